import type { EventPlace } from '@league/events/codec.ts';
import type { ProjectionFailure } from './fold.ts';

/** An event that a projection skips, by its position in this log. */
export type Skip = { readonly projection: string; readonly position: bigint };

/** The projection does not stand at the event that was to be skipped; says at which it does. */
export class NotStoppedThere extends Error {
  override readonly name = 'NotStoppedThere';
}

/**
 * The event with this id, if the projection, or its last rebuild, stopped at it: no other event can be skipped.
 * @throws NotStoppedThere
 */
export const eventToSkip = (
  projection: string,
  eventId: string,
  live: ProjectionFailure | undefined,
  rebuild: ProjectionFailure | undefined,
): EventPlace => {
  for (const stop of [live, rebuild]) if (stop?.event?.id === eventId) return stop.event;
  throw new NotStoppedThere(notStoppedText(projection, eventId, live));
};

const notStoppedText = (projection: string, eventId: string, failure: ProjectionFailure | undefined): string => {
  if (failure === undefined) return `'${projection}' has not stopped: only the event at which it stands can be skipped`;
  const { event, reason } = failure;
  if (event === null) return `'${projection}' stopped at no single event, so that none can be skipped: ${reason}`;
  const { id, type, stream } = event;
  return `'${projection}' stands at the event ${id} (${type} of ${stream}), not at ${eventId}: only that one can be skipped`;
};
