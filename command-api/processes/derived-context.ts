import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { CommandContext } from '../handling/handle-command.ts';
import { uuidV5 } from '../handling/ids.ts';

/** The id of the command that an event leads to at this step. */
export const derivedId = (eventId: string, step: string): string => uuidV5(eventId, step);

/**
 * The context of a command that a process sends because of an event. The actor is that of the event, the time as well, and the
 * id derives from the event and the step, so that doing it again finds what the first time recorded.
 */
export const derivedContext = (event: Recorded<LeagueEvent>, step: string): CommandContext => ({
  actor: event.metadata.actor,
  commandId: derivedId(event.id, step),
  bodyDigest: event.metadata.bodyDigest,
  correlationId: event.metadata.correlationId,
  causationId: event.id,
  ...(event.metadata.reason === undefined ? {} : { reason: event.metadata.reason }),
  now: event.recordedAt,
});
