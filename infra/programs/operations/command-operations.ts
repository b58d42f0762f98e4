import { importBody } from '@league/command-api/contract/season.ts';
import { parseBody } from '@league/command-api/http/body.ts';
import { createAdmin, randomPassword } from '@league/command-api/identity/admin-accounts.ts';
import type { ProcessRunner } from '@league/command-api/processes/process-runner.ts';
import { startFirstSeason } from '@league/command-api/season/handle-season.ts';
import { importFixtures } from '@league/command-api/season/import-fixtures.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import type { DataFolder } from '../data-folder/data-folder.ts';
import type { CommandSide } from '../league/command-side.ts';
import { contextOf, OPERATOR } from '../league/system-context.ts';
import { createSample } from '../sample/create-sample.ts';
import { type CommandOperations, OperationRefused } from './operations.ts';
import { erasePlayer } from './erase-player.ts';
import { recordHere } from './record-act.ts';
import { refusing } from './refusing.ts';
import { skipEvent } from './skip-event.ts';

type CommandParts = CommandSide & {
  readonly processes: Pick<ProcessRunner, 'reached' | 'skip' | 'status'>;
  readonly folder: Pick<DataFolder, 'sampleFile' | 'firstAccountsFile'>;
};

/** The operations that change a league whose log this process appends to. */
export const commandOperations = (league: CommandParts): CommandOperations => ({
  createAdmin: async ({ username, password }) => {
    const chosen = password ?? randomPassword();
    const { store, admins, passwords } = league;
    // The league's first event comes before its first account: an account beside an empty log says that the log is lost.
    await startFirstSeason(league.deps, contextOf(OPERATOR, Date.now()));
    await refusing(() =>
      createAdmin(
        { store, admins, passwords, accounts: league.accounts.accounts },
        { username, password: chosen },
        contextOf(OPERATOR, Date.now()),
      ),
    );
    return { username, ...(password === undefined ? { password: chosen } : {}) };
  },
  erase: (request) => erasePlayer({ ...league, sessions: league.accounts.sessions }, request),
  importSeason: (request, onProgress) => importSeason(league, request, onProgress),
  sample: (_request, onProgress) => createSample(league, onProgress),
  skip: async (request) => {
    const names = league.processes.status().map(({ name }) => name);
    if (!names.includes(request.name)) {
      throw new OperationRefused(
        `there is no projection '${request.name}', and no process of that name; the processes are ${names.join(', ')}`,
      );
    }
    return skipEvent('process', { runner: league.processes, record: recordHere(league.store) }, request);
  },
  record: recordHere(league.store),
});

const importSeason: (
  league: CommandParts,
  ...rest: Parameters<CommandOperations['importSeason']>
) => ReturnType<CommandOperations['importSeason']> = async (
  { deps, store, processes },
  { body, reason },
  onProgress,
) => {
  const context = contextOf(OPERATOR, Date.now(), reason);
  await startFirstSeason(deps, contextOf(OPERATOR, Date.now()));
  const { outcome, ...counts } = await refusing(() => importFixtures(deps, parseBody(importBody, body), context));
  if (outcome === undefined || outcome.events.length === 0) return counts;
  const total = counts.results + counts.createdTeams + EVENTS_OF_A_PLAYER * counts.createdPlayers;
  const stopCounting = countBehind(store, outcome.position, (done) =>
    onProgress({ done: Math.min(total, done), total }),
  );
  try {
    await carriedOut(processes, outcome.position, () => onProgress({ done: 0, total }));
  } finally {
    stopCounting();
  }
  return counts;
};

/** Registered, approved, assigned to a team. */
const EVENTS_OF_A_PLAYER = 3;

const IMPORT_PROCESS = 'import-results';

/** Waits, however long it takes, until the process has made the teams and results. @throws OperationRefused when it stands still */
const carriedOut = async (processes: CommandParts['processes'], position: bigint, still: () => void): Promise<void> => {
  while (!(await processes.reached(IMPORT_PROCESS, position))) {
    const { state, reason } = processes.status().find(({ name }) => name === IMPORT_PROCESS) ?? {};
    if (state === 'stopped' || state === 'waiting') {
      const when =
        state === 'waiting'
          ? 'when the process has been told where to start'
          : reason === undefined
            ? 'when the league is started again'
            : `when process ${IMPORT_PROCESS} goes on, which stopped ${reason}`;
      throw new OperationRefused(`the matches are recorded; teams, players and results follow ${when}`);
    }
    still();
  }
};

/** Events read in one go. */
const PAGE = 500;

/** Tells how many events stand behind a position, whenever there are more. Returns the way to stop. */
const countBehind = (store: EventStore, position: bigint, tell: (count: number) => void): (() => void) => {
  let [at, count] = [position, 0];
  let counting = false;
  const look = async (): Promise<void> => {
    if (counting) return;
    counting = true;
    try {
      for (let page = await store.readAll(at, PAGE); page.length > 0; page = await store.readAll(at, PAGE)) {
        at = page.at(-1)?.position ?? at;
        count += page.length;
        tell(count);
      }
    } catch {
      // The count is only shown, and the next append counts again.
    } finally {
      counting = false;
    }
  };
  return store.onAppended(() => void look());
};
