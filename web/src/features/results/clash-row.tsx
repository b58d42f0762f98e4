import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../components/ui/class-names.ts';
import { FieldError } from '../../components/ui/field-frame.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';
import type { Difference, Unit } from './merge.ts';
import type { KnownResult } from './result-form.ts';
import type { People } from './people.ts';
import { unitName, valueLines } from './result-text.ts';

const { clash } = resultsMessages;

type ValueProps = {
  readonly result: KnownResult;
  readonly unit: Unit;
  readonly match: MatchAnswer;
  readonly people: People;
};

const Value = ({ result, unit, match, people }: ValueProps) => (
  <span className="min-w-0 tabular-nums">
    {valueLines(result, unit, match, people).map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </span>
);

/** The spacing of a cell, in heads and rows. */
export const cellClass = 'p-1 align-top first:pl-2 sm:p-2 sm:first:pl-3';

type ClashRowProps = {
  readonly difference: Difference;
  readonly mine: KnownResult;
  readonly theirs: KnownResult;
  readonly match: MatchAnswer;
  readonly people: People;
  readonly chosen: 'mine' | 'theirs' | undefined;
  readonly missing: boolean;
  readonly onChoose: (side: 'mine' | 'theirs') => void;
};

/** One field in which both results differ: two radio buttons, or a mark at the value that is taken without a choice. */
export const ClashRow = ({
  difference: { unit, taken },
  mine,
  theirs,
  match,
  people,
  chosen,
  missing,
  onChoose,
}: ClashRowProps) => {
  const id = useId();
  const value = (side: 'mine' | 'theirs') => (
    <Value result={side === 'mine' ? mine : theirs} unit={unit} match={match} people={people} />
  );
  const choice = (side: 'mine' | 'theirs'): ReactNode => (
    <label className="flex min-h-11 cursor-pointer items-start gap-2 rounded-control border border-control bg-surface p-2.5 hover:bg-hover has-checked:border-text has-checked:inset-ring has-checked:inset-ring-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-text">
      <input
        type="radio"
        name={id}
        aria-label={[
          unitName(unit, people),
          clash[side],
          ...valueLines(side === 'mine' ? mine : theirs, unit, match, people),
        ].join(', ')}
        data-missing={missing ? '' : undefined}
        aria-describedby={missing ? `${id}-error` : undefined}
        checked={chosen === side}
        onChange={() => onChoose(side)}
        className="mt-0.5 size-5 shrink-0 accent-text outline-none"
      />
      {value(side)}
    </label>
  );
  const fixed = (side: 'mine' | 'theirs'): ReactNode => (
    <span
      className={classNames(
        'flex min-h-11 items-start gap-2 border border-transparent p-2.5',
        taken === side ? 'font-semibold' : 'text-text-2 line-through',
      )}
    >
      {taken === side && <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />}
      {value(side)}
      {taken === side && <span className="sr-only">{clash.taken}</span>}
    </span>
  );
  const cell = taken === 'choice' ? choice : fixed;
  return (
    <>
      {missing && (
        <tr className="border-t border-line">
          <td colSpan={3} className="px-2 pt-3">
            <FieldError id={`${id}-error`}>{clash.missing}</FieldError>
          </td>
        </tr>
      )}
      <tr className={classNames(!missing && 'border-t border-line', taken === 'choice' && 'bg-warning-tint')}>
        <th scope="row" className={classNames(cellClass, 'pt-3.5 font-semibold max-sm:text-small sm:pt-4.5')}>
          {unitName(unit, people)}
        </th>
        <td className={cellClass}>{cell('mine')}</td>
        <td className={cellClass}>{cell('theirs')}</td>
      </tr>
    </>
  );
};
