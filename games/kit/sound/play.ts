import { sound } from './switch.ts';

/**
 * Short and dry, like things on a table; made on the spot, no files. `tumble` is a thrown die that hops three times, `clock` a knuckle
 * that knocks twice: time runs out, which is told out of sight too.
 */
export type Sound = 'wood' | 'tumble' | 'paper' | 'pencil' | 'clock';

/** When a thrown cube hits the table, in seconds; see `cube/throw.ts`. */
const HOPS = [0.28, 0.49, 0.61] as const;
/** Between two knocks, in seconds. */
const KNOCKING = 0.22;

/** An open way to the loudspeaker takes a phone's power in silence too; after so many milliseconds it is let go. Longer than any sound. */
const REST = 2000;

let context: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** The way to the loudspeaker, open until nothing has been heard for a while. */
function open(): AudioContext {
  context ??= new AudioContext();
  const audio = context;
  // Also where it seems to run: it may be on its way to rest.
  void audio.resume();
  clearTimeout(resting);
  resting = setTimeout(() => void audio.suspend(), REST);
  return audio;
}

/** Plays a sound and lets the phone feel it, if the switch is on. Browsers stay mute until the page has been touched. */
export function play(kind: Sound): void {
  if (!sound.on || (document.hidden && kind !== 'clock')) return;
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (kind === 'wood' || kind === 'tumble') navigator.vibrate?.(12);
  const audio = open();
  const now = audio.currentTime;
  switch (kind) {
    case 'wood':
      knock(audio, now, 0.5);
      break;
    case 'tumble':
      for (const [hop, after] of HOPS.entries()) knock(audio, now + after, 0.5 / (hop + 1));
      break;
    case 'clock':
      for (const after of [0, KNOCKING]) knock(audio, now + after, 0.6);
      break;
    case 'paper':
      rustle(audio, now, { type: 'highpass', frequency: 2600, length: 0.16, loud: 0.12 });
      break;
    case 'pencil':
      rustle(audio, now, { type: 'bandpass', frequency: 3800, length: 0.11, loud: 0.16 });
      rustle(audio, now + 0.13, { type: 'bandpass', frequency: 4300, length: 0.09, loud: 0.12 });
      break;
  }
}

/** Wood on wood: a short click and a low, quickly damped body. */
function knock(audio: AudioContext, at: number, loud: number): void {
  rustle(audio, at, { type: 'bandpass', frequency: 1500, length: 0.03, loud: loud * 0.8 });
  const body = audio.createOscillator();
  body.frequency.setValueAtTime(310, at);
  body.frequency.exponentialRampToValueAtTime(170, at + 0.07);
  body.connect(fading(audio, at, 0.085, loud));
  body.start(at);
  body.stop(at + 0.1);
}

interface Rustle {
  readonly type: BiquadFilterType;
  /** Hertz. */
  readonly frequency: number;
  /** Seconds. */
  readonly length: number;
  /** 0 to 1. */
  readonly loud: number;
}

/** Filtered noise that dies away. */
function rustle(audio: AudioContext, at: number, { type, frequency, length, loud }: Rustle): void {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const noise = samples.getChannelData(0);
  for (let i = 0; i < noise.length; i++) noise[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = samples;
  const filter = audio.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = frequency;
  source.connect(filter).connect(fading(audio, at, length, loud));
  source.start(at);
}

function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(audio.destination);
  return gain;
}
