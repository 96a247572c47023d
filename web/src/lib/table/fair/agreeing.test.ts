import { announce, type Ceremony, expire, open, receive } from '@spieleabend/fair';
import type { Contribution, FairMessage } from '@spieleabend/server/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Agreeing } from './agreeing.ts';
import type { Agreement } from './agreement.ts';
import { memorise, recall } from './memory.ts';

const TABLE = { code: 'K7MW3Q', game: 'eineu', chairs: 2, first: 'lot' } as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

const secret = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));

function message(ceremony: Ceremony): FairMessage {
  return {
    type: 'fair',
    announcement: announce(ceremony),
    opened: 1000,
    agreed: ceremony.phase === 'ready' ? 2000 : null,
  };
}

/** A page that takes part. */
class Page {
  readonly sent: Contribution[] = [];
  agreement: Agreement | null = null;
  #later: (() => void)[] = [];
  readonly #agreeing = new Agreeing(
    {
      secret,
      later: (_, run) => {
        this.#later.push(run);
        return () => {
          this.#later = [];
        };
      },
    },
    (what) => this.sent.push(what),
    (agreement) => {
      this.agreement = agreement;
    },
  );

  /** Hears an announcement; the answer is what it sends upon it, if anything. */
  async hear(ceremony: Ceremony, chair: number | null = 0): Promise<Contribution | null> {
    const before = this.sent.length;
    this.#agreeing.hear(message(ceremony), chair);
    await settled();
    for (const run of this.#later.splice(0)) run();
    await settled();
    return this.sent[before] ?? null;
  }
}

async function settled(): Promise<void> {
  await import('@spieleabend/fair');
  await new Promise((resolve) => setTimeout(resolve, 0));
}

function after(ceremony: Ceremony, chair: number, what: Contribution | null): Ceremony {
  const received = what === null ? null : receive(ceremony, chair, what);
  if (!received?.ok) throw new Error(`not received from ${chair}: ${received?.error.code}`);
  return received.value;
}

describe('the part of a device in chance', () => {
  test('it promises, shows what it has promised, and remembers both', async () => {
    const page = new Page();
    let ceremony = open(TABLE, [0], secret());
    ceremony = after(ceremony, 0, await page.hear(ceremony));
    expect(ceremony.phase).toBe('reveal');
    ceremony = after(ceremony, 0, await page.hear(ceremony));
    expect(await page.hear(ceremony)).toBeNull();
    expect(page.agreement).toMatchObject({ seen: { phase: 'ready' }, opened: 1000, agreed: 2000, deceit: null });
    expect(recall(TABLE.code)?.own?.contribution).toBe(ceremony.rounds[0]?.contributions[0]?.contribution);
  });

  test('a page that is loaded anew in between shows what was promised before', async () => {
    let ceremony = open(TABLE, [0], secret());
    ceremony = after(ceremony, 0, await new Page().hear(ceremony));
    expect(after(ceremony, 0, await new Page().hear(ceremony)).phase).toBe('ready');
  });

  test('two tabs of one person give the same', async () => {
    const ceremony = open(TABLE, [0], secret());
    expect(await new Page().hear(ceremony)).toEqual(await new Page().hear(ceremony));
  });

  test('a tab whose contribution was not taken, because another of the same person was first, cries no deceit', async () => {
    const [one, other] = [new Page(), new Page()];
    let ceremony = open(TABLE, [0], secret());
    await other.hear(ceremony);
    localStorage.removeItem('spieleabend.fair');
    ceremony = after(ceremony, 0, await one.hear(ceremony));
    await one.hear(ceremony);
    expect(await other.hear(ceremony)).toEqual(one.sent.at(-1));
    expect(other.agreement?.deceit).toBeNull();
  });

  test('of two tabs that promised at once the one that was first still shows what it promised', async () => {
    const [one, other] = [new Page(), new Page()];
    let ceremony = open(TABLE, [0, 1], secret());
    const promise = await one.hear(ceremony);
    localStorage.removeItem('spieleabend.fair');
    await other.hear(ceremony);
    ceremony = after(ceremony, 0, promise);
    await one.hear(ceremony);
    await other.hear(ceremony);
    ceremony = after(ceremony, 1, { type: 'commit', round: 1, commitment: 'a'.repeat(64) });
    ceremony = after(ceremony, 0, await one.hear(ceremony));
    expect(ceremony.rounds[0]?.contributions[0]?.contribution).not.toBeNull();
    await other.hear(ceremony);
    expect(other.agreement?.deceit).toBeNull();
  });

  test('a tab that hears later than another of the same person what both were told cries no deceit, and spoils no memory', async () => {
    const [one, other] = [new Page(), new Page()];
    const told = [open(TABLE, [0], secret())];
    for (let n = 0; n < 2; n++) {
      const ceremony = told.at(-1) ?? open(TABLE, [0], secret());
      told.push(after(ceremony, 0, await one.hear(ceremony)));
    }
    const [, , ready] = told;
    if (ready !== undefined) await one.hear(ready);
    for (const ceremony of told) {
      expect(await other.hear(ceremony)).toBeNull();
      expect(recall(TABLE.code)).toMatchObject({ seen: { phase: 'ready' }, deceit: null });
    }
    expect(other.agreement?.deceit).toBeNull();
  });

  test('a round that fails is answered anew, with another contribution', async () => {
    const page = new Page();
    let ceremony = open(TABLE, [0, 1], secret());
    const first = await page.hear(ceremony);
    ceremony = after(ceremony, 0, first);
    ceremony = after(ceremony, 1, { type: 'commit', round: 1, commitment: 'a'.repeat(64) });
    ceremony = after(ceremony, 0, await page.hear(ceremony));
    const second = await page.hear(expire(ceremony, secret()));
    expect(second).toMatchObject({ type: 'commit', round: 2 });
    expect(second).not.toMatchObject({ commitment: first?.type === 'commit' ? first.commitment : '' });
  });

  test('a server that changes its promise is caught: the device says nothing more, and remembers it', async () => {
    const page = new Page();
    await page.hear(open(TABLE, [0], secret()));
    expect(await page.hear(open(TABLE, [0], secret()))).toBeNull();
    expect(page.agreement?.deceit).toBe('commitment-changed');
    expect(recall(TABLE.code)?.deceit).toBe('commitment-changed');
  });

  test('a server that takes nobody’s promise is caught', async () => {
    const page = new Page();
    const ceremony = open(TABLE, [0], secret());
    await page.hear(ceremony);
    expect(await page.hear(expire(ceremony, secret()))).toBeNull();
    expect(page.agreement?.deceit).toBe('left-out');
  });

  test('who only watches gives nothing and remembers what stood on the table', async () => {
    const page = new Page();
    const ceremony = open(TABLE, [0], secret());
    expect(await page.hear(ceremony, null)).toBeNull();
    expect(recall(TABLE.code)?.seen.rounds[0]?.commitment).toBe(ceremony.rounds[0]?.commitment);
  });

  test('the rematch is remembered under its own code', async () => {
    const page = new Page();
    await page.hear(open(TABLE, [0], secret()));
    await page.hear(open({ ...TABLE, code: 'NNNNNN' }, [0], secret()));
    expect(recall(TABLE.code)).not.toBeNull();
    expect(recall('NNNNNN')?.own?.chair).toBe(0);
  });
});

describe('the memory of a device', () => {
  const agreement = (code: string): Agreement => ({
    seen: announce(open({ ...TABLE, code }, [0], secret())),
    own: null,
    opened: 1,
    agreed: null,
    deceit: null,
  });

  test('of more tables than a device keeps the oldest are forgotten', () => {
    for (let n = 0; n < 101; n++) memorise(agreement(`T${n}`));
    expect(recall('T0')).toBeNull();
    expect(recall('T1')).not.toBeNull();
    expect(recall('T100')).not.toBeNull();
  });

  test('what was damaged is as if it had never been', () => {
    localStorage.setItem('spieleabend.fair', JSON.stringify([{ ...agreement('T1'), own: 7 }, agreement('T2')]));
    expect(recall('T1')).toBeNull();
    expect(recall('T2')).not.toBeNull();
  });
});
