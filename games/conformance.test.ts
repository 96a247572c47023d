import { conformance, setupsOf } from '@spieleabend/kernel/conformance';
import { describe, test } from 'vitest';
import { ROOMS } from './index.ts';

// Every room has to keep the whole contract, for every number of seats and every house rule.
for (const { about, load } of ROOMS) {
  const { game } = await load();
  // Where house rules have very many combinations, a game of each is as many games as four of each elsewhere.
  const checks = conformance(game, setupsOf(game).length > 100 ? 1 : 4);
  describe(about.id, () => {
    for (const setup of new Set(checks.map((check) => check.setup))) {
      describe(setup, () => {
        for (const check of checks) if (check.setup === setup) test(check.promise, () => check.run());
      });
    }
  });
}
