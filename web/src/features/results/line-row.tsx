import { ChevronDown, Trash2 } from 'lucide-react';
import { get } from 'react-hook-form';
import { useState } from 'react';
import { JerseyNumber } from '../../components/league/jersey-number.tsx';
import { IconButton } from '../../components/ui/button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { FieldError } from '../../components/ui/field-frame.tsx';
import { Stepper } from '../../components/ui/stepper.tsx';
import { lineMessages as words } from '../../messages/tr/result-lines.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { MAIN_FIGURES } from './known-lists.ts';
import { LineDetails } from './line-details.tsx';
import { sumOf } from './line-sum.ts';
import type { LineForm } from './list-form.ts';
import { nameIn, type People } from './people.ts';
import { MOST_FIGURE } from './use-lines.ts';
import type { ResultEditor } from './use-result-form.ts';

type LineRowProps = {
  readonly form: ResultEditor['form'];
  readonly index: number;
  readonly row: LineForm;
  readonly people: People;
  /** The boxes stand in the row; else the row opens to them. */
  readonly wide: boolean;
  readonly onRemove: () => void;
};

/** The errors of a row, by field. */
const errorsOf = (form: ResultEditor['form'], index: number): readonly (readonly [string, string])[] =>
  Object.entries(get<object | undefined>(form.formState.errors, `playerStats.${index}`) ?? {}).flatMap(
    ([field, error]: [string, { readonly message?: string } | undefined]) =>
      error?.message === undefined ? [] : [[field, error.message] as const],
  );

/** One player's row: the five figures, and behind the name all that is rarely written. */
export const LineRow = ({ form, index, row, people, wide, onRemove }: LineRowProps) => {
  const [opened, setOpened] = useState(false);
  const name = nameIn(people, row.player);
  const number = people.get(row.player)?.number ?? null;
  const errors = errorsOf(form, index);
  const inRow = new Set<string>(wide ? ['player', 'team', ...MAIN_FIGURES] : ['player', 'team']);
  // A box that is refused must be seen.
  const open = opened || errors.some(([field]) => !inRow.has(field));
  const id = form.idOf(`playerStats.${index}.player`);
  const shown = errors.filter(([field]) => inRow.has(field));
  return (
    <li className="flex flex-col border-t border-line first:border-t-0">
      {shown.map(([field, message]) => (
        <div key={field} className="pt-2">
          <FieldError id={`${id}-${field}-error`}>{message}</FieldError>
        </div>
      ))}
      <div className="flex min-h-12 items-center gap-0.5">
        <button
          type="button"
          id={id}
          aria-expanded={open}
          aria-describedby={shown.map(([field]) => `${id}-${field}-error`).join(' ') || undefined}
          onClick={() => setOpened(!open)}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-1.5 rounded-control px-1 text-left hover:bg-hover"
        >
          <span className="min-w-0 flex-1 leading-tight">
            <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>{' '}
            {number !== null && <JerseyNumber number={number} />}
            {!wide && <span className="block text-meta text-text-2 tabular-nums">{sumOf(row)}</span>}
          </span>
          <ChevronDown aria-hidden="true" className={classNames('size-5 shrink-0 text-text-2', open && 'rotate-180')} />
        </button>
        {wide &&
          MAIN_FIGURES.map((figure) => {
            const label = words.figureOf(words.kinds[figure], name);
            return (
              <Stepper
                key={figure}
                {...form.value(`playerStats.${index}.${figure}`)}
                bare
                size="s"
                label={label}
                increaseLabel={resultsMessages.increase(label)}
                decreaseLabel={resultsMessages.decrease(label)}
                most={MOST_FIGURE}
                errorSeenElsewhere
              />
            );
          })}
        <IconButton label={words.remove(name)} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {open && (
        <div className="pb-2">
          <LineDetails form={form} index={index} name={name} withFigures={!wide} />
        </div>
      )}
    </li>
  );
};
