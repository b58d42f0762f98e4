import { playerPositions } from '@league/query-api/contract/positions.ts';
import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { ArrowDownAZ, ArrowUpZA, LayoutGrid, List } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import { FilterChips } from '../../components/ui/filter-chips.tsx';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { Toolbar } from '../../components/ui/toolbar.tsx';
import { teamAssignmentMessages as words } from '../../messages/tr/team-assignment.ts';
import { FREE } from '../players/player-search.ts';
import { type assignmentSearch, SORTS } from './assignment-search.ts';

export type AssignmentSearch = ReturnType<typeof assignmentSearch>;

/** The filters that a chip names and removes; order and view are none. */
const FILTERS = ['q', 'team', 'position'] as const;
export const NO_FILTERS = { q: undefined, team: undefined, position: undefined } as const;

type FiltersProps = {
  readonly search: AssignmentSearch;
  readonly onChange: (change: Partial<AssignmentSearch>) => void;
  readonly teams: readonly Pick<TeamAnswer, '_id' | 'name'>[];
  /** How many players the filters leave, in words. */
  readonly count: string;
};

const chipsOf = ({ search: { q, team, position }, teams }: Pick<FiltersProps, 'search' | 'teams'>) => {
  const teamName = team === FREE ? words.free : teams.find(({ _id }) => _id === team)?.name;
  const values = {
    q: q === undefined ? undefined : words.chip(words.searchChip, q),
    team: team === undefined ? undefined : words.chip(words.team, teamName ?? words.none),
    position: position === undefined ? undefined : words.chip(words.position, position),
  };
  return FILTERS.flatMap((key) => {
    const label = values[key];
    return label === undefined ? [] : [{ key, label }];
  });
};

/** Turns the order round, and changes between cards and lines. */
const Toggles = ({ search: { order, view }, onChange }: Pick<FiltersProps, 'search' | 'onChange'>) => {
  const descending = order === 'desc';
  const Direction = descending ? ArrowUpZA : ArrowDownAZ;
  const asList = view === 'list';
  const View = asList ? LayoutGrid : List;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        aria-label={words.chip(words.direction, descending ? words.descending : words.ascending)}
        onClick={() => onChange({ order: descending ? undefined : 'desc' })}
      >
        <Direction aria-hidden="true" className="size-5" />
        {descending ? words.descending : words.ascending}
      </Button>
      <Button
        variant="secondary"
        aria-label={words.chip(words.view, asList ? words.views.grid : words.views.list)}
        onClick={() => onChange({ view: asList ? undefined : 'list' })}
      >
        <View aria-hidden="true" className="size-5" />
        {asList ? words.views.grid : words.views.list}
      </Button>
    </div>
  );
};

/** Search, filters, order and view of the players; all of them stand in the address. */
export const AssignmentFilters = ({ search, onChange, teams, count }: FiltersProps) => {
  const chips = chipsOf({ search, teams });
  return (
    <div className="flex flex-col gap-3">
      <Toolbar active={chips.length} count={count} onClear={() => onChange(NO_FILTERS)}>
        <div className="md:w-48">
          <SearchBox label={words.search} value={search.q ?? ''} onChange={(q) => onChange({ q: q || undefined })} />
        </div>
        <div className="md:w-44">
          <SelectField
            label={words.team}
            value={search.team ?? ''}
            onChange={({ target }) => onChange({ team: target.value || undefined })}
          >
            <option value="">{words.allTeams}</option>
            <option value={FREE}>{words.freeOnly}</option>
            {teams.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="md:w-42">
          <SelectField
            label={words.position}
            value={search.position ?? ''}
            onChange={({ target }) => onChange({ position: target.value || undefined })}
          >
            <option value="">{words.allPositions}</option>
            {playerPositions.map((position) => (
              <option key={position}>{position}</option>
            ))}
          </SelectField>
        </div>
        <div className="md:w-38">
          <SelectField
            label={words.sort}
            value={search.sort ?? 'name'}
            onChange={({ target }) =>
              onChange({ sort: SORTS.find((each) => each === target.value && each !== 'name') })
            }
          >
            {SORTS.map((each) => (
              <option key={each} value={each}>
                {words.sorts[each]}
              </option>
            ))}
          </SelectField>
        </div>
        <Toggles search={search} onChange={onChange} />
      </Toolbar>
      <FilterChips chips={chips} onRemove={(key) => onChange({ [key]: undefined })} />
    </div>
  );
};
