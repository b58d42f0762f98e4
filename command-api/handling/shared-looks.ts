/**
 * Reads something for many callers at once, as group commit writes for many. A caller that comes while a read is under way
 * shares the next read, which begins when that one has ended, with all callers that come meanwhile. So every caller gets what
 * was read after it asked, and one read runs at a time. Where a read fails, the callers that wait for the next one fail with
 * it: a store that is away would make them wait for its time limit once more (ADR 25).
 */
export const sharedLooks = <Seen>(look: () => Promise<Seen>): (() => Promise<Seen>) => {
  let last: Promise<unknown> = Promise.resolve();
  /** The next read, which has not begun: every caller may share it. */
  let next: Promise<Seen> | undefined;

  const queue = (): Promise<Seen> => {
    const own = last.then(() => {
      next = undefined;
      return look();
    });
    last = own;
    own.catch(() => {
      if (next === own) next = undefined;
      if (last === own) last = Promise.resolve();
    });
    return own;
  };

  return () => {
    next ??= queue();
    return next;
  };
};
