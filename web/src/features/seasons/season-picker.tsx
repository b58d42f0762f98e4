import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { BareSelect } from '../../components/ui/bare-select.tsx';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { seasonsMessages } from '../../messages/tr/seasons.ts';
import { SeasonSelect } from './season-select.tsx';

/** The id of the week's select, which gets the focus when the button back to the current table disappears. */
export const WEEK_SELECT = 'week-of-table';

type Period = {
  /** undefined: the current season. */
  readonly season?: number | undefined;
  /** undefined: the current table, or the last table of a closed season. */
  readonly week?: number | undefined;
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
      <SeasonSelect bare season={season} onChange={(chosen) => onChange({ season: chosen })} />
      <BareSelect
        id={WEEK_SELECT}
        label={seasonsMessages.week}
        value={week ?? ''}
        onChange={({ target }) => onChange({ season, week: target.value === '' ? undefined : Number(target.value) })}
      >
        <option value="">{seasonsMessages.now(shown === current)}</option>
        {Array.from({ length: weeks }, (_, index) => (
          <option key={index} value={index + 1}>
            {matchCardMessages.week(index + 1)}
          </option>
        ))}
        {week !== undefined && week > weeks && <option value={week}>{matchCardMessages.week(week)}</option>}
      </BareSelect>
    </>
  );
};
