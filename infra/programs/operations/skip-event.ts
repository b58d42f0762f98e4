import { seasonsStream } from '@league/events/streams.ts';
import type { Projector } from '@league/projector/running/projector.ts';
import { OperationRefused, type ProjectionOperations } from './operations.ts';
import type { RecordAct } from './record-act.ts';
import { refusing } from './refusing.ts';

type Parts = { readonly projector: Pick<Projector, 'skip'>; readonly record: RecordAct };

/** Characters of a reason, as for what admins must give one for. */
const REASON_MIN = 3;

/** Records that a projection goes on without the event at which it stands, then lets it. @throws OperationRefused */
export const skipEvent = async (
  { projector, record }: Parts,
  { projection, eventId, reason }: Parameters<ProjectionOperations['skip']>[0],
): ReturnType<ProjectionOperations['skip']> => {
  const why = reason.trim();
  if ([...why].length < REASON_MIN) throw new OperationRefused(`the reason has fewer than ${REASON_MIN} characters`);
  const lines: string[] = [];
  const recorded: Parameters<Projector['skip']>[2] = async ({ id, type, stream, revision, position }) => {
    await record({ type: 'SkipEvent', projection, eventId: id, stream, revision: Number(revision) }, why);
    lines.push(
      `${projection} goes on without ${type} ${id} of ${stream}, position ${position}; rebuilds leave it out too`,
    );
    if (stream === seasonsStream) lines.push(meaning(projection, type));
  };
  await refusing(() => projector.skip(projection, eventId, recorded));
  return lines;
};

/** Projections tell by the acts on seasons which results count. */
const meaning = (projection: string, type: string): string =>
  `${type} is an act on the season: where it cannot be read, ${projection} keeps the matches that it deleted or the ` +
  'season that it closed, and what was recorded for them afterwards';
