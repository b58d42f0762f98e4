import type { EventStore } from '@league/events/ports/event-store.ts';
import { registry } from '@league/projector/registry.ts';
import { failureText } from '@league/projector/running/fold.ts';
import type { BuildProgress, Projector } from '@league/projector/running/projector.ts';
import { type OnProgress, OperationRefused, type ProjectionOperations, type RebuildLine } from './operations.ts';
import type { RecordAct } from './record-act.ts';
import { refusing } from './refusing.ts';
import { skipEvent } from './skip-event.ts';

type Parts = {
  readonly projector: Pick<Projector, 'rebuild' | 'verify' | 'skip'>;
  /** Each act is recorded before it is carried out. */
  readonly record: RecordAct;
  readonly store: Pick<EventStore, 'head'>;
  /** Looks at the pictures of a league that is verified whole. */
  readonly verifyPictures: () => Promise<RebuildLine>;
};

/** The operations on projections that this process runs. */
export const projectionOperations = ({ projector, record, store, verifyPictures }: Parts): ProjectionOperations => ({
  rebuild: async ({ projections, reason }, onProgress) => {
    const names = namesOf(projections);
    await record({ command: { type: 'RequestRebuild', projections: names }, reason });
    const outcomes = await refusing(() => projector.rebuild(projections, { onProgress: shown(onProgress) }));
    return outcomes.map(({ projection, position, failure }) => ({
      projection,
      ok: failure === undefined,
      detail:
        failure === undefined
          ? `rebuilt up to position ${position}`
          : `stopped ${failureText(failure)}; the old one serves on`,
    }));
  },
  verify: async ({ projections }, onProgress) => {
    namesOf(projections);
    // It waits for a log that goes away meanwhile; of one that is away an operator is told.
    await store.head();
    const verdicts = await refusing(() => projector.verify(projections, { onProgress: shown(onProgress) }));
    const lines = verdicts.map(({ projection, documents, position, difference, failure }) => ({
      projection,
      ok: difference === undefined && failure === undefined,
      detail:
        failure !== undefined
          ? `stopped ${failureText(failure)}`
          : difference === undefined
            ? `${documents} documents equal, byte for byte, at position ${position}`
            : `differs at position ${position}: ${JSON.stringify(difference, bigintsAsText)}`,
    }));
    return projections === 'all' ? [...lines, await verifyPictures()] : lines;
  },
  skip: (request) => skipEvent('projection', { runner: projector, record }, request),
});

const bigintsAsText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value);

/** Positions as counts of events behind the start of the log: what a progress bar counts. */
const shown =
  (onProgress: OnProgress) =>
  ({ done, total }: BuildProgress): void =>
    onProgress({ done: Number(done), total: Number(total) });

/** What is not a projection is for the process that runs the processes. */
export const isProjection = (name: string): boolean => registry.some((projection) => projection.name === name);

/** @throws OperationRefused when a projection was asked for that does not exist */
const namesOf = (asked: readonly string[] | 'all'): readonly string[] => {
  const known = registry.map(({ name }) => name);
  if (asked === 'all') return known;
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown === undefined) return asked;
  throw new OperationRefused(`there is no projection '${unknown}'; there are ${known.join(', ')}`);
};
