import { outcomes } from '../../messages/tr/table-words.ts';

export type Outcome = keyof typeof outcomes;

const fills: Readonly<Record<Outcome, string>> = {
  win: 'bg-success-fill',
  draw: 'bg-draw-fill',
  loss: 'bg-danger-fill',
};

/** The letter of an outcome for the eye alone: who shows it says the outcome in words beside it. */
export const OutcomeTile = ({ outcome }: { readonly outcome: Outcome }) => (
  // The fill repeats the letter, so that colour is not needed.
  <span
    aria-hidden="true"
    className={`flex size-5 items-center justify-center rounded-plate text-micro font-bold text-white forced-colors:border ${fills[outcome]}`}
  >
    {outcomes[outcome].letter}
  </span>
);

/** G, B or M, which screen readers get as a word. */
export const OutcomeLetter = ({ outcome }: { readonly outcome: Outcome }) => (
  <span title={outcomes[outcome].word} className="relative inline-flex">
    <OutcomeTile outcome={outcome} />
    <span className="sr-only">{outcomes[outcome].word}</span>
  </span>
);
