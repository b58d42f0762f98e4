import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Crest } from '../../components/league/crest.tsx';
import { formatNumber } from '../../format/number.ts';
import { appMessages } from '../../messages/tr/app.ts';
import { homeMessages } from '../../messages/tr/home.ts';
import { leadersQuery } from '../leaderboards/queries.ts';
import { seasonMatchesQuery } from '../matches/queries.ts';
import { standingsQuery } from '../standings/queries.ts';
import { progressOf } from '../matches/season-progress.ts';

const texts = homeMessages.cards;

/** How many crests stand for all teams. */
const CRESTS = 4;

type TileProps = {
  readonly to: NonNullable<LinkProps['to']>;
  readonly name: string;
  readonly children: ReactNode;
  readonly search?: { readonly now?: true };
};

/** Keeps its line while its fact is not known, so that nothing moves when the answer comes. */
const Tile = ({ to, search = {}, name, children }: TileProps) => (
  <li className="flex min-w-0">
    <Link
      to={to}
      search={search}
      className="flex min-h-19 min-w-0 flex-1 flex-col justify-between gap-1 rounded-[10px] border border-line bg-surface px-3 py-2.5 hover:bg-hover"
    >
      <span className="flex items-center justify-between font-extrabold">
        {name}
        <ChevronRight className="size-4 shrink-0 text-text-3" />
      </span>
      <span className="flex min-h-6.75 min-w-0 items-center gap-1.5 text-meta text-text-2">{children}</span>
    </Link>
  </li>
);

const Strong = ({ children }: { readonly children: ReactNode }) => (
  <span className="font-bold text-text tabular-nums">{children}</span>
);

const Teams = () => {
  const teams = useQuery(standingsQuery()).data?.map(({ teamInfo }) => teamInfo);
  if (teams === undefined) return null;
  if (teams.length === 0) return texts.noTeams;
  return (
    <>
      <span className="flex -space-x-1.5">
        {teams.slice(0, CRESTS).map((team) => (
          <Crest key={team._id} team={team} size={20} />
        ))}
      </span>
      <Strong>{formatNumber(teams.length)}</Strong>
    </>
  );
};

const Matches = ({ season }: { readonly season: readonly MatchAnswer[] }) => {
  const { matches } = progressOf(season);
  if (matches.all === 0) return texts.noFixtures;
  return (
    <span className="truncate">
      <Strong>{formatNumber(matches.over)}</Strong>/{formatNumber(matches.all)} {texts.played}
    </span>
  );
};

/** Before the first match all teams are level, and nobody leads. */
const Leader = () => {
  const first = useQuery(standingsQuery()).data?.find(({ played }) => played > 0)?.teamInfo;
  const isKnown = useQuery(standingsQuery()).isSuccess;
  if (first === undefined) return isKnown && texts.noneLeads;
  return (
    <>
      <Crest team={first} size={20} />
      <span className="truncate">
        <Strong>{first.name}</Strong> {texts.leads}
      </span>
    </>
  );
};

const TopScorer = () => {
  const leaders = useQuery(leadersQuery('goals')).data;
  const first = leaders?.[0];
  if (first === undefined) return leaders && texts.noGoals;
  return (
    <span className="truncate">
      <Strong>{first.gamertag}</Strong> {texts.goals(formatNumber(first.stats.goals))}
    </span>
  );
};

/** The ways to the four lists, each with one fact. */
export const QuickCards = () => {
  const season = useQuery(seasonMatchesQuery()).data;
  return (
    <nav aria-label={texts.label}>
      <ul className="grid gap-2 min-[18rem]:grid-cols-2 md:grid-cols-4 md:gap-3">
        <Tile to="/teams" name={appMessages.teams}>
          <Teams />
        </Tile>
        <Tile to="/weekly-matches" search={{ now: true }} name={appMessages.matches}>
          {season && <Matches season={season} />}
        </Tile>
        <Tile to="/standings" name={appMessages.standings}>
          <Leader />
        </Tile>
        <Tile to="/leaderboards/goals" name={appMessages.leaders}>
          <TopScorer />
        </Tile>
      </ul>
    </nav>
  );
};
