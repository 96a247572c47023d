import type { Request } from '@spieleabend/bots/worker';
import { answer } from '@spieleabend/bots/worker/handler';

// The worker in which opponents think. It is built apart from the page (vite.config.ts), so nothing of the screens comes with it.
self.onmessage = async ({ data }: MessageEvent<Request>) => self.postMessage(await answer(data));
