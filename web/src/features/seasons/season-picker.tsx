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
  /** The weeks to choose from, the chosen one among them. */
  readonly weeks: readonly number[];
  readonly onChange: (period: Period) => void;
};

/** The visitor chooses a season and one of its weeks. A season in the address is an option even where the league does not have it. */
export const SeasonPicker = ({ seasons, season, week, weeks, onChange }: SeasonPickerProps) => {
  const current = seasons.find((each) => each.current)?.season;
  return (
    <>
      <SeasonSelect bare season={season} onChange={(chosen) => onChange({ season: chosen })} />
      <BareSelect
        id={WEEK_SELECT}
        label={seasonsMessages.week}
        value={week ?? ''}
        onChange={({ target }) => onChange({ season, week: target.value === '' ? undefined : Number(target.value) })}
      >
        <option value="">{seasonsMessages.now(season === undefined || season === current)}</option>
        {weeks.map((each) => (
          <option key={each} value={each}>
            {matchCardMessages.week(each)}
          </option>
        ))}
      </BareSelect>
    </>
  );
};
