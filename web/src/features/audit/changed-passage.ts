/** Texts up to this length are shown whole. */
const SHORT = 160;
/** How many characters are shown before and after the changed passage. */
const CONTEXT = 40;

const GAP = '…';

const commonStart = (a: readonly string[], b: readonly string[]): number => {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length += 1;
  return length;
};

/** The passage in which two long texts differ, with some text around it; short texts whole. */
export const changedPassage = (before: string, after: string): readonly [before: string, after: string] => {
  // Split by code points, so that no character is cut in two.
  const [old, now] = [[...before], [...after]];
  if (Math.max(old.length, now.length) <= SHORT) return [before, after];
  const start = commonStart(old, now);
  const rest = Math.min(old.length, now.length) - start;
  const end = Math.min(rest, commonStart(old.toReversed(), now.toReversed()));
  const cut = (text: readonly string[]): string => {
    const from = Math.max(0, start - CONTEXT);
    const to = Math.min(text.length, text.length - end + CONTEXT);
    return `${from > 0 ? GAP : ''}${text.slice(from, to).join('')}${to < text.length ? GAP : ''}`;
  };
  return [cut(old), cut(now)];
};
