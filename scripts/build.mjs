// npm run build: what serving needs (web/build and dist/), without serving it; for Docker and other machines that start it themselves.
import { buildClient, buildServer, installDependencies } from './lib/setup.mjs';
import { requireNode } from './lib/steps.mjs';

requireNode();
await installDependencies();
await buildClient();
await buildServer();
