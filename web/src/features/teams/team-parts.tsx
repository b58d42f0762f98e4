import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { late, LatePart } from '../../components/query/late-part.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import type { LinkParts } from '../../components/ui/link-parts.ts';
import { LinkTabs } from '../../components/ui/link-tabs.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { awardsMessages } from '../../messages/tr/awards.ts';
import { teamsMessages } from '../../messages/tr/teams.ts';
import { MatchCard } from '../../components/league/match-card.tsx';
import { shortNames } from '../../components/league/short-names.ts';
import { Section } from '../../components/ui/section.tsx';
import { AwardsPart } from '../achievements/awards-part.tsx';
import type { AwardsView } from '../achievements/awards-view.ts';
import { teamAwardsQuery } from '../achievements/queries.ts';
import { CalendarLink } from '../matches/calendar-link.tsx';
import { linkTo } from '../matches/match-link.tsx';
import { useChangedMatches } from '../matches/match-list.tsx';
import { ArchiveLink } from '../seasons/archive-link.tsx';
import { PlacesByWeek } from '../standings/places-by-week.tsx';
import { seasonMatchesQuery } from '../matches/queries.ts';
import { standingsQuery } from '../standings/queries.ts';
import { RunningStreams } from '../streams/running-streams.tsx';
import { NextMatch, NextMatchCard } from './next-match.tsx';
import { teamQuery } from './queries.ts';
import { Squad } from './squad.tsx';
import { TeamCounts } from './team-counts.tsx';
import { byInterest, matchesOf } from './team-matches.ts';
import type { teamPageSearch } from './team-search.ts';

const words = teamsMessages.detail;

/** How many matches stand there before the others are asked for. */
const FIRST_MATCHES = 8;
/** As many as a squad has, so that the skeleton is about as high as the list. */
const LIKELY_PLAYERS = 12;

const TeamMatches = ({ matches }: { readonly matches: readonly MatchAnswer[] }) => {
  const [all, setAll] = useState(false);
  const changed = useChangedMatches(matches);
  const more = matches.length - FIRST_MATCHES;
  const short = shortNames(matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]));
  if (matches.length === 0) return <EmptyState title={words.noMatches} level={3} />;
  return (
    <>
      <ul className="@container/matches pb-1">
        {byInterest(matches)
          .slice(0, all ? matches.length : FIRST_MATCHES)
          .map((match) => (
            <li key={match._id} className="match-item">
              <MatchCard match={match} alone changed={changed.has(match._id)} short={short} link={linkTo(match)} />
              <RunningStreams match={match} />
            </li>
          ))}
      </ul>
      {more > 0 && !all && (
        <div className="flex border-t border-line">
          <button
            type="button"
            onClick={() => setAll(true)}
            className="min-h-11 flex-1 font-semibold text-brand-text hover:underline"
          >
            {words.moreMatches(more)}
          </button>
        </div>
      )}
    </>
  );
};

// Late, since few open it and the other parts need none of its pitch.
const TeamLineup = late(async () => (await import('./team-lineup.tsx')).TeamLineup);

type Tab = ReturnType<typeof teamPageSearch>['tab'];

/** Squad, line-up and achievements as tabs, which have addresses of their own. */
const Parts = ({ id, view }: { readonly id: string; readonly view: AwardsView }) => {
  const tab = (to: Tab, label: string) => ({
    key: to ?? 'squad',
    label,
    link: (parts: LinkParts) => (
      <Link
        to="/team/$id"
        params={{ id }}
        search={{ tab: to, view: to === 'achievements' ? view : undefined }}
        replace
        resetScroll={false}
        activeOptions={{ exact: true }}
        {...parts}
      />
    ),
  });
  const tabs = [tab(undefined, words.squad), tab('lineup', words.lineup), tab('achievements', awardsMessages.title)];
  return <LinkTabs label={words.parts} tabs={tabs} />;
};

const titles = {
  squad: words.squad,
  lineup: words.lineup,
  achievements: awardsMessages.title,
} as const;

const route = getRouteApi('/_site/team/$id');

/** What stands below the head of a team: its figures, its squad, and its matches of the current season. */
export const TeamParts = ({ id }: { readonly id: string }) => {
  const { tab, view } = route.useSearch();
  const navigate = route.useNavigate();
  const query = teamQuery(id);
  const { data: season } = useQuery(seasonMatchesQuery());
  const own = season && matchesOf(id, season);
  const table = useQuery(standingsQuery()).data;
  const row = table?.find(({ teamInfo, played }) => teamInfo._id === id && played > 0);
  return (
    <div className="grid items-start gap-2.5 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section aria-labelledby="team-squad" className="flex min-w-0 flex-col gap-4">
        <QueryPart query={query} waiting={<Skeleton shape="people" rows={LIKELY_PLAYERS} />} failed={words.failed}>
          {(read) => (
            <>
              <div>
                <TeamCounts team={read} matches={season} form={row} />
                {own && <NextMatch id={id} matches={own} />}
              </div>
              <Parts id={id} view={view} />
              <h2 id="team-squad" className="sr-only">
                {titles[tab ?? 'squad']}
              </h2>
              {tab === undefined && <Squad team={read} />}
            </>
          )}
        </QueryPart>
        {tab === 'achievements' && (
          <AwardsPart
            query={teamAwardsQuery(id)}
            view={view}
            onView={(chosen) => void navigate({ search: { tab, view: chosen }, replace: true, resetScroll: false })}
          />
        )}
        {tab === 'lineup' && (
          <QueryPart
            query={seasonMatchesQuery()}
            waiting={<Skeleton shape="cards" rows={FIRST_MATCHES} />}
            failed={words.matchesFailed}
          >
            {(matches) => (
              <LatePart
                about={id}
                failed={words.matchesFailed}
                waiting={<Skeleton shape="cards" rows={FIRST_MATCHES} />}
              >
                <TeamLineup key={id} matches={matchesOf(id, matches)} />
              </LatePart>
            )}
          </QueryPart>
        )}
      </section>
      <div className="grid min-w-0 gap-2.5 md:gap-4 lg:pt-4">
        {own && <NextMatchCard matches={own} />}
        <Section
          title={words.matches}
          action={
            <span className="flex flex-wrap items-center justify-end gap-x-4">
              <ArchiveLink />
              <CalendarLink team={id} />
            </span>
          }
        >
          <QueryPart
            query={seasonMatchesQuery()}
            waiting={<Skeleton shape="matches" rows={FIRST_MATCHES} />}
            failed={words.matchesFailed}
          >
            {(matches) => <TeamMatches key={id} matches={matchesOf(id, matches)} />}
          </QueryPart>
        </Section>
        {table !== undefined && <PlacesByWeek season={undefined} rows={table} only={id} />}
      </div>
    </div>
  );
};
