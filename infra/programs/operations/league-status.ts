import type { ProcessStatus } from '@league/command-api/processes/process-runner.ts';
import { failureText } from '@league/projector/running/fold.ts';
import type { ProjectionStatus } from '@league/projector/running/projector.ts';
import type { DataFolder } from '../data-folder/data-folder.ts';
import type { LeagueHealth } from '../health/league-parts.ts';
import type { LeagueStatus } from './operations.ts';

/** What of a league runs in the process that is asked. */
type Running = {
  readonly folder: Pick<DataFolder, 'path'>;
  readonly health: LeagueHealth;
  readonly projections?: readonly ProjectionStatus[];
  readonly processes?: readonly ProcessStatus[];
};

/** Where a league is, as far as the process knows in which this part of it runs. */
export const statusOf = async ({
  folder,
  health,
  projections = [],
  processes = [],
}: Running): Promise<LeagueStatus> => ({
  folder: folder.path,
  running: true,
  // The part named 'log' says why it is unknown.
  head: await health.head().then(String, () => '?'),
  parts: await health.parts(),
  projections: projections.map(({ name, version, state, position, lag, failure, stale }) => ({
    name,
    version,
    state,
    position: position.toString(),
    lag: lag?.toString() ?? '?',
    reason: joined(failure && failureText(failure), stale),
  })),
  processes: processes.map(({ name, state, position, reason }) => ({
    name,
    state,
    position: position.toString(),
    reason,
  })),
});

const joined = (...reasons: readonly (string | undefined)[]): string | undefined => {
  const known = reasons.filter((reason) => reason !== undefined);
  return known.length === 0 ? undefined : known.join('; ');
};
