import { parsePosition } from '@league/events/envelope.ts';
import { Command, InvalidArgumentError } from 'commander';
import { readConfig } from '../config.ts';
import { startEmbedded } from '../main/embedded.ts';
import { openTerminalLog, stopSignal } from '../main/terminal.ts';
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
  const { url, league, parts, firstAccountsFile, failed, stop } = await startEmbedded({
    config,
    log,
    sample: empty !== true,
    processesFrom,
  });
  log.info({ url, folder: league.folder.path, firstAccountsFile }, 'league is up');
  const stopped = stopSignal();
  // For whoever sits at the terminal; the log beside it is for machines.
  console.error(`league: up at ${url}, data in ${league.folder.path}`);
  if (firstAccountsFile !== undefined)
    console.error(`league: the first admin's password stands in ${firstAccountsFile}`);
  for (const line of notReadyLines(await parts())) {
    log.warn(line);
    console.error(`league: ${line}`);
  }
  try {
    const signal = await Promise.race([stopped, failed]);
    log.info(`${signal}: stopping`);
  } finally {
    await stop();
  }
  log.info('league is down');
  // kafkajs keeps the program alive for a broker that does not answer; everything of ours is closed.
  process.exit();
};
