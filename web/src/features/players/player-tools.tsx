import { playerPositions } from '@league/query-api/contract/positions.ts';
import type { Ref } from 'react';
import { BareSelect } from '../../components/ui/bare-select.tsx';
import { Button } from '../../components/ui/button.tsx';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { playersMessages as words } from '../../messages/tr/players.ts';
import type { Roster } from './player-list.ts';
import { FREE, type PlayerFilter } from './player-search.ts';

type PlayerToolsProps = {
  readonly filter: PlayerFilter;
  readonly isFiltered: boolean;
  readonly change: (filter: Partial<PlayerFilter>) => void;
  readonly roster: Roster | undefined;
  readonly found: number;
  readonly onClear: () => void;
  readonly ref: Ref<HTMLElement>;
};

/** The search for players and its filters. */
export const PlayerTools = ({ filter, isFiltered, change, roster, found, onClear, ref }: PlayerToolsProps) => {
  const { q = '', position, team } = filter;
  const isUnknown = team !== undefined && team !== FREE && !roster?.teams.some(({ _id }) => _id === team);
  return (
    <search ref={ref} className="flex flex-col gap-2 pt-2 pb-3 *:first:flex-1 md:flex-row md:pb-5">
      <SearchBox bare label={words.search} value={q} onChange={(text) => change({ q: text || undefined })} />
      <div className="flex flex-wrap gap-2 *:max-w-full max-sm:[&>span]:flex-1 max-sm:[&>span]:basis-36">
        <BareSelect
          label={words.position}
          value={position ?? ''}
          onChange={({ target }) => change({ position: target.value || undefined })}
        >
          <option value="">{words.allPositions}</option>
          {playerPositions.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </BareSelect>
        <BareSelect
          label={words.team}
          value={team ?? ''}
          onChange={({ target }) => change({ team: target.value || undefined })}
        >
          <option value="">{words.allTeams}</option>
          <option value={FREE}>{words.freeOnly}</option>
          {isUnknown && <option value={team}>{words.unknownTeam}</option>}
          {roster?.teams.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </BareSelect>
        {isFiltered && (
          <Button variant="ghost" onClick={onClear}>
            {words.clear}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {roster === undefined ? '' : words.count(found, roster.players.length)}
      </p>
    </search>
  );
};
