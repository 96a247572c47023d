#!/usr/bin/env python3
"""Checks the dice and cards of a finished game with nothing but Python: python3 verify.py RECORD.json …

It knows no rules: what each event was drawn from it reads in the record ("draws"). What it proves, and what it does not, stands
in docs/fair-dice.md, and so does every step below. With --lines it reads one record a line from standard input.
"""
import hashlib, hmac, json, re, sys

def sha(about, context, *lines):
    return hashlib.sha256("".join(line + "\n" for line in (f"spieleabend fair 1 {about}", *context, *lines)).encode()).hexdigest()

def words(key, event):
    """The stream of one event: 32-bit numbers, big endian."""
    for block in range(1 << 32):
        digest = hmac.new(key, event.to_bytes(4, "big") + block.to_bytes(4, "big"), hashlib.sha256).digest()
        yield from (int.from_bytes(digest[at:at + 4], "big") for at in range(0, 32, 4))

def below(stream, bound):
    """A number below the bound, each equally likely: words beyond the last whole multiple are thrown away."""
    word = 0 if bound == 1 else next(w for w in stream if w < 2 ** 32 - 2 ** 32 % bound)
    return word % bound

def copies(text):
    """3*B is three times B."""
    number, _, what = text.rpartition("*")
    if len(number) > 4: raise ValueError("more copies than any box holds")
    return [what] * int(number or 1)

def draw(stream, text, pile):
    """The outcome of one event; what is left of a pile of cards stays in `pile`."""
    take, is_cards, things = text.partition("<")
    if not is_cards:
        dice = [die.split(",") for group in text.split("|") for die in copies(group)]
        return "".join(faces[below(stream, len(faces))] for faces in dice)
    if things: pile[:] = [card for group in things.split(",") for card in copies(group)]
    if len(take) > 4 or not 1 <= int(take) <= len(pile): raise ValueError("more cards than there are")
    return "".join(pile.pop(below(stream, len(pile))) for _ in range(int(take)))

def verify(record):
    """All that does not hold, as sentences."""
    fair, chairs = record["fairness"], len(record["seats"])
    if fair["version"] != 1: return ["this needs a newer verifier"]
    if not re.fullmatch("[A-Za-z0-9-]{1,32}", fair["table"]): return ["the table has no code"]
    faults, after, allowed, key = [], "0" * 64, set(range(chairs)), b""
    for number, part in enumerate(fair["rounds"], 1):
        if "secret" not in part: return ["the secret is not revealed before the game is over"]
        given = part["contributions"]
        for text in (part["commitment"], part["secret"], *(one["commitment"] for one in given),
                     *(one["contribution"] for one in given if one["contribution"] is not None)):
            if not re.fullmatch("[0-9a-f]{64}", text): return ["a hash or secret is not 64 hexadecimal digits"]
        context = (f"table {fair['table']}", f"game {record['game']}", f"chairs {chairs}", f"first {fair['first']}",
                   f"round {number}", f"after {after}")
        if sha("secret", context, f"secret {part['secret']}") != part["commitment"]:
            faults.append(f"round {number}: the server's secret is not the one it had promised")
        shown = {one["chair"]: one["contribution"] for one in given if one["contribution"] is not None}
        for chair, contribution in shown.items():
            promise = sha("contribution", context, f"commitment {part['commitment']}", f"chair {chair} contribution {contribution}")
            if promise != next(one["commitment"] for one in given if one["chair"] == chair):
                faults.append(f"round {number}: chair {chair} gave something else than it had promised")
        order = [one["chair"] for one in given]
        if order != sorted(set(order)) or not allowed.issuperset(order):
            faults.append(f"round {number}: these chairs cannot take part so")
        if (len(shown) < len(given)) != (number < len(fair["rounds"])):
            faults.append(f"round {number}: a round fails if, and only if, something was not shown")
        lines = [f"chair {chair} contribution {contribution}" for chair, contribution in shown.items()]
        key = bytes.fromhex(sha("key", context, f"secret {part['secret']}", *lines))
        traces = [f"chair {one['chair']} commitment {one['commitment']} contribution {one['contribution'] or 'withheld'}" for one in given]
        after, allowed = sha("round", context, f"commitment {part['commitment']}", *traces), set(shown)
    first = below(words(key, 0), chairs) if fair["first"] == "lot" else fair["first"]
    if first != fair["starter"] or first not in range(chairs): faults.append("another chair had to begin")
    outcomes = [(at, entry[2:]) for at, entry in enumerate(record["log"]) if entry.startswith("*:")]
    if len(outcomes) != len(fair["draws"]): faults.append("not every chance event says what it was drawn from")
    pile = []
    for event, ((at, outcome), text) in enumerate(zip(outcomes, fair["draws"]), 1):
        expected = draw(words(key, event), text, pile)
        if outcome != expected: faults.append(f"log[{at}]: {outcome} stands there, {expected} was drawn")
    return faults

def check(text):
    try:
        record = json.loads(text)
        if "fairness" not in record: return ["this record carries nothing that could be checked"]
        return verify(record)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        return [f"this is no record that can be checked ({type(error).__name__}: {error})"]

if __name__ == "__main__":
    texts = sys.stdin if sys.argv[1:] == ["--lines"] else (open(name, encoding="utf-8").read() for name in sys.argv[1:])
    results = [check(text) for text in texts]
    for faults in results: print("every roll and every card holds" if not faults else "does not hold: " + "; ".join(faults))
    sys.exit(any(results))
