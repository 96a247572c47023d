import { afterEach, expect, test, vi } from 'vitest';

/** Whatever a sound is put together from: takes every call and every value. */
const part: unknown = new Proxy(() => part, {
  get: (_, name) => (name === 'getChannelData' ? () => new Float32Array(1) : part),
  apply: () => part,
  set: () => true,
});

class Loudspeaker {
  static readonly made: Loudspeaker[] = [];
  state = 'suspended';
  readonly currentTime = 0;
  readonly sampleRate = 48_000;
  readonly createBuffer = part;
  readonly createBufferSource = part;
  readonly createBiquadFilter = part;
  readonly createOscillator = part;
  readonly createGain = part;

  constructor() {
    Loudspeaker.made.push(this);
  }

  async resume(): Promise<void> {
    this.state = 'running';
  }

  async suspend(): Promise<void> {
    this.state = 'suspended';
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the loudspeaker is open while there is something to hear, and let go afterwards', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', Loudspeaker);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('navigator', {});
  const { play } = await import('./play.ts');
  play('tumble');
  const [loudspeaker, ...others] = Loudspeaker.made;
  expect(loudspeaker?.state).toBe('running');
  vi.advanceTimersByTime(1500);
  play('wood');
  vi.advanceTimersByTime(1500);
  expect(loudspeaker?.state).toBe('running');
  vi.advanceTimersByTime(1000);
  expect(loudspeaker?.state).toBe('suspended');
  play('paper');
  expect(loudspeaker?.state).toBe('running');
  expect(others).toEqual([]);
});
