export type Headline = {
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
