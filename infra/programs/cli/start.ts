import { parsePosition } from '@league/events/envelope.ts';
import { Command, InvalidArgumentError } from 'commander';
import type { Logger } from 'pino';
import { readConfig } from '../config.ts';
import { type Embedded, runEmbedded } from '../main/embedded.ts';
import { openTerminalLog, stopSignal, tell } from '../main/terminal.ts';
import { notReadyLines } from './failures.ts';

const LOG = `
The log goes to standard output, a line of JSON each, with and without --json, which adds
a last line with the reason where the league could not start or go on.`;

/** `league start`: the embedded profile until SIGINT or SIGTERM, or until it cannot go on. */
export const startCommand = (): Command =>
  new Command('start')
    .description('start the league on one machine (embedded profile); an empty league is filled with a sample first')
    .option('--empty', 'do not make a sample league')
    .option('--processes-from <position>', 'where processes start whose checkpoint was lost', position)
    .addHelpText('after', LOG)
    .action(start);

const position = (text: string): bigint => {
  const parsed = parsePosition(text);
  if (parsed === undefined) throw new InvalidArgumentError('a position of the log is a whole number');
  return parsed;
};

const start = async ({ empty, processesFrom }: { empty?: true; processesFrom?: bigint }): Promise<void> => {
  const config = readConfig(process.env);
  const log = openTerminalLog({ level: config.LOG_LEVEL });
  let stopped: Promise<NodeJS.Signals> | undefined;
  await runEmbedded({ config, log, sample: empty !== true, processesFrom }, async (embedded) => {
    // A signal ends a league that is not up at once.
    stopped ??= stopSignal();
    await tellUp(embedded, log);
    embedded.warmUp();
    log.info(`${await stopped}: stopping`);
  });
  log.info('league is down');
  // kafkajs keeps the program alive for a broker that does not answer; everything of ours is closed.
  process.exit();
};

/** For whoever sits at the terminal; the log beside it is for machines. */
const tellUp = async ({ url, league, parts, firstAccountsFile }: Embedded, log: Logger): Promise<void> => {
  log.info({ url, folder: league.folder.path, firstAccountsFile }, 'league is up');
  tell(`league: up at ${url}, data in ${league.folder.path}`);
  if (firstAccountsFile !== undefined) tell(`league: the first admin's password stands in ${firstAccountsFile}`);
  for (const line of notReadyLines(await parts())) {
    log.warn(line);
    tell(`league: ${line}`);
  }
};
