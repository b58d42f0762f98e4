import { CheckLine, SelectField } from '../../components/ui/field.tsx';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { Toolbar } from '../../components/ui/toolbar.tsx';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchPlanMessages as words } from '../../messages/tr/match-plan.ts';
import { matchStatuses } from '../../messages/tr/stored-words.ts';
import { type planSearch, STATUSES } from './plan-search.ts';

export type PlanSearch = ReturnType<typeof planSearch>;

export const NO_FILTERS = { q: undefined, status: undefined, week: undefined, missing: undefined } as const;

type PlanFiltersProps = {
  readonly search: PlanSearch;
  /** The weeks that have matches, ascending. */
  readonly weeks: readonly number[];
  /** How many matches the filters leave, in words. */
  readonly count: string;
  readonly onChange: (change: Partial<PlanSearch>) => void;
};

/** The filters of the plan, which stand in the address. */
export const PlanFilters = ({ search, weeks, count, onChange }: PlanFiltersProps) => {
  const { q, status, week, missing } = search;
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
        label={words.missingOnly}
        checked={missing === true}
        onChange={({ target }) => onChange({ missing: target.checked || undefined })}
      />
    </Toolbar>
  );
};
