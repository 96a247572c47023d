import { Command } from 'commander';
import { en } from '../messages/en.ts';
import { legalAnswer, replayAnswer, viewAnswer } from './answers.ts';
import { arena } from './arena/command.ts';
import { backup, restore } from './backup.ts';
import { answerFile, answerLines, data, simulate, solve } from './commands.ts';
import type { PrintOptions } from './print.ts';
import { type ServeArguments, serveCommand } from './serve.ts';
import { verifyFile } from './verify.ts';

const text = en.program;

/** The `spieleabend` command with all that it understands. `env` gives the defaults of `serve`, `backup` and `restore`. */
export function makeProgram(env: Readonly<Record<string, string | undefined>>): Command {
  const program = new Command('spieleabend').description(text.about).addHelpText('after', text.more);

  program
    .command('serve')
    .description(text.serve)
    .option('--port <port>', text.port, env.PORT || '3000')
    .option('--host <address>', text.host, env.HOST || '127.0.0.1')
    .option('--lan', text.lan)
    .option('--data-dir <folder>', text.dataDir, env.DATA_DIR || 'data')
    .option('--trust-proxy', text.trustProxy, env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true')
    .option('--keep-days <days>', text.keepDays, env.KEEP_DAYS || '365')
    .option('--push-contact <address>', text.pushContact, env.PUSH_CONTACT || undefined)
    .action((options: ServeArguments) => serveCommand(options, env.METRICS_TOKEN || undefined));

  const dataDir = env.DATA_DIR || 'data';
  program
    .command('backup')
    .description(text.backup)
    .argument('<file>', text.backupFile)
    .option('--data-dir <folder>', text.dataDir, dataDir)
    .option('--force', text.force)
    .action(backup);

  program
    .command('restore')
    .description(text.restore)
    .argument('<file>', text.restoreFile)
    .option('--data-dir <folder>', text.dataDir, dataDir)
    .action(restore);

  for (const [name, answer, about] of [
    ['replay', replayAnswer, text.replay],
    ['legal', legalAnswer, text.legal],
  ] as const) {
    program
      .command(name)
      .description(about)
      .argument('[file]', text.file, '-')
      .option('--lines', text.lines)
      .action((file: string, { lines }: { lines?: true }) => (lines ? answerLines : answerFile)(file, answer));
  }

  program
    .command('view')
    .description(text.view)
    .argument('[file]', text.file, '-')
    .requiredOption('--seat <seat>', text.seat)
    .action((file: string, { seat }: { seat: string }) => answerFile(file, (session) => viewAnswer(session, seat)));

  program
    .command('verify')
    .description(text.verify)
    .argument('[file]', text.file, '-')
    .option('--events', text.events)
    .action(verifyFile);

  program
    .command('simulate')
    .description(text.simulate)
    .argument('<game>', text.game)
    .option('--seats <n>', text.seats)
    .option('--games <k>', text.games, '1000')
    .option('--seed <s>', text.seed, '1')
    .option('--options <json>', text.options, '{}')
    .option('--bots <levels>', text.bots, 'random')
    .option('--records <folder>', text.records)
    .option('--data <file>', text.ownData)
    .action(simulate);

  program
    .command('arena')
    .description(text.arena)
    .argument('<game>', text.game)
    .requiredOption('--bots <names>', text.contestants)
    .option('--seats <n>', text.seatsOfBots)
    .option('--games <k>', text.gamesByRounds, '2000')
    .option('--seed <s>', text.seed, '1')
    .option('--options <json>', text.options, '{}')
    .option('--data <file>', text.ownData)
    .option('--workers <n>', text.workers)
    .action(arena);

  program
    .command('solve')
    .description(text.solve)
    .argument('<game>', text.game)
    .option('--record <file>', text.solveRecord)
    .option('--options <json>', text.options, '{}')
    .option('--data <file>', text.ownData)
    .action(solve);

  program
    .command('data')
    .description(text.data)
    .argument('<game>', text.game)
    .option('--check <file>', text.check)
    .action(data);

  program
    .command('print')
    .description(text.print)
    .argument('<game>', text.game)
    .option('--out <file>', text.out)
    .option('--sheets <names>', text.sheets)
    .option('--copies <n>', text.copies, '1')
    .option('--lang <language>', text.lang, 'de')
    .option('--data <file>', text.ownData)
    // The printer is large and loaded only here.
    .action(async (game: string, options: PrintOptions) => (await import('./print.ts')).printGame(game, options));

  return program;
}
