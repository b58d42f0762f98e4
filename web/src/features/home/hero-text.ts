import { formatCalendarDay, formatShortDay, instantOf } from '../../format/time.ts';
import { homeMessages } from '../../messages/tr/home.ts';

type Headline = {
  /** null: the description does not begin with a short sentence. */
  readonly headline: string | null;
  readonly text: string;
};

/** A longer headline would push tonight's matches off a phone's first screen. */
const LONGEST = 48;

const FIRST_SENTENCE = /^(?<first>.+?[.!?…])(?=\s|$)(?<rest>.*)$/su;

/**
 * The admin's description as the home page shows it: a short first sentence as the headline, the rest as text under it.
 * A description that begins otherwise stays whole.
 */
export const headlineOf = (description: string): Headline => {
  const whole = description.trim();
  const { first = whole, rest = '' } = FIRST_SENTENCE.exec(whole)?.groups ?? {};
  return first === '' || first.length > LONGEST
    ? { headline: null, text: whole }
    : { headline: first, text: rest.trim() };
};

/** "4 Eki – 20 Ara"; with one date a sentence about it; null without both. The year stands in the season's name. */
export const seasonDates = (startDate: string | null, endDate: string | null): string | null => {
  const [start, end] = [instantOf(startDate), instantOf(endDate)];
  if (start !== null && end !== null) return `${formatShortDay(start)} – ${formatShortDay(end)}`;
  if (start !== null) return homeMessages.starts(formatCalendarDay(startDate) ?? '');
  return end === null ? null : homeMessages.ends(formatCalendarDay(endDate) ?? '');
};
