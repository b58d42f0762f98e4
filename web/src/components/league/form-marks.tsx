import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { classNames } from '../ui/class-names.ts';
import { type Outcome, OutcomeTile } from './outcome-letter.tsx';

const SHOWN = 5;

export type FormEntry = {
  readonly key: string;
  readonly outcome: Outcome;
  /** For example "Kartal 3–1 Çamlıca, galibiyet". */
  readonly sentence: string;
};

/** Won stands high, drawn in the middle, lost low, so that colour is not needed. */
const marks: Readonly<Record<Outcome, string>> = {
  win: 'self-start h-2.25 bg-zone-playoff',
  draw: 'self-center h-1 bg-text-3',
  loss: 'self-end h-2.25 bg-zone-relegation',
};

/**
 * The last five results, oldest first, so that the newest stands at the right: marks in 43 px where the table is narrow, letters where
 * it has the room. Screen readers get a sentence for each.
 */
export const FormMarks = ({ entries }: { readonly entries: readonly FormEntry[] }) => {
  if (entries.length === 0) return <span className="sr-only">{matchCardMessages.noForm}</span>;
  return (
    <ol className="relative inline-flex gap-0.5 align-middle @min-[34rem]/table:gap-0.75">
      {entries.slice(-SHOWN).map(({ key, outcome, sentence }) => (
        <li key={key} title={sentence} className="flex">
          <span aria-hidden="true" className="flex h-4.5 w-1.75 @min-[34rem]/table:hidden">
            <span className={classNames('w-full rounded-[2px] forced-color-adjust-none', marks[outcome])} />
          </span>
          <span className="hidden @min-[34rem]/table:flex">
            <OutcomeTile outcome={outcome} />
          </span>
          <span className="sr-only">{sentence}</span>
        </li>
      ))}
    </ol>
  );
};
