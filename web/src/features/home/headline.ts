export type Headline = {
  /** null: the description has nothing that could stand in large letters. */
  readonly headline: string | null;
  readonly text: string;
};

/** Longer ones would take the phone's first screen away from tonight's matches. */
const LONGEST = 48;

const FIRST_SENTENCE = /^(?<first>.+?[.!?…])(?=\s|$)(?<rest>.*)$/su;

/**
 * The admin's description as the home page shows it: a short first sentence large, the rest under it. A description
 * without such a sentence stays whole.
 */
export const headlineOf = (description: string): Headline => {
  const whole = description.trim();
  const { first = whole, rest = '' } = FIRST_SENTENCE.exec(whole)?.groups ?? {};
  return first === '' || first.length > LONGEST
    ? { headline: null, text: whole }
    : { headline: first, text: rest.trim() };
};
