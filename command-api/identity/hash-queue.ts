import { Refused } from '../handling/refused.ts';

/** Hashes under way at once: more would let anyone fill the memory by logging in. */
const AT_ONCE = 2;
/** The places in the queue, 64 in all. Addresses that are known have places of their own, which a flood of strangers cannot take. */
const PLACES = { known: 16, stranger: 48 } as const;
/** The time in which a full queue is worked off, at 40 ms for a hash. */
const COME_AGAIN_SECONDS = 2;

/** A caller that waits for a hash. */
export type Waiting = {
  /** Goes before strangers, in places of their own: an operator, or a login from where the account has signed in before. */
  readonly known: boolean;
  /** Aborts when the caller no longer waits. */
  readonly signal?: AbortSignal | undefined;
};

/** Runs the work when its turn has come. */
export type HashQueue = <Result>(work: () => Promise<Result>, waiting: Waiting) => Promise<Result>;

/**
 * Hashes two passwords at a time, while a bounded number of callers waits. A caller that finds no place is refused; one that
 * leaves is dropped with the reason of its signal. In both cases its hash is never begun. A hash that was begun is finished,
 * since it cannot be stopped.
 * @throws Refused LOGINS_BUSY
 */
export const createHashQueue = (): HashQueue => {
  let free = AT_ONCE;
  const lanes = { known: new Set<() => void>(), stranger: new Set<() => void>() };
  const passOn = (): void => {
    const [first] = [...lanes.known, ...lanes.stranger];
    if (first === undefined) free += 1;
    else first();
  };
  return async (work, { known, signal }) => {
    signal?.throwIfAborted();
    const lane = known ? 'known' : 'stranger';
    if (free > 0) free -= 1;
    else if (lanes[lane].size >= PLACES[lane]) throw new Refused('LOGINS_BUSY', { retryAfter: COME_AGAIN_SECONDS });
    else if (!(await turnCame(lanes[lane], signal))) signal?.throwIfAborted();
    try {
      return await work();
    } finally {
      passOn();
    }
  };
};

/** Waits in the lane until the function that it leaves there is called; false when the signal aborts first. */
const turnCame = (lane: Set<() => void>, signal: AbortSignal | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    const leave = (came: boolean): void => {
      lane.delete(begin);
      signal?.removeEventListener('abort', drop);
      resolve(came);
    };
    const begin = (): void => leave(true);
    const drop = (): void => leave(false);
    lane.add(begin);
    signal?.addEventListener('abort', drop);
  });
