import { Command, Option } from 'commander';
import { SESSION_SWEEP_MS } from '../../adapters/accounts/accounts.ts';
import { type Config, readConfig } from '../config.ts';
import { type CopyReport, copyLeague } from '../copy/copy-league.ts';
import { dataFolder } from '../data-folder/data-folder.ts';
import { openAll } from '../league/closing.ts';
import { OperationRefused } from '../operations/operations.ts';
import { answer } from './answer.ts';
import { showing } from './progress.ts';

const HELP = `
  --to eventstoredb   from the files in DATA_DIR to EventStoreDB and MongoDB
  --to sqlite         from EventStoreDB and MongoDB into the files of a new, empty DATA_DIR

EVENTSTORE_URL, MONGODB_URL and LEAGUE name the servers and the league on them.

Copied are the log, accounts, sessions, the digest key, and how far each process is.
Read models and the Kafka topic are made anew from the log when the league starts.

The league must not run: neither the server on the folder nor any command-api. A copy
that was cut short goes on when it is run again; until it is finished no process of
the league starts on the target. At the end both sides are read whole and compared,
by count and SHA-256: exit 1 when they differ. A finished copy is only compared.`;

/** `league copy`: moves a league from its files to the servers, or back. */
export const copyCommand = (): Command =>
  new Command('copy')
    .description('copy a whole, stopped league from its files to the servers, or back, and compare both')
    .addOption(new Option('--to <log>', 'where to').choices(['eventstoredb', 'sqlite']).makeOptionMandatory())
    .addHelpText('after', HELP)
    .action(async ({ to }: { to: 'eventstoredb' | 'sqlite' }, command: Command) => {
      const config = readConfig(process.env);
      refuseMixed(config);
      const report = await copy(config, to);
      answer(command, { lines: reportLines(report), json: reportJson(report) });
      if (report.difference !== undefined) process.exitCode = 1;
    });

/** Refuses a league with one half in files and the other on servers: to copy one half beside the other would change the source. */
const refuseMixed = ({ EVENT_LOG, READ_MODELS }: Config): void => {
  if ((EVENT_LOG === 'sqlite') === (READ_MODELS === 'sqlite')) return;
  throw new OperationRefused(
    `a league with EVENT_LOG=${EVENT_LOG} and READ_MODELS=${READ_MODELS} cannot be copied: both in files, or both on servers`,
  );
};

const copy = (config: Config, to: 'eventstoredb' | 'sqlite'): Promise<CopyReport> =>
  openAll(async (closing) => {
    // Not before: it loads the clients of all servers, which no other command on files needs.
    const { openFolderSource, openFolderTarget, openServers } = await import('../copy/open-sides.ts');
    const folder = dataFolder(config.DATA_DIR);
    const onNotice = (text: string): void => console.error(`league: ${text}`);
    // The source is opened first: a target that is missing would be made.
    const source = await (to === 'eventstoredb' ? openFolderSource(folder, onNotice) : openServers(config, 'source'));
    closing.add(source.close);
    const target = await (to === 'eventstoredb' ? openServers(config, 'target') : openFolderTarget(folder, onNotice));
    closing.add(target.close);
    const report = await copyLeague(source, target, {
      since: Date.now() - SESSION_SWEEP_MS + SWEEP_MARGIN_MS,
      show: showing,
    });
    await closing.close();
    return report;
  });

/** Sessions that expire within this time are not copied, so that none is swept from one side while both are compared. */
const SWEEP_MARGIN_MS = 24 * 3_600_000;

const reportJson = ({ copied, log, accounts, difference }: CopyReport) => {
  const figures = (side: 'source' | 'target') => ({
    log: { events: log[side].count, sha256: log[side].sha256 },
    accounts: accounts[side],
  });
  return {
    same: difference === undefined,
    ...(difference === undefined ? {} : { difference }),
    copied,
    source: figures('source'),
    target: figures('target'),
  };
};

const reportLines = ({ copied, log, accounts, difference }: CopyReport): readonly string[] => [
  ...(['source', 'target'] as const).flatMap((side) => {
    const { count, sha256 } = log[side];
    const { accounts: people, sessions, checkpoints, sha256: accountsSha256 } = accounts[side];
    return [
      `${side}: ${count} events, sha256 ${sha256}`,
      `${side}: ${people} accounts, ${sessions} sessions, ${checkpoints} process checkpoints, sha256 ${accountsSha256}`,
    ];
  }),
  difference === undefined
    ? `copied ${copied} events; both are the same league`
    : `copied ${copied} events; NOT the same league: ${difference}`,
];
