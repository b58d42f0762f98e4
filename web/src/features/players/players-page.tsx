import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useRef } from 'react';
import type { ApiError } from '../../api/errors.ts';
import { failureText } from '../../api/failure-text.ts';
import { useEyes, useSession } from '../../api/use-session.ts';
import { behind, LatePart } from '../../components/query/late-part.tsx';
import { FactsLine } from '../../components/ui/facts-line.tsx';
import { PageSpinner } from '../../components/ui/spinner.tsx';
import { formatNumber } from '../../format/number.ts';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { playersMessages as words } from '../../messages/tr/players.ts';
import { OfficialLinks } from '../officials/official-links.tsx';
import { findPlayers, type Roster, rosterOf } from './player-list.ts';
import type { PlayerFilter } from './player-search.ts';
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

/** The router keeps what an address says besides the filters. */
const countOf = ({ q, position, team }: PlayerFilter): number =>
  [q, position, team].filter((each) => each !== undefined).length;

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

const failedText = (error: ApiError): string => words.loadFailed(failureText(error));

const PlayerTools = behind(() => import('./player-tools.tsx').then((file) => file.PlayerTools));
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
          <LatePart about="tools" failed={failedText} waiting={<div className="h-28 md:h-20.5" />}>
            <PlayerTools
              {...{ filter, change, roster }}
              isFiltered={countOf(filter) > 0}
              found={found?.length ?? 0}
              onClear={clear}
              ref={box}
            />
          </LatePart>
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
        <LatePart about="players" failed={failedText} waiting={<PageSpinner />}>
          <PlayersPart wanted={JSON.stringify(wanted)} isFiltered={isFiltered} found={found} onClear={clear} />
        </LatePart>
      </section>
      <Ad slot="top" />
    </>
  );
};
