import type { ProcessStatus } from '@league/command-api/processes/process-runner.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { registry } from '@league/projector/registry.ts';
import { failureText, reasonOf } from '@league/projector/running/fold.ts';
import type { ProjectionStatus } from '@league/projector/running/projector.ts';
import { boundedLook } from '@league/projector/running/bounded-look.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import type { KafkaFeedStatus } from '../../adapters/event-feed/kafka.ts';
import type { ForwarderStatus } from '../../adapters/forwarder/forwarder.ts';
import type { CommandSide } from '../league/command-side.ts';
import type { League } from '../league/open-league.ts';
import type { Log } from '../league/open-log.ts';
import type { LeaseStatus } from '../../adapters/leases/hold-lease.ts';
import { type Mongo, mongoGuard } from '../../adapters/servers/mongodb.ts';
import { type AskPart, type Health, healthOf, type Part, partOf } from './health.ts';

/** Whether the log can be read and, by the process that writes to it, be written. */
export const logPart = (
  store: Pick<EventStore, 'head'>,
  { checkWritable }: Partial<Pick<Log, 'checkWritable'>> = {},
): AskPart =>
  partOf('log', async () => {
    await checkWritable?.();
    return `at position ${await store.head()}`;
  });

/** The health of a whole league in one process, for its port, its metrics and the operator's status alike. */
export type LeagueHealth = Health & {
  /** Position of the last event of the log. @throws StoreUnavailable within two seconds */
  readonly head: () => Promise<bigint>;
};

export const leagueHealth = (league: League): LeagueHealth => {
  const head = boundedLook(league.store.head);
  const parts = healthOf(logPart({ head }, league), accountsPart(league), projectionsPart(league.projector), () =>
    processParts(league.processes.status()),
  );
  return { head, parts };
};

export const mongoPart = ({ database }: Mongo): AskPart =>
  partOf('MongoDB', () =>
    mongoGuard(async () => {
      await database.command({ ping: 1 });
      return 'answers';
    }),
  );

/**
 * Whether the admins that the log names have accounts: with a store that was wiped, lost, never copied or that is another
 * league's, nobody could log in, and nothing but this would say why.
 */
export const accountsPart = ({ admins, adminNames }: Pick<CommandSide, 'admins' | 'adminNames'>): AskPart =>
  partOf('accounts', async () => {
    const { state } = await admins.load();
    const found = await adminNames([...state]);
    if (found.size === 0 && state.size > 0) {
      throw new Error(
        'they are gone, or of another league, so that no admin can log in: league admin create <username>',
      );
    }
    return `${found.size} of ${state.size} admins have one`;
  });

/** As {@link projectionParts}; one part that says why where the projections cannot be asked: their thread is lost, or hangs. */
export const projectionsPart = (projector: Pick<League['projector'], 'status'>): (() => Promise<readonly Part[]>) => {
  const status = boundedLook(projector.status, HANGS_MS);
  return async () => {
    try {
      return projectionParts(await status());
    } catch (error) {
      return [{ name: 'projections', ok: false, detail: reasonOf(error) }];
    }
  };
};

/** Longer than the look at the log's head takes, for which the status waits: a thread that is silent so long hangs. */
const HANGS_MS = 4_000;

/** How each projection is: one that has stopped names the event and the error. */
export const projectionParts = (all: readonly ProjectionStatus[]): readonly Part[] =>
  all.map(({ name, state, position, lag, generation, failure, waitingFor, stale }) => {
    const part = (ok: boolean, detail: string): Part => ({ name: `projection ${name}`, ok, detail });
    if (failure !== undefined) {
      const serves = stale === undefined ? '' : `; what serves is stale: ${stale}`;
      return part(false, `stopped ${failureText(failure)}${serves}`);
    }
    if (stale !== undefined) return part(false, `${state}, and what serves is stale: ${stale}`);
    if (generation === undefined) return part(false, 'is being built for the first time');
    if (waitingFor !== undefined) return part(false, `at position ${position}, waiting: ${waitingFor}`);
    return part(true, `${state} at position ${position}, ${lag ?? 'unknown'} behind`);
  });

/** How each process is: one that fails tries again, one that waits or has stopped at an event needs an operator. */
export const processParts = (all: readonly ProcessStatus[]): readonly Part[] =>
  all.map(({ name, state, position, reason }) => ({
    name: `process ${name}`,
    ok: state === 'running' || state === 'standing-by',
    // Where it is while it runs in another process, that one says.
    detail:
      state === 'stopped' && reason !== undefined
        ? `stopped ${reason}`
        : [
            state === 'standing-by' ? state : `${state} at position ${position}`,
            ...(reason === undefined ? [] : [reason]),
          ].join(': '),
  }));

/** Work that one process does at a time: to stand by for another is ok too. */
export const leasePart = (
  work: string,
  { state, detail }: LeaseStatus | { readonly state: 'starting'; readonly detail: string },
): Part => ({
  name: work,
  ok: state !== 'starting',
  detail: `${state}: ${detail}`,
});

/** Without Kafka events come from the log, only slower: its absence is told, and the part stays ok. */
export const feedParts = (status: (() => KafkaFeedStatus) | undefined): readonly Part[] => {
  if (status === undefined) return [];
  const { connected, waitingFor, gapsHealed } = status();
  const detail = connected
    ? `a consumer stands at the end of the topic, ${gapsHealed} gaps healed`
    : `events come from the log, slower: ${waitingFor ?? 'joining'}`;
  return [{ name: 'Kafka', ok: true, detail }];
};

/** The forwarder's part; none while another process forwards. */
export const forwarderParts = (status: ForwarderStatus | undefined): readonly Part[] => {
  if (status === undefined) return [];
  const { state, position, waitingFor } = status;
  const detail = `${state} at position ${position}${waitingFor === undefined ? '' : `, waiting: ${waitingFor}`}`;
  return [{ name: 'Kafka', ok: state === 'forwarding', detail }];
};

/** Whether every read model can be served, and by what this process learns that one has moved. */
export const readModelsPart = ({
  current,
  connected,
}: Pick<ModelPositions, 'current'> & { readonly connected: () => boolean }): Part => {
  const missing = registry.filter(({ name }) => current(name) === undefined).map(({ name }) => name);
  const stopped = registry.filter(({ name }) => current(name)?.stopped === true).map(({ name }) => name);
  const stale = registry.filter(({ name }) => current(name)?.stale === true).map(({ name }) => name);
  const said = [
    ...(missing.length === 0 ? [] : [`not built yet: ${missing.join(', ')}`]),
    ...(stopped.length === 0 ? [] : [`stopped, so stale: ${stopped.join(', ')}`]),
    ...(stale.length === 0 ? [] : [`on events that are not in the log, so stale: ${stale.join(', ')}`]),
    ...(connected() ? [] : ['what moves is read every second, the change stream is away']),
  ];
  // A stopped or stale read model is served as it is: the projector reports it, and this copy need not be taken out for it.
  return { name: 'read models', ok: missing.length === 0, detail: said.join('; ') || 'all serve' };
};
