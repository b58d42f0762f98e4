import type { LeagueEvent } from '../catalogue.ts';
import type { NewEvent } from '../envelope.ts';
import type { EventStore } from '../ports/event-store.ts';

/** As many as surely fit one append. */
const AT_ONCE = 500;

/** A new stream of more events than fit one append. Answers with the position of the last. */
export const appendAll = async (
  store: EventStore,
  stream: string,
  events: readonly NewEvent<LeagueEvent>[],
): Promise<bigint> => {
  let position = 0n;
  for (let from = 0; from < events.length; from += AT_ONCE) {
    const expected = from === 0 ? 'no-stream' : BigInt(from - 1);
    ({ position } = await store.append(stream, events.slice(from, from + AT_ONCE), expected));
  }
  return position;
};
