import { endWithTheReader } from './output.ts';
import { makeProgram } from './program.ts';

endWithTheReader();
await makeProgram(process.env).parseAsync();
