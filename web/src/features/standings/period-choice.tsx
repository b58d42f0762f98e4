import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { ArchiveLink } from '../seasons/archive-link.tsx';
import { SeasonPicker } from '../seasons/season-picker.tsx';
import { PastForm } from './past-form.tsx';
import type { StandingsSearch } from './standings-search.ts';

/** What another season or week replaces. */
const noPeriod = { season: undefined, week: undefined, asOf: undefined } as const;

type PeriodChoiceProps = {
  readonly search: StandingsSearch;
  readonly seasons: SeasonsAnswer;
  readonly weeks: readonly number[];
  readonly onChoose: (other: Partial<StandingsSearch>) => void;
};

/** The season, the week or the time whose table is shown. */
export const PeriodChoice = ({ search, seasons, weeks, onChoose }: PeriodChoiceProps) => {
  const { season, week, knownAt } = search;
  return (
    <div className="flex w-72 max-w-[calc(100vw-3rem)] flex-col gap-3 p-1">
      <SeasonPicker
        {...{ seasons, season, week, weeks }}
        onChange={(chosen) =>
          // A time belongs to the season in which it was chosen, and a week takes the place of a time.
          onChoose({ ...noPeriod, ...chosen, ...(chosen.season !== season && { knownAt: undefined }) })
        }
      />
      <PastForm key={knownAt} knownAt={knownAt} onChoose={(instant) => onChoose({ knownAt: instant })} />
      <ArchiveLink season={season} />
    </div>
  );
};
