import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isRefusedForGood } from '../../api/errors.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import type { LinkParts } from '../../components/ui/link-parts.ts';
import { LinkTabs } from '../../components/ui/link-tabs.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatNumber } from '../../format/number.ts';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { teamsMessages } from '../../messages/tr/teams.ts';
import { MatchList } from '../matches/match-list.tsx';
import { seasonMatchesQuery } from '../matches/queries.ts';
import { standingsQuery } from '../standings/queries.ts';
import { NextMatch } from './next-match.tsx';
import { teamQuery } from './queries.ts';
import { Squad } from './squad.tsx';
import { TeamCounts } from './team-counts.tsx';
import { TeamHead } from './team-head.tsx';
import { TeamLineup } from './team-lineup.tsx';
import { matchesOf } from './team-matches.ts';
import type { teamPageSearch } from './team-search.ts';

const words = teamsMessages.detail;

/** How many matches stand there before the others are asked for. */
const FIRST_MATCHES = 8;
/** As many as a squad has, so that the skeleton is about as high as the list. */
const LIKELY_PLAYERS = 12;

const TeamMatches = ({ matches }: { readonly matches: readonly MatchAnswer[] }) => {
  const [all, setAll] = useState(false);
  const more = matches.length - FIRST_MATCHES;
  if (matches.length === 0) return <EmptyState title={words.noMatches} level={3} />;
  return (
    <>
      <MatchList matches={all ? matches : matches.slice(0, FIRST_MATCHES)} level={3} />
      {more > 0 && !all && (
        <Button variant="secondary" className="self-start" onClick={() => setAll(true)}>
          {words.moreMatches(more)}
        </Button>
      )}
    </>
  );
};

const back = { label: words.back, link: (parts: object) => <Link to="/teams" {...parts} /> };

const ToTeams = () => (
  <Link to="/teams" className={buttonClass('secondary')}>
    {words.toTeams}
  </Link>
);

type Tab = ReturnType<typeof teamPageSearch>['tab'];

/** Squad and line-up as tabs, which have addresses of their own. */
const Parts = ({ id }: { readonly id: string }) => {
  const tab = (to: Tab, label: string) => ({
    key: to ?? 'squad',
    label,
    link: (parts: LinkParts) => (
      <Link
        to="/team/$id"
        params={{ id }}
        search={{ tab: to }}
        replace
        resetScroll={false}
        activeOptions={{ exact: true }}
        {...parts}
      />
    ),
  });
  return <LinkTabs label={words.parts} tabs={[tab(undefined, words.squad), tab('lineup', words.lineup)]} />;
};

const route = getRouteApi('/_site/team/$id');

/** A team: its figures, its squad, and its matches of the current season. */
export const TeamPage = () => {
  const { id } = route.useParams();
  const query = teamQuery(id);
  const { tab } = route.useSearch();
  const { data: team, error, isLoadingError } = useQuery(query);
  const { data: season } = useQuery(seasonMatchesQuery());
  const table = useQuery(standingsQuery()).data;
  const row = table?.find(({ teamInfo, played }) => teamInfo._id === id && played > 0);
  if (isRefusedForGood(error)) {
    return (
      <>
        <PageHeader title={words.title} back={back} />
        <Banner tone="warning" action={<ToTeams />}>
          {words.notFound}
        </Banner>
      </>
    );
  }
  return (
    <>
      <TeamHead
        team={team}
        place={row && words.place(row.position, formatNumber(row.points))}
        failed={isLoadingError}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <section aria-labelledby="team-squad" className="flex min-w-0 flex-col gap-4">
          <QueryPart query={query} waiting={<Skeleton shape="people" rows={LIKELY_PLAYERS} />} failed={words.failed}>
            {(read) => (
              <>
                <div>
                  <TeamCounts team={read} matches={season} />
                  {season && <NextMatch id={id} matches={matchesOf(id, season)} />}
                </div>
                <Parts id={id} />
                <h2 id="team-squad" className="sr-only">
                  {tab === 'lineup' ? words.lineup : words.squad}
                </h2>
                {tab === undefined && <Squad team={read} />}
              </>
            )}
          </QueryPart>
          {tab === 'lineup' && (
            <QueryPart
              query={seasonMatchesQuery()}
              waiting={<Skeleton shape="cards" rows={FIRST_MATCHES} />}
              failed={words.matchesFailed}
            >
              {(matches) => <TeamLineup key={id} matches={matchesOf(id, matches)} />}
            </QueryPart>
          )}
        </section>
        <section aria-labelledby="team-matches" className="flex min-w-0 flex-col gap-3 pt-4">
          <h2 id="team-matches" className="text-h2 font-bold">
            {words.matches}
          </h2>
          <QueryPart
            query={seasonMatchesQuery()}
            waiting={<Skeleton shape="matches" rows={FIRST_MATCHES} />}
            failed={words.matchesFailed}
          >
            {(matches) => <TeamMatches key={id} matches={matchesOf(id, matches)} />}
          </QueryPart>
        </section>
      </div>
      <Ad slot="top" />
    </>
  );
};
