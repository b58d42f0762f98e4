import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { seasonsMessages } from '../../messages/tr/standings.ts';

/** The id of the week's select, which gets the focus when the button back to the current table disappears. */
export const WEEK_SELECT = 'week-of-table';

/** The browser's own select. Its options explain themselves, so its label is for screen readers only. */
const Select = (props: ComponentProps<'select'>) => (
  <span className="relative flex min-w-0">
    <select
      {...props}
      className="min-h-11 min-w-0 appearance-none rounded-control border border-control bg-surface py-2 pr-9 pl-3 font-semibold hover:border-text"
    />
    <ChevronDown className="pointer-events-none absolute top-3 right-2.5 size-5 text-text-2" />
  </span>
);

export type Period = {
  /** undefined: the current season. */
  readonly season?: number | undefined;
  /** undefined: the current table, or the last table of a closed season. */
  readonly week?: number | undefined;
};

const numberOf = (value: string): number | undefined => (value === '' ? undefined : Number(value));

type SeasonSelectProps = {
  readonly seasons: SeasonsAnswer;
  /** undefined: the current season. */
  readonly season: number | undefined;
  readonly onChoose: (season: number | undefined) => void;
};

/**
 * Chooses a season, where there are several. The current season has no number in the address, so an old bookmark always
 * shows the current season. A season in the address that does not exist (yet) is shown as an option, so that the select can
 * lead back from it.
 */
export const SeasonSelect = ({ seasons, season, onChoose }: SeasonSelectProps) => {
  const current = seasons.find((each) => each.current)?.season;
  const shown = season ?? current;
  return (
    seasons.some((each) => each.season !== shown) && (
      <Select
        aria-label={seasonsMessages.season}
        value={shown ?? ''}
        onChange={({ target }) => {
          const chosen = numberOf(target.value);
          onChoose(chosen === current ? undefined : chosen);
        }}
      >
        {!seasons.some((each) => each.season === shown) && <option value={shown}>{shown}</option>}
        {seasons.map((each) => (
          <option key={each.season} value={each.season}>
            {each.current ? seasonsMessages.current(each.label) : each.label}
          </option>
        ))}
      </Select>
    )
  );
};

type SeasonPickerProps = Period & {
  readonly seasons: SeasonsAnswer;
  /** The last week that was played in, since later weeks have no table yet; undefined while it is not known. */
  readonly played: number | undefined;
  readonly onChange: (period: Period) => void;
};

/** Chooses a season and one of its weeks; a week that does not exist (yet) is an option too, as a season is. */
export const SeasonPicker = ({ seasons, season, week, played, onChange }: SeasonPickerProps) => {
  const current = seasons.find((each) => each.current)?.season;
  const shown = season ?? current;
  const ofSeason = seasons.find((each) => each.season === shown)?.weeks ?? 0;
  const weeks = Math.min(ofSeason, played ?? ofSeason);
  return (
    <>
      <SeasonSelect seasons={seasons} season={season} onChoose={(chosen) => onChange({ season: chosen })} />
      <Select
        id={WEEK_SELECT}
        aria-label={seasonsMessages.week}
        value={week ?? ''}
        onChange={({ target }) => onChange({ season, week: numberOf(target.value) })}
      >
        <option value="">{seasonsMessages.now(shown === current)}</option>
        {Array.from({ length: weeks }, (_, index) => (
          <option key={index} value={index + 1}>
            {matchCardMessages.week(index + 1)}
          </option>
        ))}
        {week !== undefined && week > weeks && <option value={week}>{matchCardMessages.week(week)}</option>}
      </Select>
    </>
  );
};
