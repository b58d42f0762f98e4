import type { EventType, LeagueEvent, LeagueEventOf } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';

/** The event of this type that the command recorded. */
export const recordedEvent = <Type extends EventType>(
  events: readonly Recorded<LeagueEvent>[],
  type: Type,
): Recorded<LeagueEventOf<Type>> => {
  const found = events.find((event) => event.type === type);
  if (found === undefined) throw new Error(`no ${type} was recorded`);
  return found as Recorded<LeagueEventOf<Type>>;
};
