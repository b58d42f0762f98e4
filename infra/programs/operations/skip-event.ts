import { seasonsStream } from '@league/events/streams.ts';
import type { EventPlace } from '@league/events/codec.ts';
import type { ProcessRunner } from '@league/command-api/processes/process-runner.ts';
import type { Projector } from '@league/projector/running/projector.ts';
import { OperationRefused, type ProjectionOperations } from './operations.ts';
import type { RecordAct } from './record-act.ts';
import { refusing } from './refusing.ts';

type Request = Parameters<ProjectionOperations['skip']>[0];
type Parts = { readonly runner: Pick<Projector | ProcessRunner, 'skip'>; readonly record: RecordAct };

/** Characters of a reason, as for what admins must give one for. */
const REASON_MIN = 3;

/**
 * Records that a projection or a process goes on without the event at which it stands, then lets it. Answers what that means.
 * @throws OperationRefused, also for a reason that says nothing
 */
export const skipEvent = async (
  kind: 'projection' | 'process',
  { runner, record }: Parts,
  { name, eventId, reason }: Request,
): Promise<readonly string[]> => {
  const why = reason.trim();
  if ([...why].length < REASON_MIN) throw new OperationRefused(`the reason has fewer than ${REASON_MIN} characters`);
  const lines: string[] = [];
  const recorded = async (event: EventPlace): Promise<void> => {
    const skipped = { eventId: event.id, stream: event.stream, revision: Number(event.revision) };
    const skipper = kind === 'projection' ? { projection: name } : { process: name };
    await record({ command: { type: 'SkipEvent', ...skipper, ...skipped }, reason: why });
    lines.push(...meaning(kind, name, event));
  };
  await refusing(() => runner.skip(name, eventId, recorded));
  return lines;
};

/** Projections tell by the acts on seasons which results count. */
const meaning = (
  kind: 'projection' | 'process',
  name: string,
  { id, type, stream, position }: EventPlace,
): string[] => {
  const goesOn = `${name} goes on without ${type} ${id} of ${stream}, position ${position}`;
  if (kind === 'process') return [`${goesOn}; what should have followed from it does not`];
  const rebuilds = `${goesOn}; rebuilds leave it out too`;
  if (stream !== seasonsStream) return [rebuilds];
  return [
    rebuilds,
    `${type} is an act on the season: where it cannot be read, ${name} keeps the matches that it deleted or the ` +
      'season that it closed, and what was recorded for them afterwards',
  ];
};
