import { playerPositions } from '@league/query-api/contract/positions.ts';
import type { PlayerAnswer } from '@league/query-api/contract/players.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, type Ref, useDeferredValue, useMemo, useRef, useState } from 'react';
import { type ApiError, UnreadableAnswer } from '../../api/errors.ts';
import { failureText } from '../../api/failure-text.ts';
import { useEyes } from '../../api/use-session.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { ShowMore } from '../../components/ui/show-more.tsx';
import { Skeleton, tileGrid } from '../../components/ui/skeleton.tsx';
import { Toolbar } from '../../components/ui/toolbar.tsx';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { playersMessages as words } from '../../messages/tr/players.ts';
import { PlayerCard } from './player-card.tsx';
import { findPlayers, type Roster, rosterOf } from './player-list.ts';
import { FREE, type PlayerFilter } from './player-search.ts';
import { FIRST, firstPlayersQuery, playersQuery } from './queries.ts';

/** A space as wide as a digit, in the place of a figure that is not loaded yet. */
const FIGURE_SPACE = '\u2007';

type Counts = Readonly<Record<keyof typeof words.counts, number>>;

/** Four figures, each with a word for what it counts. Takes its room before the figures are known. */
const PlayerCounts = ({ counts }: { readonly counts: Counts | undefined }) => (
  <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
    {(Object.keys(words.counts) as (keyof Counts)[]).map((of) => (
      <div key={of} className="flex flex-col-reverse justify-end bg-surface px-4 py-3">
        <dt className="min-w-0">
          <span className="block text-meta font-semibold">{words.counts[of].label}</span>
          <span className="block text-small text-text-3">{words.counts[of].hint}</span>
        </dt>
        <dd className="text-h2 font-extrabold tabular-nums">{counts?.[of] ?? FIGURE_SPACE}</dd>
      </div>
    ))}
  </dl>
);

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
    <search ref={ref} className="flex flex-col gap-3">
      <SearchBox label={words.search} value={q} onChange={(text) => change({ q: text || undefined })} />
      <Toolbar
        active={countOf(filter)}
        count={roster === undefined ? '' : words.count(found, roster.players.length)}
        onClear={onClear}
      >
        <SelectField
          label={words.position}
          value={position ?? ''}
          onChange={({ target }) => change({ position: target.value || undefined })}
        >
          <option value="">{words.allPositions}</option>
          {playerPositions.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <SelectField
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
        </SelectField>
      </Toolbar>
    </search>
  );
};

/** So many cards one press adds: few enough to appear at once. */
const MORE = 48;

/** Cards of the first players found, and a button for more of them. */
const Cards = ({ found }: { readonly found: readonly PlayerAnswer[] }) => {
  const [most, setMost] = useState(FIRST);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list} className={tileGrid}>
        {found.slice(0, most).map((player) => (
          <li key={player._id} className="min-w-0">
            <PlayerCard player={player} />
          </li>
        ))}
      </ul>
      <ShowMore
        shown={Math.min(most, found.length)}
        total={found.length}
        onMore={() => setMost(most + MORE)}
        list={list}
      />
    </>
  );
};

const NoneFound = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState title={words.noneFound} text={words.noneFoundText} level={3}>
    <Button variant="secondary" onClick={onClear}>
      {words.clear}
    </Button>
  </EmptyState>
);

/** What is told of a list that failed: an answer that is no list of players, or why there is none. */
const failedText = (error: ApiError): string =>
  error instanceof UnreadableAnswer && error.status < 400 ? words.unreadable : words.loadFailed(failureText(error));

type ListProps = {
  readonly isFiltered: boolean;
  readonly children: (all: readonly PlayerAnswer[]) => ReactNode;
};

/**
 * Shows the first players while the others are still under way; both are asked for at once. A filter needs them all. Where all
 * cannot be read, the first stay, and what failed stands below them.
 */
const PlayersPart = ({ isFiltered, children }: ListProps) => {
  const eyes = useEyes();
  const [first, all] = [useQuery(firstPlayersQuery(eyes)), useQuery(playersQuery(eyes))];
  const showsFirst = !isFiltered && all.data === undefined && (first.data !== undefined || !all.isError);
  const failed = failedText;
  return (
    <>
      <QueryPart
        query={showsFirst ? firstPlayersQuery(eyes) : playersQuery(eyes)}
        waiting={<Skeleton shape="tiles" rows={FIRST} />}
        failed={failed}
      >
        {children}
      </QueryPart>
      {showsFirst && (
        <QueryPart query={playersQuery(eyes)} waiting={null} failed={failed} quiet>
          {() => null}
        </QueryPart>
      )}
    </>
  );
};

/** All approved players as cards. Search and filters stand in the address. */
export const PlayersPage = () => {
  const { filter, change } = useFilter();
  const box = useRef<HTMLElement>(null);
  const { data, isLoadingError } = useQuery(playersQuery(useEyes()));
  const roster = useMemo(() => data && rosterOf(data), [data]);
  // Deferred: a key in the search box is answered before the cards are.
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
      <PageHeader title={appMessages.players} failed={isLoadingError} />
      <PlayerCounts
        counts={
          roster &&
          found && {
            total: roster.players.length,
            withTeam: roster.withTeam,
            free: roster.players.length - roster.withTeam,
            shown: found.length,
          }
        }
      />
      <Ad slot="top" />
      {/* As high as the window: the foot of the page does not jump when a search finds few. */}
      <section aria-labelledby="player-list" className="flex min-h-dvh flex-col gap-4 pt-4">
        <h2 id="player-list" className="sr-only">
          {words.list}
        </h2>
        <Tools filter={filter} change={change} roster={roster} found={found?.length ?? 0} onClear={clear} ref={box} />
        <PlayersPart isFiltered={isFiltered}>
          {(shown) => {
            const players = found ?? rosterOf(shown).players;
            if (players.length > 0) return <Cards key={JSON.stringify(wanted)} found={players} />;
            // The first of an admin's list may all wait for their approval.
            if (roster === undefined && shown.length > 0) return null;
            return isFiltered ? (
              <NoneFound onClear={clear} />
            ) : (
              <EmptyState title={words.emptyTitle} text={words.emptyText} />
            );
          }}
        </PlayersPart>
      </section>
    </>
  );
};
