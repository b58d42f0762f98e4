import type { AdminState } from '@league/command-api/admins/decider.ts';
import type { StateSource } from '@league/command-api/handling/folded-stream.ts';
import { createAdminSource } from '@league/command-api/identity/admin-accounts.ts';
import { createPasswords, type Passwords } from '@league/command-api/identity/passwords.ts';
import { type ProcessRunner, startProcesses } from '@league/command-api/processes/process-runner.ts';
import { createSeasonAuthority } from '@league/command-api/season/authority.ts';
import type { SeasonDeps } from '@league/command-api/season/handle-season.ts';
import { importResults } from '@league/command-api/season/import-results.process.ts';
import { seasonRules } from '@league/command-api/settings/season-rules.process.ts';
import { createSettingsSource } from '@league/command-api/settings/settings-source.ts';
import { deletedTeams } from '@league/command-api/team/deleted-teams.process.ts';
import { renamedTeams } from '@league/command-api/team/renamed-teams.process.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { registry } from '@league/projector/registry.ts';
import { type Projector, startProjector } from '@league/projector/running/projector.ts';
import type { ModelMoves } from '@league/query-api/ports/model-moves.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import type { ReadModelReader } from '@league/query-api/ports/read-model-reader.ts';
import { type AccountsFile, openAccounts } from '../accounts/sqlite-accounts.ts';
import { type DataFolder, lockFolder, prepareFolder } from '../data-folder/data-folder.ts';
import { createInProcessFeed } from '../event-feed/in-process.ts';
import { openSqliteEventStore } from '../event-store/sqlite.ts';
import { createInProcessPositions } from '../read-models/in-process-positions.ts';
import { createSqliteReader } from '../read-models/sqlite-reader.ts';
import { createSqliteWriter } from '../read-models/sqlite-writer.ts';
import { teamDirectory } from './team-directory.ts';

/** A league without its doors: log, processes, projections and what commands need. */
export type League = {
  readonly folder: DataFolder;
  readonly store: EventStore;
  readonly accounts: AccountsFile;
  readonly admins: StateSource<AdminState>;
  readonly passwords: Passwords;
  readonly projector: Projector;
  readonly positions: ModelPositions & ModelMoves;
  readonly reader: ReadModelReader;
  readonly processes: ProcessRunner;
  readonly deps: SeasonDeps;
  readonly adminNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Stops in the order in which nothing is lost, and gives the folder free. */
  readonly close: () => Promise<void>;
};

export type LeagueOptions = {
  /** Told what an operator should know: a torn tail, a process that fails. */
  readonly onNotice: (text: string) => void;
  /** Where processes start whose checkpoint is lost: a position an operator named. */
  readonly processesFrom?: bigint;
};

/**
 * Opens the embedded league in a folder, locked for this process, with everything running that follows the log.
 * Resolves when all projections serve. @throws DataFolderError, LogCorrupt
 */
export const openLeague = async (folder: DataFolder, { onNotice, processesFrom }: LeagueOptions): Promise<League> => {
  prepareFolder(folder);
  const lock = lockFolder(folder);
  const closing: (() => Promise<void> | void)[] = [lock.release];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).toReversed()) await end();
  };
  try {
    const store = openSqliteEventStore(folder.eventsFile, { onNotice, soleWriter: true });
    closing.push(store.close);
    const accounts = openAccounts(folder.accountsFile);
    closing.push(accounts.close);
    const feed = createInProcessFeed(store);
    const writer = createSqliteWriter(folder.readModelsFile, { onNotice });
    closing.push(writer.close);
    const reader = createSqliteReader(folder.readModelsFile, { onNotice });
    closing.push(reader.close);
    const projector = await startProjector(registry, { store, feed, writer });
    closing.push(projector.stop);
    const positions = createInProcessPositions(projector);
    const seasons = createSeasonAuthority(store);
    const settings = createSettingsSource(store);
    const deps: SeasonDeps = { store, seasons, settings, teams: teamDirectory(store, positions, reader) };
    const adminNames = accounts.accounts.names;
    const processes = await startProcesses(
      [importResults({ store, seasons, adminNames }), deletedTeams(deps), renamedTeams(deps), seasonRules(deps)],
      {
        store,
        feed,
        checkpoints: accounts.checkpoints,
        onFault: (name, event, error) =>
          onNotice(
            `process ${name} failed at ${event.type}, position ${event.position}: ${String(error)}; it tries again`,
          ),
        ...(processesFrom === undefined ? {} : { startAt: processesFrom }),
      },
    );
    closing.push(processes.stop);
    for (const { name, state } of processes.status()) {
      if (state === 'waiting')
        onNotice(`process ${name} has lost its checkpoint and waits: start with --processes-from <position>`);
    }
    await projector.built;
    const admins = createAdminSource(store);
    const passwords = createPasswords();
    return {
      folder,
      store,
      accounts,
      admins,
      passwords,
      projector,
      positions,
      reader,
      processes,
      deps,
      adminNames,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
