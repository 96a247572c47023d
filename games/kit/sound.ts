import { createSubscriber } from 'svelte/reactivity';

/**
 * Short and dry, like things on a table; made on the spot, no files. `tumble` is a thrown die that hops three times, `clock` a knuckle
 * that knocks twice: time runs out, which is told out of sight too.
 */
export type Sound = 'wood' | 'tumble' | 'paper' | 'pencil' | 'clock';

const KEY = 'spieleabend.sound';
/** When a thrown cube hits the table, in seconds; see `cube/throw.ts`. */
const HOPS = [0.28, 0.49, 0.61] as const;
/** Between two knocks, in seconds. */
const KNOCKING = 0.22;

let update = (): void => {};
const subscribe = createSubscriber((changed) => {
  update = changed;
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
});

/** Only until the page is left, where the browser keeps nothing for us. */
let unstored: boolean | null = null;

/** The one switch for sounds and for the small shake of a phone; remembered in this browser. Reactive. */
export const sound = {
  get on(): boolean {
    subscribe();
    if (unstored !== null) return unstored;
    try {
      return localStorage.getItem(KEY) !== 'off';
    } catch {
      return true;
    }
  },
  set on(on: boolean) {
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off');
      unstored = null;
    } catch {
      unstored = on;
    }
    update();
  },
};

let context: AudioContext | null = null;

/** Plays a sound and lets the phone feel it, if the switch is on. Browsers stay mute until the page has been touched. */
export function play(kind: Sound): void {
  if (!sound.on || (document.hidden && kind !== 'clock')) return;
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (kind === 'wood' || kind === 'tumble') navigator.vibrate?.(12);
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  switch (kind) {
    case 'wood':
      knock(context, now, 0.5);
      break;
    case 'tumble':
      for (const [hop, after] of HOPS.entries()) knock(context, now + after, 0.5 / (hop + 1));
      break;
    case 'clock':
      for (const after of [0, KNOCKING]) knock(context, now + after, 0.6);
      break;
    case 'paper':
      rustle(context, now, { type: 'highpass', frequency: 2600, length: 0.16, loud: 0.12 });
      break;
    case 'pencil':
      rustle(context, now, { type: 'bandpass', frequency: 3800, length: 0.11, loud: 0.16 });
      rustle(context, now + 0.13, { type: 'bandpass', frequency: 4300, length: 0.09, loud: 0.12 });
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
