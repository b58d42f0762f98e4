/**
 * Looks at what many ask for, as group commit writes for many: whoever asks while a look is under way shares the next one,
 * which begins when that has ended, with all who ask meanwhile. So what a caller gets was read by a look that began after
 * it asked, and there is one look at a time. Where a look fails, those who wait behind it fail with it: what is away would
 * keep them for its whole time limit once more.
 */
export const sharedLooks = <Seen>(look: () => Promise<Seen>): (() => Promise<Seen>) => {
  let last: Promise<unknown> = Promise.resolve();
  /** Not begun yet: whoever asks may share it. */
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
