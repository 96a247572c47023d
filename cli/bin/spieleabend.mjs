#!/usr/bin/env node
// Runs the command from its TypeScript source; `npm start` bundles the same source into dist/spieleabend.mjs.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
