import { useQuery } from '@tanstack/react-query';
import { BareSelect } from '../../components/ui/bare-select.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import { seasonsMessages } from '../../messages/tr/seasons.ts';
import { seasonsQuery } from './queries.ts';

type SeasonSelectProps = {
  /** undefined: what `whole` names, or else the current season. */
  readonly season: number | undefined;
  /** The choice of all seasons at once, where there is one. */
  readonly whole?: string;
  /** Has its label for screen readers only, as in the head of a page. */
  readonly bare?: boolean;
  readonly onChange: (season: number | undefined) => void;
};

/**
 * Chooses a season, where there are several. The current season has no number in the address, so an old bookmark always shows
 * the current season. A season in the address that does not exist (yet) is an option too, so that the select can lead back from it.
 */
export const SeasonSelect = ({ season, whole, bare = false, onChange }: SeasonSelectProps) => {
  const seasons = useQuery(seasonsQuery()).data ?? [];
  const current = seasons.find((each) => each.current)?.season;
  const shown = whole === undefined ? (season ?? current) : season;
  const isUnknown = shown !== undefined && !seasons.some((each) => each.season === shown);
  if (seasons.length < 2 && !isUnknown) return null;
  const Select = bare ? BareSelect : SelectField;
  return (
    <Select
      label={seasonsMessages.season}
      value={shown ?? ''}
      onChange={({ target }) => {
        const chosen = target.value === '' ? undefined : Number(target.value);
        onChange(whole === undefined && chosen === current ? undefined : chosen);
      }}
    >
      {whole !== undefined && <option value="">{whole}</option>}
      {isUnknown && <option value={shown}>{shown}</option>}
      {seasons.map((each) => (
        <option key={each.season} value={each.season}>
          {each.current ? seasonsMessages.current(each.label) : each.label}
        </option>
      ))}
    </Select>
  );
};
