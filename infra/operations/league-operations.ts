import { importBody } from '@league/command-api/contract/season.ts';
import { handle } from '@league/command-api/handling/handle-command.ts';
import { foldedStream } from '@league/command-api/handling/folded-stream.ts';
import { Refused } from '@league/command-api/handling/refused.ts';
import { parseBody } from '@league/command-api/http/body.ts';
import { problemOf } from '@league/command-api/http/problems.ts';
import { AdminRefused, createAdmin, randomPassword } from '@league/command-api/identity/admin-accounts.ts';
import { type OperationsCommand, operationsDecider } from '@league/command-api/operations/decider.ts';
import type { ProcessRunner } from '@league/command-api/processes/process-runner.ts';
import { startFirstSeason } from '@league/command-api/season/handle-season.ts';
import { importFixtures } from '@league/command-api/season/import-fixtures.ts';
import { operationsStream } from '@league/events/streams.ts';
import { type BuildProgress, BuildUnderWay } from '@league/projector/running/projector.ts';
import { contextOf, OPERATOR } from '../league/system-context.ts';
import type { League } from '../league/open-league.ts';
import { createSample } from '../sample/create-sample.ts';
import { type OnProgress, type Operations, OperationRefused, type RebuildLine } from './operations.ts';

/** The operations on a league that this process has open. `running`: whether it also serves. */
export const leagueOperations = (league: League, running: boolean): Operations => ({
  status: () => statusOf(league, running),
  rebuild: (request, onProgress) => rebuild(league, request, onProgress),
  verify: async ({ projections }, onProgress) => {
    await refuseUnknown(league, projections);
    const verdicts = await refusing(() => league.projector.verify(projections, { onProgress: shown(onProgress) }));
    return verdicts.map(({ projection, documents, position, difference, failure }) => ({
      projection,
      ok: difference === undefined && failure === undefined,
      detail:
        failure?.reason ??
        (difference === undefined
          ? `${documents} documents equal, byte for byte, at position ${position}`
          : `differs at position ${position}: ${JSON.stringify(difference, bigintsAsText)}`),
    }));
  },
  createAdmin: async ({ username, password }) => {
    const chosen = password ?? randomPassword();
    const context = contextOf(OPERATOR, Date.now());
    const { store, admins, passwords } = league;
    await refusing(() =>
      createAdmin(
        { store, admins, passwords, accounts: league.accounts.accounts },
        { username, password: chosen },
        context,
      ),
    );
    return { username, ...(password === undefined ? { password: chosen } : {}) };
  },
  importSeason: (request, onProgress) => importSeason(league, request, onProgress),
  sample: (onProgress) => createSample(league, onProgress),
});

const bigintsAsText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value);

const statusOf: (league: League, running: boolean) => ReturnType<Operations['status']> = async (league, running) => {
  const projections = await league.projector.status();
  return {
    folder: league.folder.path,
    running,
    events: (await league.store.head()).toString(),
    projections: projections.map(({ name, version, state, position, lag, failure }) => ({
      name,
      version,
      state,
      position: position.toString(),
      lag: lag?.toString() ?? '?',
      ...(failure === undefined
        ? {}
        : { reason: `${failure.eventType ?? ''} at ${failure.position}: ${failure.reason}` }),
    })),
    processes: league.processes.status().map(({ name, state, position, reason }) => ({
      name,
      state,
      position: position.toString(),
      ...(reason === undefined ? {} : { reason }),
    })),
  };
};

/** Positions as counts of events behind the start of the log: what a progress bar counts. */
const shown =
  (onProgress: OnProgress) =>
  ({ done, total }: BuildProgress): void =>
    onProgress({ done: Number(done), total: Number(total) });

/** Names of all projections. @throws OperationRefused when one was asked for that does not exist */
const refuseUnknown = async ({ projector }: League, asked: readonly string[] | 'all'): Promise<readonly string[]> => {
  const known = (await projector.status()).map(({ name }) => name);
  const unknown = asked === 'all' ? undefined : asked.find((name) => !known.includes(name));
  if (unknown === undefined) return known;
  throw new OperationRefused(`there is no projection '${unknown}'; there are ${known.join(', ')}`);
};

const rebuild = async (
  league: League,
  { projections, reason }: Parameters<Operations['rebuild']>[0],
  onProgress: OnProgress,
): Promise<readonly RebuildLine[]> => {
  const { projector, store } = league;
  const known = await refuseUnknown(league, projections);
  await handle(store, {
    source: foldedStream(store, operationsStream, {
      initialState: operationsDecider.initialState,
      evolve: (state) => state,
    }),
    decider: operationsDecider,
    command: (): OperationsCommand => ({
      type: 'RequestRebuild',
      projections: projections === 'all' ? known : projections,
    }),
    context: contextOf(OPERATOR, Date.now(), reason),
  });
  const outcomes = await refusing(() => projector.rebuild(projections, { onProgress: shown(onProgress) }));
  return outcomes.map(({ projection, position, failure }) => ({
    projection,
    ok: failure === undefined,
    detail:
      failure === undefined
        ? `rebuilt up to position ${position}`
        : `stopped at ${failure.eventType ?? 'position'} ${failure.position}: ${failure.reason}; the old one serves on`,
  }));
};

const importSeason: (
  league: League,
  ...rest: Parameters<Operations['importSeason']>
) => ReturnType<Operations['importSeason']> = async ({ deps, store, processes }, { body, reason }, onProgress) => {
  const context = contextOf(OPERATOR, Date.now(), reason);
  await startFirstSeason(deps, contextOf(OPERATOR, Date.now()));
  const { outcome, ...counts } = await refusing(() => importFixtures(deps, parseBody(importBody, body), context));
  if (outcome === undefined) return counts;
  const total = counts.results + counts.createdTeams;
  const unlisten = store.onAppended(() => {
    void store.head().then(
      (head) => onProgress({ done: Math.min(total, Number(head - outcome.position)), total }),
      // The next append tells.
      () => {},
    );
  });
  try {
    await carriedOut(processes, outcome.position, () => onProgress({ done: 0, total }));
  } finally {
    unlisten();
  }
  return counts;
};

const IMPORT_PROCESS = 'import-results';

/** The process goes on by itself however long it takes; an operator waits for it, unless it will not come. */
const carriedOut = async (processes: ProcessRunner, position: bigint, still: () => void): Promise<void> => {
  while (!(await processes.reached(IMPORT_PROCESS, position))) {
    const state = processes.status().find(({ name }) => name === IMPORT_PROCESS)?.state;
    if (state === 'stopped' || state === 'waiting') {
      const when =
        state === 'stopped' ? 'when the league is started again' : 'when the process has been told where to start';
      throw new OperationRefused(`the matches are recorded; teams and results follow ${when}`);
    }
    still();
  }
};

/** Refusals in the words of a terminal. */
const refusing = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refused) {
      const { values, errors = [] } = error.details;
      throw new OperationRefused(
        problemOf(error.code, values).message,
        errors.map(({ message }) => message),
      );
    }
    if (error instanceof AdminRefused) throw new OperationRefused(error.message);
    if (error instanceof BuildUnderWay) throw new OperationRefused(error.message);
    throw error;
  }
};
