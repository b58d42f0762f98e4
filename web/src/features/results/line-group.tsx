import { Check, Info } from 'lucide-react';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { Button } from '../../components/ui/button.tsx';
import { FieldError } from '../../components/ui/field-frame.tsx';
import { lineMessages as words } from '../../messages/tr/result-lines.ts';
import { LineRow } from './line-row.tsx';
import { knownLists, type LineForm, type Side, writtenGoals } from './list-form.ts';
import { MAIN_FIGURES } from './known-lists.ts';
import { nameIn, type People } from './people.ts';
import { type Lines, undoId } from './use-lines.ts';
import type { ResultEditor } from './use-result-form.ts';

type LineGroupProps = {
  readonly editor: ResultEditor;
  readonly lines: Lines;
  readonly side: Side;
  readonly team: TeamReference;
  readonly people: People;
  readonly wide: boolean;
};

const shownScore = (score: unknown): string => (typeof score === 'number' ? String(score) : '–');

/** The rows of one side, with how many of its goals they name. Only the repair button changes the score. */
export const LineGroup = ({ editor, lines, side, team, people, wide }: LineGroupProps) => {
  const { form, values } = editor;
  const written = writtenGoals(knownLists(values), side);
  const score = values[`${side}Score`];
  const missing = typeof score === 'number' ? score - written : 0;
  const id = form.idOf(`exceeds.${side}`);
  const refused = form.errorAt(`exceeds.${side}`);
  const error = refused ?? (missing < 0 ? words.above(written, Number(score)) : undefined);
  const title = words.group(team.name, written, shownScore(score));
  const repaired = { home: values.homeScore, away: values.awayScore, [side]: written };
  const rows = values.playerStats.flatMap((row: LineForm, index) => (row.team === side ? [{ row, index }] : []));
  const gone = lines.removed.filter((row) => row.team === side);

  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1">
      <div
        id={id}
        tabIndex={-1}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className="flex min-h-9 items-center gap-2 rounded-xs outline-offset-2"
      >
        <h4 className="min-w-0 flex-1 text-meta font-bold tabular-nums">{title}</h4>
        {missing === 0 && score !== null && <Check aria-hidden="true" className="size-5 shrink-0 text-success" />}
        {missing > 0 && <Info aria-hidden="true" className="size-5 shrink-0 text-info" />}
      </div>
      {error !== undefined && (
        <div className="flex flex-wrap items-center gap-2 rounded-control bg-danger-tint p-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
          {missing < 0 && (
            <Button
              variant="secondary"
              onClick={() => {
                form.value(`${side}Score`).onChange(written);
                document.getElementById(id)?.focus();
              }}
            >
              {words.repair(shownScore(repaired.home), shownScore(repaired.away))}
            </Button>
          )}
        </div>
      )}
      {rows.length === 0 && gone.length === 0 && <p className="text-small text-text-2">{words.noRows}</p>}
      {wide && rows.length > 0 && (
        <div aria-hidden="true" className="flex gap-0.5 pr-11 text-small text-text-2">
          <span className="flex-1" />
          {MAIN_FIGURES.map((figure) => (
            <span key={figure} className="w-11 text-center">
              {words.short[figure]}
            </span>
          ))}
        </div>
      )}
      <ul className="flex flex-col">
        {rows.map(({ row, index }) => (
          <LineRow
            key={lines.fields[index]?.id ?? row.player}
            form={form}
            index={index}
            row={row}
            people={people}
            wide={wide}
            onRemove={() => lines.remove(index)}
          />
        ))}
        {gone.map((row) => (
          <li key={row.player} className="flex min-h-12 items-center gap-2 border-t border-line text-meta text-text-2">
            <span className="min-w-0 flex-1">{words.removed(nameIn(people, row.player))}</span>
            <Button
              id={undoId(row.player)}
              variant="ghost"
              aria-label={words.undoFor(nameIn(people, row.player))}
              onClick={() => lines.undo(row)}
            >
              {words.undo}
            </Button>
          </li>
        ))}
      </ul>
      {missing > 0 && rows.length > 0 && <p className="text-small text-text-2">{words.below(missing)}</p>}
    </section>
  );
};
