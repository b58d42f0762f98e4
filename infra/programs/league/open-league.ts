import { type ProcessRunner, standsStill, startProcesses } from '@league/command-api/processes/process-runner.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { registry } from '@league/projector/registry.ts';
import type { ModelMoves } from '@league/query-api/ports/model-moves.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import type { ProcessStandstills } from '@league/query-api/ports/process-standstills.ts';
import type { ReadModelReader } from '@league/query-api/ports/read-model-reader.ts';
import type { Accounts } from '../../adapters/accounts/accounts.ts';
import { openAccounts } from '../../adapters/accounts/sqlite-accounts.ts';
import { type Check, CHECKED, checksFirst } from '../../adapters/event-store/check-behind.ts';
import type { Config } from '../config.ts';
import { type DataFolder, lockFolder, prepareFolder } from '../data-folder/data-folder.ts';
import { createMemoryForwarderCheckpoints } from '../../adapters/forwarder/checkpoints.ts';
import { createForwarder } from '../../adapters/forwarder/forwarder.ts';
import type { Opening, WaitFor } from '../main/process.ts';
import { createInProcessPositions } from '../../adapters/read-models/in-process-positions.ts';
import { createSqliteReader } from '../../adapters/read-models/sqlite-reader.ts';
import { openAll, type Closing } from './closing.ts';
import { type CommandSide, commandSide } from './command-side.ts';
import { startFileProjector } from './file-projector.ts';
import { startLeasedForwarder } from './leased-forwarder.ts';
import { type LeasedProjector, startLeasedProjector } from './leased-projector.ts';
import { kafkaOf, openFeed } from './open-feed.ts';
import { type LogWitness, witnessInFolder } from './lost-log.ts';
import { type Log, openLog } from './open-log.ts';
import { processNotices, startSharedProcesses } from './processes.ts';
import { startProjectorThread } from './projector-thread.ts';
import { followModels, openSharedStores, type SharedStores } from './shared-stores.ts';

/** A whole league in this process, without its doors: log, processes, projections and what commands need. */
export type League = CommandSide & {
  readonly folder: DataFolder;
  readonly projector: Omit<LeasedProjector, 'lease'>;
  readonly positions: ModelPositions & ModelMoves;
  readonly reader: ReadModelReader;
  readonly processes: ProcessRunner;
  readonly standstills: ProcessStandstills;
  readonly checkWritable: Log['checkWritable'];
  /** What showed at the start that the log had events before. */
  readonly witness: LogWitness | undefined;
  /** As {@link Opening.waitFor}, where something is waited for at all. */
  readonly waitFor: WaitFor;
  /** Stops in the order in which nothing is lost, and gives the folder free. */
  readonly close: () => Promise<void>;
};

/**
 * Opens a whole league in its folder, locked for this process, with everything running that follows the log: on files, or
 * on the servers that the settings name, in any mix. Resolves when all projections serve. `processesFrom`: where processes
 * start whose checkpoint is lost, a position that an operator named.
 * @throws DataFolderError, LogCorrupt, LogLost, UnsuitableServer, and StoreUnavailable where it is all on files
 */
export const openLeague = (opening: Opening, processesFrom?: bigint): Promise<League> =>
  openAll(async (closing) => {
    const { config, folder } = opening;
    // Servers come back by themselves, a full or read-only disk mostly does not: that is told at once.
    const onlyFiles = config.EVENT_LOG === 'sqlite' && config.READ_MODELS === 'sqlite';
    const checks = onlyFiles && projectsInThread(config) ? opening.checks : checksFirst;
    let check = CHECKED;
    const waitFor: WaitFor = onlyFiles ? (_what, work) => onceChecked(work, check) : opening.waitFor;
    prepareFolder(folder);
    closing.add(lockFolder(folder).release);
    const shared = config.READ_MODELS === 'mongodb' ? await openSharedStores(opening) : undefined;
    if (shared !== undefined) closing.add(shared.close);
    const witness = shared === undefined ? witnessInFolder(folder) : shared.witness;
    const log = await waitFor('the log', () => openLog({ ...opening, checks }, 'write', witness));
    closing.add(log.close);
    const { store } = log;
    ({ check } = log);
    check.done.catch(opening.fail);
    const { feed, close } = openFeed(opening, log);
    closing.add(close);
    const opened = { closing, log, feed };
    const { startProcesses: start, ...storage } = await (shared === undefined
      ? onFiles(opening, opened)
      : onServer(opening, opened, shared));
    const commands = commandSide({ store, ...storage });
    const processes = await waitFor('the log', () => start(commands, processesFrom));
    closing.add(processes.stop);
    await storage.built;
    const { checkWritable } = log;
    const standstills = shared?.standstills ?? standingStill(processes);
    const parts = { folder, processes, standstills, checkWritable, witness, waitFor };
    return { ...commands, ...storage, ...parts, close: closing.close };
  });

/** Does the work; what has to be recorded, as on the first start, waits for the check of the log. @throws LogCorrupt, and what the work throws */
const onceChecked = async <Result>(work: () => Promise<Result>, { isDone, done }: Check): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (isDone() || !(error instanceof StoreUnavailable)) throw error;
    await done;
    return work();
  }
};

/** Where all processes run here, they say it themselves. */
const standingStill = ({ status }: Pick<ProcessRunner, 'status'>): ProcessStandstills => ({
  all: async () =>
    status()
      .filter(standsStill)
      .map(({ name }) => name)
      .toSorted(),
});

type Parts = { readonly closing: Closing; readonly log: Log; readonly feed: EventFeed };

/** What a league stores beside its log, in files or on servers, and what works on it. */
type Storage = Pick<League, 'projector' | 'positions' | 'reader'> & {
  readonly accounts: Accounts;
  readonly built: Promise<void>;
  readonly startProcesses: (
    works: Pick<CommandSide, 'reactions' | 'sweeps'>,
    startAt: bigint | undefined,
  ) => Promise<ProcessRunner>;
};

/** Stored in the folder, which no other process uses: it is locked. */
const onFiles = async (opening: Opening, { closing, log, feed }: Parts): Promise<Storage> => {
  const { config, onNotice, retryPolicy } = opening;
  const { accountsFile, readModelsFile } = opening.folder;
  const { store } = log;
  const accounts = openAccounts(accountsFile, { onNotice });
  closing.add(accounts.close);
  const projector = await (projectsInThread(config)
    ? startProjectorThread(opening, log)
    : startFileProjector({ store, feed, readModelsFile, onNotice, retryPolicy }));
  closing.add(projector.stop);
  const reader = createSqliteReader(readModelsFile);
  closing.add(reader.close);
  forwardHere(opening, closing, log);
  return {
    accounts,
    reader,
    projector,
    positions: createInProcessPositions(projector),
    built: projector.built,
    startProcesses: ({ reactions, sweeps }, startAt) =>
      startProcesses(reactions, {
        sweeps,
        sweepsAfter: log.check.done,
        store,
        // Not through Kafka: a command that waits for a process must not wait for a broker (ADR 11).
        feed: log.feed,
        checkpoints: accounts.checkpoints,
        ...processNotices(onNotice),
        startAt,
      }),
  };
};

/** A log on a server and Kafka are followed by one subscription a process (ADR 24). */
const projectsInThread = ({ EVENT_LOG, EVENT_FEED }: Config): boolean =>
  EVENT_LOG === 'sqlite' && EVENT_FEED === 'in-process';

/** Forwards to Kafka from the log's beginning at each start: a message that comes twice is recognised by its position. */
const forwardHere = (
  { config, log, retryPolicy, fail }: Opening,
  closing: Closing,
  { store, feed: source }: Log,
): void => {
  if (config.EVENT_FEED !== 'kafka') return;
  const ending = new AbortController();
  const checkpoints = createMemoryForwarderCheckpoints();
  const kafka = kafkaOf(config, log);
  const forwarder = createForwarder({ kafka, store, source, checkpoints, epoch: 1, retryPolicy, log });
  const running = forwarder.run(ending.signal).catch(fail);
  closing.add(async () => {
    ending.abort();
    await running;
  });
};

/** Stored in MongoDB, where other processes may work on the same league. */
const onServer = async (opening: Opening, { closing, log, feed }: Parts, shared: SharedStores): Promise<Storage> => {
  const { config, onNotice, waitFor } = opening;
  const { mongo, accounts, leases } = shared;
  const { store } = log;
  const models = followModels(mongo, onNotice);
  closing.add(models.close);
  if (config.EVENT_FEED === 'kafka') {
    closing.add(startLeasedForwarder(opening, { mongo, leases, log, kafka: kafkaOf(config, opening.log) }).stop);
  }
  const projector = startLeasedProjector(opening, { mongo, leases, store, feed });
  closing.add(projector.stop);
  const built = waitFor('the read models', () => untilBuilt(models.positions));
  // `built` is awaited last: where the start fails before, its rejection must not count as unhandled.
  built.catch(() => undefined);
  return {
    ...models,
    accounts,
    projector,
    built,
    startProcesses: (...given) => startSharedProcesses(opening, log, shared, ...given),
  };
};

/** How long one try waits. */
const LOOK_MS = 5_000;

/** @throws StoreUnavailable while one of the read models has never been built */
const untilBuilt = async (positions: ModelPositions): Promise<void> => {
  const names = registry.map(({ name }) => name);
  if (await positions.reached(names, 0n, LOOK_MS)) return;
  throw new StoreUnavailable('they are being built for the first time');
};
