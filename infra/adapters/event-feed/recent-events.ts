import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { EventMessage } from './kafka-message.ts';

/** What is kept of a message; where it has no event, `error` says why if that is known, else only the log can tell. */
export type RecentMessage = EventMessage & { readonly error?: Error };

/** What became of a message: it goes on from the last one, it was known already, or something before it is missing. */
export type Taken = 'next' | 'known' | 'gap';

/**
 * The end of the log as Kafka, the server's subscription or the appends of this process told it: an unbroken chain of its last
 * events. Bounded in number and bytes; who is behind the chain, or meets an event in it that only the log can give, reads the log.
 */
export type RecentEvents = {
  /** Adds the message, if it is news. After a gap the chain begins anew with it. */
  readonly take: (message: RecentMessage) => Taken;
  /** Forgets all: what comes next need not go on from it, and is no gap. */
  readonly clear: () => void;
  /**
   * At most `limit` events that follow `after`, in log order; none when the chain cannot say what follows.
   * @throws the `error` of the very next message, where it has one
   */
  readonly following: (after: bigint, limit: number) => readonly Recorded<LeagueEvent>[];
  /** Position of the last message since the start; 0n before the first. */
  readonly last: () => bigint;
};

const MOST_MESSAGES = 5_000;
/** The most bytes of messages that a chain keeps, unless told. */
export const RECENT_BYTES = 16 * 1024 * 1024;

/** An empty chain that keeps at most so many messages, and so many bytes of them. */
export const createRecentEvents = (mostMessages = MOST_MESSAGES, mostBytes = RECENT_BYTES): RecentEvents => {
  let chain: RecentMessage[] = [];
  let bytes = 0;
  let last = 0n;

  const clear = (): void => {
    chain = [];
    bytes = 0;
  };

  const trim = (): void => {
    if (chain.length <= mostMessages && bytes <= mostBytes) return;
    // A good part at once: letting go of them one by one would move the whole array each time.
    let kept = chain.length;
    for (const message of chain) {
      if (kept <= mostMessages / 2 && bytes <= mostBytes / 2) break;
      kept -= 1;
      bytes -= message.bytes;
    }
    chain = kept === 0 ? [] : chain.slice(-kept);
  };

  return {
    clear,
    last: () => last,
    take: (message) => {
      if (message.position <= last) return 'known';
      const unbroken = chain.length === 0 || message.previous === last;
      if (!unbroken) clear();
      chain.push(message);
      bytes += message.bytes;
      last = message.position;
      trim();
      return unbroken ? 'next' : 'gap';
    },
    following: (after, limit) => {
      const [first] = chain;
      if (first === undefined || after < first.previous || after >= last) return [];
      const events: Recorded<LeagueEvent>[] = [];
      for (let index = firstBehind(chain, after); index < chain.length && events.length < limit; index += 1) {
        const { event, error } = chain[index] ?? {};
        if (event === undefined && error !== undefined && events.length === 0) throw error;
        if (event === undefined) break;
        events.push(event);
      }
      return events;
    },
  };
};

/** Index of the first message with a position above `after`, by halving. */
const firstBehind = (chain: readonly RecentMessage[], after: bigint): number => {
  let low = 0;
  let high = chain.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((chain[middle]?.position ?? 0n) > after) high = middle;
    else low = middle + 1;
  }
  return low;
};
