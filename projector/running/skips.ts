import type { EventPlace } from '@league/events/codec.ts';
import type { ProjectionFailure } from './fold.ts';

/** An event that a projection goes on without, by its position in the log at hand. */
export type Skip = { readonly projection: string; readonly position: bigint };

/** The projection does not stand at the event that was to be skipped; says at which it does. */
export class NotStoppedThere extends Error {
  override readonly name = 'NotStoppedThere';
}

/**
 * The event of this id, if it is the one at which the projection stands, or at which its last rebuild stopped: what nobody
 * stumbled over is nobody's to take out. @throws NotStoppedThere
 */
export const eventToSkip = (
  projection: string,
  eventId: string,
  live: ProjectionFailure | undefined,
  rebuild: ProjectionFailure | undefined,
): EventPlace => {
  for (const stop of [live, rebuild]) if (stop?.event?.id === eventId) return stop.event;
  throw new NotStoppedThere(whereItStands(projection, eventId, live));
};

const whereItStands = (projection: string, eventId: string, failure: ProjectionFailure | undefined): string => {
  if (failure === undefined) return `'${projection}' has not stopped: only the event at which it stands can be skipped`;
  const { event, reason } = failure;
  if (event === null) return `'${projection}' stopped at no single event, so that none can be skipped: ${reason}`;
  const { id, type, stream } = event;
  return `'${projection}' stands at the event ${id} (${type} of ${stream}), not at ${eventId}: only that one can be skipped`;
};
