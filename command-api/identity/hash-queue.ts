import { Refused } from '../handling/refused.ts';

/** Hashes under way at once: more would let anyone fill the memory by logging in. */
const AT_ONCE = 2;
/** Who may wait, 64 in all. A flood of strangers leaves those who have been here before their places. */
const PLACES = { known: 16, stranger: 48 } as const;
/** By then those who wait have had their turn, at 40 ms for a hash. */
const COME_AGAIN_SECONDS = 2;

/** Who waits for a hash. */
export type Waiting = {
  /** Goes before strangers, in places of their own: an operator, or a login from where the account has signed in before. */
  readonly known: boolean;
  /** Aborts when nobody waits any more. */
  readonly signal?: AbortSignal | undefined;
};

/** Does the work when its turn has come. */
export type HashQueue = <Result>(work: () => Promise<Result>, waiting: Waiting) => Promise<Result>;

/**
 * Two at a time and a bounded number that waits; who finds no place is refused, and who leaves is dropped with the reason of
 * the signal. In neither case is the work begun. What has begun is ended: a hash cannot be stopped.
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

/** Waits in the lane until somebody calls what it leaves there; false when the signal aborts before. */
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
