import { attend, type WorkerScope } from './worker.ts';

/** Put in by the build: the registry itself would bring all games along. */
declare const TITLES: Readonly<Record<string, string>>;

attend(self as unknown as WorkerScope, TITLES);
