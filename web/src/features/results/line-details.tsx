import { MATCH_POSITIONS } from '@league/command-api/contract/match-lines.ts';
import type { ReactNode } from 'react';
import { CheckLine, SelectField, TextField } from '../../components/ui/field.tsx';
import { Stepper } from '../../components/ui/stepper.tsx';
import { lineMessages as words } from '../../messages/tr/result-lines.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { MAIN_FIGURES } from './known-lists.ts';
import { MOST_FIGURE } from './use-lines.ts';
import type { ResultEditor } from './use-result-form.ts';

const MORE = [
  ['minutesPlayed', words.minutes, 120],
  ['shots', words.shots, MOST_FIGURE],
  ['passes', words.passes, 999],
  ['gkCatches', words.gkCatches, MOST_FIGURE],
] as const;

type LineDetailsProps = {
  readonly form: ResultEditor['form'];
  readonly index: number;
  readonly name: string;
  /** The five main figures stand here where the row has no room for them. */
  readonly withFigures: boolean;
};

/** What a row opens to: position, start, minutes, further figures, rating and man of the match. */
export const LineDetails = ({ form, index, name, withFigures }: LineDetailsProps) => {
  const at = `playerStats.${index}` as const;
  const step = (
    field: (typeof MORE)[number][0] | (typeof MAIN_FIGURES)[number],
    word: string,
    most: number,
  ): ReactNode => {
    const label = words.figureOf(word, name);
    return (
      <div key={field} className="flex min-h-12 flex-wrap items-center justify-between gap-x-2">
        <span aria-hidden="true" className="text-meta">
          {word}
        </span>
        <Stepper
          {...form.value(`${at}.${field}`)}
          size="s"
          label={label}
          increaseLabel={resultsMessages.increase(label)}
          decreaseLabel={resultsMessages.decrease(label)}
          most={most}
        />
      </div>
    );
  };
  return (
    <div className="grid items-start gap-x-4 gap-y-2 rounded-control bg-sunken p-3 sm:grid-cols-2">
      {withFigures && (
        <div className="flex flex-col sm:col-span-2">
          {MAIN_FIGURES.map((figure) => step(figure, words.kinds[figure], MOST_FIGURE))}
        </div>
      )}
      <div className="flex flex-col gap-2">
        <SelectField label={words.position} {...form.field(`${at}.position`)}>
          <option value="">{words.noPosition}</option>
          {MATCH_POSITIONS.map((position) => (
            <option key={position}>{position}</option>
          ))}
        </SelectField>
        <TextField
          label={words.rating}
          hint={words.ratingHint}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          {...form.field(`${at}.rating`)}
        />
        <CheckLine label={words.starter} {...form.field(`${at}.isStartingEleven`)} />
        <CheckLine label={words.manOfTheMatch} {...form.field(`${at}.manOfTheMatch`)} />
      </div>
      <div className="flex flex-col">{MORE.map(([field, word, most]) => step(field, word, most))}</div>
    </div>
  );
};
