import { displayMessages } from '../../messages/tr/display.ts';

type Outcome = keyof typeof displayMessages.outcomes;

const fills: Readonly<Record<Outcome, string>> = {
  win: 'bg-success-fill',
  draw: 'bg-draw-fill',
  loss: 'bg-danger-fill',
};

const SHOWN = 5;

export type FormEntry = {
  readonly key: string;
  readonly outcome: Outcome;
  /** For example "Kartal 3–1 Çamlıca, galibiyet". */
  readonly sentence: string;
};

/** The letter of one result, G, B or M. The fill repeats it, so that colour is not needed. */
const Letter = ({ outcome }: { readonly outcome: Outcome }) => (
  <span
    aria-hidden="true"
    className={`flex size-5 items-center justify-center rounded-plate text-micro font-bold text-white forced-colors:border ${fills[outcome]}`}
  >
    {displayMessages.outcomes[outcome].letter}
  </span>
);

/**
 * The last five results, oldest first, so that the newest stands at the right. Screen readers get a sentence for each.
 */
export const FormLetters = ({ entries }: { readonly entries: readonly FormEntry[] }) => {
  if (entries.length === 0) return <span className="sr-only">{displayMessages.noForm}</span>;
  return (
    <ol className="relative flex gap-1">
      {entries.slice(-SHOWN).map(({ key, outcome, sentence }) => (
        <li key={key} title={sentence}>
          <Letter outcome={outcome} />
          <span className="sr-only">{sentence}</span>
        </li>
      ))}
    </ol>
  );
};
