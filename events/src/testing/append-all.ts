import type { NewEvent } from '../envelope.ts';
import type { EventStore, ExpectedRevision } from '../ports/event-store.ts';

/** So many small events fit into one append. */
const AT_ONCE = 500;

/** Appends more events than fit into one append, after revision `behind`. Returns the position of the last event. */
export const appendAll = async (
  store: EventStore,
  stream: string,
  events: readonly NewEvent[],
  behind: ExpectedRevision = 'no-stream',
): Promise<bigint> => {
  const first = behind === 'no-stream' ? 0n : behind + 1n;
  let position = 0n;
  for (let from = 0; from < events.length; from += AT_ONCE) {
    const expected = from === 0 ? behind : first + BigInt(from - 1);
    ({ position } = await store.append(stream, events.slice(from, from + AT_ONCE), expected));
  }
  return position;
};
