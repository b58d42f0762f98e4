import type { LeaderAnswer } from '@league/query-api/contract/leaders.ts';
import { type Kit, kitOf } from '@league/query-api/contract/crest.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { readQuery } from '../../api/read-query.ts';
import { Crest } from '../../components/league/crest.tsx';
import { Slab } from '../../components/league/face-off.tsx';
import { crestOf } from '../../components/league/kit.ts';
import { PlayerDisc } from '../../components/league/player-disc.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { formatNumber, formatTenths } from '../../format/number.ts';
import { scoreboardMessages } from '../../messages/tr/scoreboard.ts';
import { leadersQuery } from '../leaderboards/queries.ts';
import { Movement } from '../standings/movement.tsx';

const texts = scoreboardMessages;

/** The best player of a Turkish day's finished matches. */
const starQuery = (day: string) =>
  readQuery('/api/matches/date/:date/star', `/api/matches/date/${day}/star`, () =>
    import('@league/query-api/contract/leaders.ts').then(({ starAnswer }) => starAnswer),
  );

const sideClass = (kit: Kit | undefined, away: boolean): string =>
  classNames('face-side', away && 'away', kit === undefined ? 'text-text' : `k-${kit.ground}`);

type LeaderProps = { readonly row: StandingRow; readonly title: string };

const LeaderSide = ({ row: { teamInfo, points }, title }: LeaderProps) => (
  <Link to="/team/$id" params={{ id: teamInfo._id }} className={sideClass(kitOf(crestOf(teamInfo)), false)}>
    <span className="text-meta font-semibold">{title}</span>
    <Crest team={teamInfo} size={104} />
    <span className="face-name">{teamInfo.name}</span>
    <span className="text-meta font-semibold tabular-nums">{texts.points(formatNumber(points))}</span>
  </Link>
);

/** The player whom the scoreboard names for a night or a season. */
type Star = {
  readonly player: Pick<LeaderAnswer, '_id' | 'gamertag' | 'deleted'>;
  readonly jerseyNumber: number | null;
  readonly team: TeamReference | null;
  readonly title: string;
  readonly figures: string;
};

const StarSide = ({ star: { player, jerseyNumber, team, title, figures } }: { readonly star: Star }) => {
  const className = sideClass(team === null ? undefined : kitOf(crestOf(team)), true);
  const parts = (
    <>
      <span className="text-meta font-semibold">{title}</span>
      <PlayerDisc player={{ gamertag: player.gamertag, jerseyNumber, currentTeam: team }} />
      <span className="face-name">{player.gamertag}</span>
      <span className="text-meta font-semibold tabular-nums">{figures}</span>
    </>
  );
  return player.deleted ? (
    <span className={className}>{parts}</span>
  ) : (
    <Link to="/profile/$gamertag" params={{ gamertag: player.gamertag }} className={className}>
      {parts}
    </Link>
  );
};

type FaceProps = {
  readonly leader: StandingRow | undefined;
  readonly title: string;
  readonly goals: number;
  readonly star: Star | undefined;
};

/** Leader and star, each on the team's kit, and between them the goals. */
const Face = ({ leader, title, goals, star }: FaceProps) => (
  <div className="face">
    {leader !== undefined && <Slab team={leader.teamInfo} kit={kitOf(crestOf(leader.teamInfo))} />}
    {star !== undefined && star.team !== null && <Slab team={star.team} kit={kitOf(crestOf(star.team))} away />}
    <span className="face-ring" />
    {leader === undefined ? <span /> : <LeaderSide row={leader} title={title} />}
    <span className="face-middle gap-0!">
      <span className="text-[2.75rem] leading-none font-black tracking-tight tabular-nums md:text-[3.5rem]">
        {formatNumber(goals)}
      </span>
      <span className="text-meta font-semibold">{texts.goalsWord}</span>
    </span>
    {star === undefined ? <span /> : <StarSide star={star} />}
  </div>
);

type SummaryProps = { readonly leader: StandingRow | undefined; readonly goals: number };

/** The leader, the goals and the star of a night that is over. */
export const NightSummary = ({ day, leader, goals }: SummaryProps & { readonly day: string }) => {
  const best = useQuery({ ...starQuery(day), enabled: day !== '' }).data?.star;
  const star = best && {
    ...best,
    title: texts.starOfNight,
    figures: [
      best.goals > 0 && texts.goals(formatNumber(best.goals)),
      best.rating !== null && formatTenths(best.rating),
    ]
      .filter(Boolean)
      .join(' · '),
  };
  return <Face leader={leader} title={texts.leader} goals={goals} star={star ?? undefined} />;
};

/** Who ended a season in the first place, and who scored most in it. With play-offs to come the first is no champion yet. */
export const SeasonSummary = ({ leader, goals, title }: SummaryProps & { readonly title: string }) => {
  const first = useQuery(leadersQuery('goals')).data?.[0];
  const star = first && {
    player: first,
    jerseyNumber: first.jerseyNumber,
    team: first.currentTeam,
    title: texts.topScorer,
    figures: texts.goals(formatNumber(first.stats.goals)),
  };
  return <Face leader={leader} title={title} goals={goals} star={star} />;
};

/** How many rises and how many falls are named. */
const MOVES = 3;

type Moved = StandingRow & { readonly movement: number };

const Moves = ({ rows }: { readonly rows: readonly Moved[] }) => (
  <ul className="min-w-0">
    {rows.map(({ teamInfo, position, movement }) => (
      <li key={teamInfo._id} className="flex min-h-9 min-w-0 items-center gap-2 font-semibold">
        <Movement places={movement} className="w-6" />
        <Crest team={teamInfo} size={20} />
        <span className="min-w-0 truncate">{teamInfo.name}</span>
        <span className="ml-auto text-meta whitespace-nowrap text-text-3 tabular-nums">
          <span className="hidden md:inline">{position + movement} → </span>
          {position}.
        </span>
      </li>
    ))}
  </ul>
);

/** The three largest rises and falls of the last week, with the new places. */
export const Changes = ({ rows }: { readonly rows: readonly StandingRow[] }) => {
  const moved = rows.filter((row): row is Moved => row.movement !== null && row.movement !== 0);
  const rises = moved.toSorted((a, b) => b.movement - a.movement).filter(({ movement }) => movement > 0);
  const falls = moved.toSorted((a, b) => a.movement - b.movement).filter(({ movement }) => movement < 0);
  if (moved.length === 0) return null;
  return (
    <section>
      <h2 className="match-group-head px-0!">
        {texts.changes}
        <span className="order-2 font-semibold text-text-3">{texts.changesSince}</span>
      </h2>
      <div className="grid gap-x-5 pb-2 min-[18rem]:grid-cols-2">
        <Moves rows={rises.slice(0, MOVES)} />
        <Moves rows={falls.slice(0, MOVES)} />
      </div>
    </section>
  );
};
