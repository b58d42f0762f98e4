import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { FieldError } from '../../components/ui/field-frame.tsx';
import { lineMessages as words } from '../../messages/tr/result-lines.ts';
import { knownLists, writtenGoals } from '../results/list-form.ts';
import type { ResultEditor } from '../results/use-result-form.ts';

type GoalNotesProps = { readonly editor: ResultEditor; readonly match: MatchAnswer };

/** How many goals of each side the rows name; above its score it is an error, which the score's own page repairs. */
export const GoalNotes = ({ editor: { form, values }, match }: GoalNotesProps) => (
  <div className="grid gap-2 sm:grid-cols-2">
    {(['home', 'away'] as const).map((side) => {
      const written = writtenGoals(knownLists(values), side);
      const score = match[`${side}Score`];
      const id = form.idOf(`exceeds.${side}`);
      const refused = form.errorAt(`exceeds.${side}`);
      const error = refused ?? (score !== null && written > score ? words.above(written, score) : undefined);
      return (
        <div key={side} id={id} tabIndex={-1} aria-describedby={error === undefined ? undefined : `${id}-error`}>
          <p className="text-meta font-semibold tabular-nums">
            {words.group(match[`${side}Team`].name, written, String(score ?? '–'))}
          </p>
          {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </div>
      );
    })}
  </div>
);
