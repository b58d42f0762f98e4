import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { CommandContext } from '../handling/handle-command.ts';
import { uuidV5 } from '../handling/ids.ts';

/**
 * The context of a command that follows from an event: the same person's act, with an id derived from the event and the
 * step, so that doing it again finds what the first time made. Time is the event's.
 */
export const derivedContext = (event: Recorded<LeagueEvent>, step: string): CommandContext => ({
  actor: event.metadata.actor,
  commandId: uuidV5(event.id, step),
  bodyDigest: event.metadata.bodyDigest,
  correlationId: event.metadata.correlationId,
  causationId: event.id,
  ...(event.metadata.reason === undefined ? {} : { reason: event.metadata.reason }),
  now: event.recordedAt,
});
