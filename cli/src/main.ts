import { endQuietlyWithTheReader } from './output.ts';
import { makeProgram } from './program.ts';

endQuietlyWithTheReader();
await makeProgram(process.env).parseAsync();
