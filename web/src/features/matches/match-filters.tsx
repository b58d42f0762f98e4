import { CheckLine, SelectField } from '../../components/ui/field.tsx';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { Toolbar } from '../../components/ui/toolbar.tsx';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchFiltersMessages as words } from '../../messages/tr/match-filters.ts';
import { matchStatuses } from '../../messages/tr/match-statuses.ts';
import { type MatchFilter, STATUSES } from './match-filter.ts';

export const NO_FILTERS = { q: undefined, status: undefined, week: undefined, missing: undefined } as const;

type MatchFiltersProps = {
  readonly filter: MatchFilter;
  /** The weeks that have matches, ascending. */
  readonly weeks: readonly number[];
  /** How many matches the filters leave, in words. */
  readonly count: string;
  /** What the matches lack that the last filter leaves. */
  readonly missingOnly: string;
  readonly onChange: (change: Partial<MatchFilter>) => void;
};

/** The filters of a list of the season's matches, which stand in the address. */
export const MatchFilters = ({ filter, weeks, count, missingOnly, onChange }: MatchFiltersProps) => {
  const { q, status, week, missing } = filter;
  // A week without matches stays in the box as long as the address names it.
  const choices = week === undefined || weeks.includes(week) ? weeks : [...weeks, week];
  return (
    <Toolbar
      active={[q, status, week, missing].filter((filter) => filter !== undefined).length}
      count={count}
      onClear={() => onChange(NO_FILTERS)}
    >
      <div className="md:w-48">
        <SearchBox label={words.search} value={q ?? ''} onChange={(text) => onChange({ q: text || undefined })} />
      </div>
      <div className="md:w-40">
        <SelectField
          label={words.status}
          value={status ?? ''}
          onChange={({ target }) => onChange({ status: STATUSES.find((each) => each === target.value) })}
        >
          <option value="">{words.all}</option>
          {STATUSES.map((each) => (
            <option key={each} value={each}>
              {matchStatuses[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="md:w-36">
        <SelectField
          label={words.week}
          value={week ?? ''}
          onChange={({ target }) => onChange({ week: target.value === '' ? undefined : Number(target.value) })}
        >
          <option value="">{words.all}</option>
          {choices.map((each) => (
            <option key={each} value={each}>
              {matchCardMessages.week(each)}
            </option>
          ))}
        </SelectField>
      </div>
      <CheckLine
        label={missingOnly}
        checked={missing === true}
        onChange={({ target }) => onChange({ missing: target.checked || undefined })}
      />
    </Toolbar>
  );
};
