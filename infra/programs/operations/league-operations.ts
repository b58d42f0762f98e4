import { type LeagueHealth, leagueHealth } from '../health/league-parts.ts';
import type { League } from '../league/open-league.ts';
import { commandOperations } from './command-operations.ts';
import { statusOf } from './league-status.ts';
import type { LeagueStatus, Operations } from './operations.ts';
import { isProjection, projectionOperations } from './projection-operations.ts';
import { recordHere } from './record-act.ts';
import { verifyPictures } from './verify-pictures.ts';

/** The operations on a whole league that this process has open. `running`: whether it also serves. */
export const leagueOperations = (
  league: League,
  running: boolean,
  health: LeagueHealth = leagueHealth(league),
): Operations => {
  const { projector, store, folder, processes, reader, accounts } = league;
  const projections = projectionOperations({
    projector,
    store,
    record: recordHere(store),
    verifyPictures: () => verifyPictures({ reader, images: accounts.images }),
  });
  const commands = commandOperations(league);
  return {
    ...commands,
    ...projections,
    skip: async (request) => {
      await settled(league);
      return (isProjection(request.name) ? projections : commands).skip(request);
    },
    status: async () => {
      if (!running) await settled(league);
      const status = await statusOf({
        folder,
        health,
        projections: await projector.status(),
        processes: processes.status(),
      });
      return running ? status : atRest(status);
    },
  };
};

/** Without a server nothing goes on once the status has been told; what has stopped, fails or waits is told as that. */
const atRest = ({ parts, projections, processes, ...status }: LeagueStatus): LeagueStatus => {
  const said = (text: string): string => text.replace(/^(running|rebuilding)\b/, 'not running');
  return {
    ...status,
    running: false,
    parts: parts.map((part) => ({ ...part, detail: said(part.detail) })),
    projections: projections.map((line) => ({ ...line, state: said(line.state) })),
    processes: processes.map((line) => ({ ...line, state: said(line.state) })),
  };
};

/** What was started just now may not have come to the event at which it stops. */
const SETTLE_MS = 10_000;

/** Waits until each projection and each process is at the head of the log, or has stopped. */
const settled = async ({ store, positions, projector, processes }: League): Promise<void> => {
  const [head, all] = [await store.head(), await projector.status()];
  await Promise.all([
    ...all.map(({ name }) => positions.reached([name], head, SETTLE_MS)),
    ...processes.status().map(({ name, state }) => state === 'standing-by' || processes.reached(name, head)),
  ]);
};
