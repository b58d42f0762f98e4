import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { BareSelect } from '../../components/ui/bare-select.tsx';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { seasonsMessages } from '../../messages/tr/seasons.ts';
import { SeasonSelect } from './season-select.tsx';

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
