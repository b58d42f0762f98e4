import { Refused } from '../handling/refused.ts';

/** The places in the queue behind the picture that is being made. */
export const PLACES = 8;
/** The time in which half of a full queue is worked off, at half a second for a large picture. */
const COME_AGAIN_SECONDS = 2;

/** Runs the work when its turn has come. */
export type PictureQueue = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/**
 * Makes one picture at a time, since each takes up to 200 MB, while a bounded number of callers waits. A caller that finds no place is
 * refused; the work of one that leaves before its turn is never begun. @throws Refused PICTURES_BUSY, and the reason of the signal
 */
export const createPictureQueue = (): PictureQueue => {
  let inside = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work, signal) => {
    if (inside > PLACES) throw new Refused('PICTURES_BUSY', { retryAfter: COME_AGAIN_SECONDS });
    inside += 1;
    const turn = last.then(() => {
      signal.throwIfAborted();
      return work();
    });
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      inside -= 1;
    }
  };
};
