import { seasonsStream } from '@league/events/streams.ts';
import type { EventPlace } from '@league/events/codec.ts';
import type { ProcessRunner } from '@league/command-api/processes/process-runner.ts';
import type { Projector } from '@league/projector/running/projector.ts';
import { OperationRefused, type ProjectionOperations } from './operations.ts';
import type { RecordAct } from './record-act.ts';
import { refusing } from './refusing.ts';

type Request = Parameters<ProjectionOperations['skip']>[0];
type Parts = { readonly projector: Pick<Projector, 'skip'>; readonly record: RecordAct };

/** Characters of a reason, as for what admins must give one for. */
const REASON_MIN = 3;

/** Records that a projection goes on without the event at which it stands, then lets it. @throws OperationRefused */
export const skipEvent = async (
  { projector, record }: Parts,
  { name: projection, eventId, reason }: Request,
): Promise<readonly string[]> => {
  const why = reasonOf(reason);
  const lines: string[] = [];
  const recorded = async (event: EventPlace): Promise<void> => {
    await record({ type: 'SkipEvent', projection, ...placeOf(event) }, why);
    lines.push(`${goesOn(projection, event)}; rebuilds leave it out too`);
    if (event.stream === seasonsStream) lines.push(meaning(projection, event.type));
  };
  await refusing(() => projector.skip(projection, eventId, recorded));
  return lines;
};

/** Records that a process goes on without the event at which it stands, then lets it. @throws OperationRefused */
export const skipForProcess = async (
  { processes, record }: { readonly processes: Pick<ProcessRunner, 'skip'>; readonly record: RecordAct },
  { name: process, eventId, reason }: Request,
): Promise<readonly string[]> => {
  const why = reasonOf(reason);
  const lines: string[] = [];
  const recorded = async (event: EventPlace): Promise<void> => {
    await record({ type: 'SkipEvent', process, ...placeOf(event) }, why);
    lines.push(`${goesOn(process, event)}; what should have followed from it does not`);
  };
  await refusing(() => processes.skip(process, eventId, recorded));
  return lines;
};

/** @throws OperationRefused for one that says nothing */
const reasonOf = (reason: string): string => {
  const why = reason.trim();
  if ([...why].length < REASON_MIN) throw new OperationRefused(`the reason has fewer than ${REASON_MIN} characters`);
  return why;
};

const placeOf = ({ id: eventId, stream, revision }: EventPlace) => ({ eventId, stream, revision: Number(revision) });

const goesOn = (name: string, { id, type, stream, position }: EventPlace): string =>
  `${name} goes on without ${type} ${id} of ${stream}, position ${position}`;

/** Projections tell by the acts on seasons which results count. */
const meaning = (projection: string, type: string): string =>
  `${type} is an act on the season: where it cannot be read, ${projection} keeps the matches that it deleted or the ` +
  'season that it closed, and what was recorded for them afterwards';
