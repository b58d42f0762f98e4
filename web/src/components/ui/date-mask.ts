/** The text of the box, and the place of the caret in it. */
type Typed = { readonly text: string; readonly caret: number };

/** The length of "20.11.2026". */
const LONGEST = 10;
const LENGTHS = [2, 2, 4] as const;
const FIRST_YEAR = 2000;
const MS_PER_DAY = 24 * 60 * 60 * 1000;

const lengthOf = (part: number): number => LENGTHS[part] ?? 0;

const clean = (text: string): string => text.replace(/[^\d.]/g, '');

/** Spreads digits over day, month and year, with a dot after each full part. A dot that ends no part is dropped. */
const flow = (text: string): { readonly text: string; readonly full: boolean } => {
  const parts: string[] = [];
  let part = '';
  for (const sign of text) {
    const last = parts.length === LENGTHS.length - 1;
    const ends = sign === '.' ? part !== '' : part.length === lengthOf(parts.length);
    if (ends && !last) {
      parts.push(part);
      part = '';
    }
    if (sign !== '.' && part.length < lengthOf(parts.length)) part += sign;
  }
  const full = parts.length < LENGTHS.length - 1 && part.length === lengthOf(parts.length);
  return { text: [...parts, part].join('.'), full };
};

/** Whether the text can become a date by typing on, with nothing deleted. */
const fits = (text: string): boolean => {
  const parts = text.split('.');
  return (
    text.length <= LONGEST &&
    parts.length <= LENGTHS.length &&
    parts.every((part, index) => part.length <= lengthOf(index) || index === parts.length - 1)
  );
};

const withoutDots = (text: string): string => text.replaceAll('.', '');

const afterDeleting = (before: string, { text, caret }: Typed, forward: boolean): Typed => {
  const dotInside = withoutDots(text) === withoutDots(before) && !before.startsWith(text);
  // A deleted dot between digits would be inserted again at once, so the caret steps over the dot instead.
  return dotInside ? { text: before, caret: forward ? caret + 1 : caret } : { text, caret };
};

const afterInserting = (before: string, { text, caret }: Typed): Typed => {
  const left = flow(clean(text.slice(0, caret)));
  const right = clean(text.slice(caret));
  const dot = left.full && !right.startsWith('.') ? '.' : '';
  const next = left.text + dot + right;
  // The new key has no room: the box stays as if it had not been pressed.
  if (!fits(next)) {
    const unmoved = caret - (text.length - before.length);
    return { text: before, caret: Math.min(Math.max(unmoved, 0), before.length) };
  }
  return { text: next, caret: left.text.length + (left.full ? 1 : 0) };
};

/** Whether the edit deleted a passage and inserted nothing. */
const isDeletion = (before: string, { text, caret }: Typed): boolean =>
  text.length < before.length && before.startsWith(text.slice(0, caret)) && before.endsWith(text.slice(caret));

/**
 * The box after an edit of `before`, as the browser reports it in `typed`. Only digits and dots stay, dots are
 * inserted, and the text has at most ten characters. Deleting leaves the rest of the text and the caret in place.
 * `forward`: deleted by the Delete key.
 */
export const maskDate = (before: string, typed: Typed, forward = false): Typed =>
  isDeletion(before, typed) ? afterDeleting(before, typed, forward) : afterInserting(before, typed);

const at = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));

const dayOf = (instant: Date): string => instant.toISOString().slice(0, LONGEST);

/** "5.9.2026" as "2026-09-05"; null for a text that is no day of the calendar from 2000 on. */
export const parseMasked = (text: string): string | null => {
  const [, day, month, year] = (/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []).map(Number);
  if (day === undefined || month === undefined || year === undefined || year < FIRST_YEAR) return null;
  const instant = at(year, month, day);
  // Date turns 31 April into 1 May.
  const same = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
  return same ? dayOf(instant) : null;
};

/** "2026-09-05" as "05.09.2026" */
export const maskedOf = (day: string): string => day.split('-').toReversed().join('.');

/** The day that is `days` later; the same day where the result would be before 2000. */
export const shiftedDay = (day: string, days: number): string => {
  const shifted = dayOf(new Date(Date.parse(day) + days * MS_PER_DAY));
  return Number(shifted.slice(0, 4)) < FIRST_YEAR ? day : shifted;
};
