#!/usr/bin/env python3
"""A bot for EINEU that needs nothing but Python: python3 bot.py http://127.0.0.1:3000 CODE [NAME]

It sits down on an open chair of a table, waits for the host to begin, plays the game to its end and prints the result.
The messages are described in docs/protocol.md, the rules in games/eineu/rulebook/en.md.
"""
import base64, hashlib, json, os, random, secrets, socket, ssl, struct, sys, time
from urllib.parse import urlsplit

PAIRS = {"b": ((1, 9), (2, 7), (5, 6)), "r": ((1, 9), (3, 8), (4, 5)), "k": ((2, 7), (3, 8), (4, 6))}
OPPOSITE = {die: {a: b for pair in pairs for a, b in (pair, pair[::-1])} for die, pairs in PAIRS.items()}

def legal_moves(view):
    """The server names no moves, it refuses what the rules forbid: a client knows the game. (EI-3.1, EI-3.2, EI-3.3)"""
    tops = view["tops"]
    tips = [f"{die}{top}" for die, faces in OPPOSITE.items() if die != view["last"]
            for top, below in faces.items() if tops[die] not in (top, below)]
    return tips + (["stop"] if view["earned"] else [])

def choose(view, seat):
    """Takes a win, gives none away, and leaves the rest to chance: a position that arises three times ends the game."""
    def winner(move):
        tops = view["tops"] if move == "stop" else {**view["tops"], move[0]: int(move[1])}
        return tops["b"] if tops["b"] == tops["r"] and tops["b"] in (1, 9) else None
    moves, mine = legal_moves(view), view["targets"][seat]
    wins = [move for move in moves if winner(move) == mine]
    safe = [move for move in moves if winner(move) is None]
    return random.choice(wins or safe or moves)

class WebSocket:
    """As much of RFC 6455 as it takes: text out, text in, pings answered."""
    def __init__(self, url):
        where = urlsplit(url)
        tls = where.scheme == "https"
        self.wire = socket.create_connection((where.hostname, where.port or (443 if tls else 80)), timeout=60)
        if tls:
            self.wire = ssl.create_default_context().wrap_socket(self.wire, server_hostname=where.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.wire.sendall((f"GET /ws HTTP/1.1\r\nHost: {where.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                           f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        self.input = self.wire.makefile("rb")
        answer = b"".join(iter(self.input.readline, b"\r\n"))
        accept = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        if b" 101 " not in answer or base64.b64encode(accept) not in answer:
            raise ConnectionError("no WebSocket here")
    def frame(self, opcode, data):
        mask = os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.wire.sendall(bytes([128 | opcode]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))
    def send(self, **message):
        self.frame(1, json.dumps(message).encode())
    def read(self, size):
        data = self.input.read(size)
        if len(data) < size:
            raise ConnectionError("the connection broke off")
        return data
    def messages(self):
        while True:
            first, size = self.read(2)
            size = size if size < 126 else struct.unpack(*((">H", self.read(2)) if size == 126 else (">Q", self.read(8))))[0]
            data = self.read(size)
            if first & 15 == 1:
                yield json.loads(data)
            elif first & 15 == 9:
                self.frame(10, data)
            elif first & 15 == 8:
                raise ConnectionError("the server has closed the connection")

def play(url, code, name, token):
    """One connection. Returns the seat and the result when the game is over; raises OSError where it is worth coming again."""
    ws, asked = WebSocket(url), None
    ws.send(type="hello", protocol=3, code=code, token=token)
    for message in ws.messages():
        kind = message["type"]
        if kind == "table" and message["game"] != "eineu":
            raise SystemExit("This bot plays EINEU only.")
        if kind == "table" and message["phase"] == "lobby" and message["you"]["chair"] is None:
            chairs = [number for number, chair in enumerate(message["chairs"]) if chair["kind"] == "open"]
            ws.send(type="take", id=secrets.token_hex(6), chair=chairs[0] if chairs else 0, name=name, token=token)
        elif kind == "look" and message["over"] is not None:
            return message["viewer"], message["over"]
        elif kind == "look" and message["ask"] not in (None, asked):
            asked = message["ask"]
            time.sleep(0.06)  # 20 messages a second are allowed.
            ws.send(type="decide", id=secrets.token_hex(6), ask=asked, move=choose(message["view"], message["viewer"]))
        elif kind == "refused" and message["reason"]["code"] != "stale-ask" or kind == "error" and message["final"]:
            raise SystemExit(f"Refused: {message['reason']}")

def main(url, code, name="Python"):
    token, wait = secrets.token_urlsafe(24), 0.4  # Who knows the token holds the chair.
    while True:
        try:
            seat, result = play(url, code, name, token)
            return print(json.dumps({"seat": seat, **result}))
        except OSError:  # The network, or a restart: the game goes on where it stood.
            time.sleep(wait * (1 + random.random()))
            wait = min(5, wait * 2)

if __name__ == "__main__":
    main(*sys.argv[1:])
