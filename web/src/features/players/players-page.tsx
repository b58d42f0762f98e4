import { playerPositions } from '@league/query-api/contract/positions.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type Ref, useDeferredValue, useMemo, useRef } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { useEyes, useSession } from '../../api/use-session.ts';
import { behind, LatePart } from '../../components/query/late-part.tsx';
import { BareSelect } from '../../components/ui/bare-select.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FactsLine } from '../../components/ui/facts-line.tsx';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { PageSpinner } from '../../components/ui/spinner.tsx';
import { formatNumber } from '../../format/number.ts';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { playersMessages as words } from '../../messages/tr/players.ts';
import { OfficialLinks } from '../officials/official-links.tsx';
import { findPlayers, type Roster, rosterOf } from './player-list.ts';
import { FREE, type PlayerFilter } from './player-search.ts';
import { playersQuery } from './queries.ts';

const route = getRouteApi('/_site/players');

/** What the address says, and how to change it. */
const useFilter = () => {
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const change = (search: Partial<PlayerFilter>) =>
    void navigate({ search: (before) => ({ ...before, ...search }), replace: true, resetScroll: false });
  return { filter, change };
};

const countOf = (filter: PlayerFilter): number => Object.values(filter).filter((each) => each !== undefined).length;

type ToolsProps = ReturnType<typeof useFilter> & {
  readonly roster: Roster | undefined;
  readonly found: number;
  readonly onClear: () => void;
  readonly ref: Ref<HTMLElement>;
};

const Tools = ({ filter, change, roster, found, onClear, ref }: ToolsProps) => {
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
        {countOf(filter) > 0 && (
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

/** What the list counts, in one line. */
const Facts = ({ roster, shown }: { readonly roster: Roster | undefined; readonly shown: number }) => {
  const counts = roster && {
    total: roster.players.length,
    withTeam: roster.withTeam,
    free: roster.players.length - roster.withTeam,
    shown,
  };
  return (
    <FactsLine
      facts={
        counts &&
        (['total', 'withTeam', 'free', 'shown'] as const).map((key) => ({
          key,
          figure: formatNumber(counts[key]),
          after: ` ${words.facts[key]}`,
        }))
      }
    />
  );
};

const PlayersPart = behind(() => import('./players-part.tsx').then((file) => file.PlayersPart));

/** All approved players. Search and filters stand in the address. */
export const PlayersPage = () => {
  const { filter, change } = useFilter();
  const isAdmin = useSession()?.isAdmin === true;
  const box = useRef<HTMLElement>(null);
  const { data, isLoadingError } = useQuery(playersQuery(useEyes()));
  const roster = useMemo(() => data && rosterOf(data), [data]);
  // Deferred: a key in the search box is answered before the rows are.
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => roster && findPlayers(roster, wanted), [roster, wanted]);
  const isFiltered = countOf(wanted) > 0;
  const clear = () => {
    change({ q: undefined, position: undefined, team: undefined });
    // The pressed button disappears, so the search box gets the focus.
    box.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <PageHeader
        title={appMessages.players}
        failed={isLoadingError}
        note={<Facts roster={roster} shown={found?.length ?? 0} />}
        below={
          <Tools filter={filter} change={change} roster={roster} found={found?.length ?? 0} onClear={clear} ref={box} />
        }
      />
      {isAdmin && (
        <nav aria-label={words.adminLinks} className="flex flex-wrap gap-2 pb-6 md:pb-4">
          <OfficialLinks />
        </nav>
      )}
      {/* As high as the window: the foot of the page does not jump when a search finds few. */}
      <section aria-labelledby="player-list" className="-mt-3 flex min-h-dvh flex-col gap-4 md:mt-0">
        <h2 id="player-list" className="sr-only">
          {words.list}
        </h2>
        <LatePart about="players" failed={(error) => words.loadFailed(failureText(error))} waiting={<PageSpinner />}>
          <PlayersPart wanted={JSON.stringify(wanted)} isFiltered={isFiltered} found={found} onClear={clear} />
        </LatePart>
      </section>
      <Ad slot="top" />
    </>
  );
};
