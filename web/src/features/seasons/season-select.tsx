import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { SelectField } from '../../components/ui/field.tsx';
import { seasonsMessages } from '../../messages/tr/seasons.ts';

type SeasonSelectProps = {
  readonly seasons: SeasonsAnswer;
  /** undefined: the current one. */
  readonly season: number | undefined;
  readonly onChange: (season: number | undefined) => void;
};

/** The current season has no number in the address, so that an old bookmark shows the season of its day. */
export const SeasonSelect = ({ seasons, season, onChange }: SeasonSelectProps) => {
  const current = seasons.find((each) => each.current)?.season;
  const change = (chosen: number) => onChange(chosen === current ? undefined : chosen);
  return (
    <SelectField
      label={seasonsMessages.label}
      value={season ?? current}
      onChange={(event) => change(Number(event.target.value))}
    >
      {seasons.map((each) => (
        <option key={each.season} value={each.season}>
          {each.current ? seasonsMessages.current(each.label) : each.label}
        </option>
      ))}
    </SelectField>
  );
};
