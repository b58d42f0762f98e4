import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { outcomes } from '../../messages/tr/stored-words.ts';

type Outcome = keyof typeof outcomes;

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

/**
 * The last five results, oldest first, so that the newest stands at the right. Screen readers get a sentence for each.
 */
export const FormLetters = ({ entries }: { readonly entries: readonly FormEntry[] }) => {
  if (entries.length === 0) return <span className="sr-only">{matchCardMessages.noForm}</span>;
  return (
    <ol className="relative flex gap-1">
      {entries.slice(-SHOWN).map(({ key, outcome, sentence }) => (
        <li key={key} title={sentence}>
          {/* The fill repeats the letter, so that colour is not needed. */}
          <span
            aria-hidden="true"
            className={`flex size-5 items-center justify-center rounded-plate text-micro font-bold text-white forced-colors:border ${fills[outcome]}`}
          >
            {outcomes[outcome].letter}
          </span>
          <span className="sr-only">{sentence}</span>
        </li>
      ))}
    </ol>
  );
};
