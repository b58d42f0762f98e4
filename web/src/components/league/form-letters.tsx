import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { type Outcome, OutcomeTile } from './outcome-letter.tsx';

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
          <OutcomeTile outcome={outcome} />
          <span className="sr-only">{sentence}</span>
        </li>
      ))}
    </ol>
  );
};
