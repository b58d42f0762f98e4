import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../api/use-session.ts';
import { FaceOff } from '../../components/league/face-off.tsx';
import { matchSentence, type Side } from '../../components/league/match-text.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatNumber } from '../../format/number.ts';
import { PageHeading } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { homeMessages } from '../../messages/tr/home.ts';
import { scoreboardMessages } from '../../messages/tr/scoreboard.ts';
import { linkTo, MatchCards, useChangedMatches } from '../matches/match-list.tsx';
import { seasonMatchesQuery } from '../matches/queries.ts';
import { useNow } from '../matches/use-today.ts';
import { useCurrentSeason } from '../seasons/use-current-season.ts';
import { settingsQuery } from '../settings/queries.ts';
import { useLeague } from '../settings/use-league.ts';
import { standingsQuery } from '../standings/queries.ts';
import { zonesOf } from '../standings/zones.ts';
import { usePinnedTeam } from '../teams/pinned-team.ts';
import { Changes, NightSummary, SeasonSummary } from './after-night.tsx';
import { Countdown } from './countdown.tsx';
import { headOf } from './scoreboard-head.ts';
import {
  firstKickOff,
  goalsOf,
  matchOfTheNight,
  type ScoreboardState,
  scoreboardAt,
  weekOf,
} from './scoreboard-state.ts';

const texts = scoreboardMessages;

/** More matches than these would push the table off the first screens. */
const MOST_MATCHES = 10;

type FeaturedProps = {
  readonly match: MatchAnswer;
  /** The team's place and points in the table, in words; undefined before the first match. */
  readonly placeOf: (teamId: string) => string | undefined;
  readonly isOwn: boolean;
  /** Its figures changed a moment ago. */
  readonly changed: boolean;
};

/** The match of the night, as two kits with the places of the teams. */
const Featured = ({ match, placeOf, isOwn, changed }: FeaturedProps) => {
  const notes: Readonly<Record<Side, string | undefined>> = {
    home: placeOf(match.homeTeam._id),
    away: placeOf(match.awayTeam._id),
  };
  return linkTo(match)({
    className: classNames('relative block focus-visible:z-10', changed && 'changed'),
    children: (
      <>
        <span className="sr-only">{matchSentence(match)}</span>
        <span aria-hidden="true" className="block">
          <FaceOff match={match} size="board" notes={notes} caption={isOwn ? texts.own : texts.ofTheNight} />
        </span>
      </>
    ),
  });
};

type MatchesProps = {
  readonly matches: readonly MatchAnswer[];
  readonly day: string;
  readonly changed: ReadonlySet<string>;
};

/** The other matches of the night; of many the first, and the way to all of them. */
const Others = ({ matches, day, changed }: MatchesProps) => {
  const isLong = matches.length >= MOST_MATCHES;
  return (
    <>
      {matches.length > 0 && (
        <MatchCards matches={isLong ? matches.slice(0, MOST_MATCHES - 1) : matches} level={2} changed={changed} />
      )}
      {isLong && day !== '' && (
        <Link to="/matches" search={{ date: day }} className={moreClass}>
          {texts.all}
          <ChevronRight className="size-4" />
        </Link>
      )}
    </>
  );
};

const moreClass =
  'mx-auto flex min-h-11 w-fit items-center gap-1 px-3 font-semibold text-text-2 hover:text-text hover:underline';

type BoardProps = {
  readonly state: Exclude<ScoreboardState, { kind: 'empty' }>;
  readonly season: readonly MatchAnswer[];
};

/** Who stands above, and beside it or below the matches of the night. */
const Board = ({ state, season }: BoardProps) => {
  const { kind, night } = state;
  const rows = useQuery(standingsQuery()).data ?? [];
  const own = usePinnedTeam();
  const changed = useChangedMatches(season);
  const { playoff } = zonesOf(useLeague());
  const leader = rows.find(({ played }) => played > 0);
  if (kind === 'after' || kind === 'over') {
    const summary =
      kind === 'after' ? (
        <NightSummary day={night.day} leader={leader} goals={goalsOf(night.matches)} />
      ) : (
        <SeasonSummary leader={leader} goals={goalsOf(season)} title={playoff === 0 ? texts.champion : texts.leader} />
      );
    return (
      <TwoColumns first={summary}>
        <Others matches={night.matches} day={night.day} changed={changed} />
        <Changes rows={rows} />
      </TwoColumns>
    );
  }
  const rowOf = new Map(rows.map((row) => [row.teamInfo._id, row]));
  const featured = matchOfTheNight(night, (id) => rowOf.get(id)?.position ?? rows.length + 1, own);
  const placeOf = (id: string): string | undefined => {
    const row = rowOf.get(id);
    if (row === undefined || leader === undefined) return undefined;
    return kind === 'live' ? texts.place(row.position) : texts.placeAndPoints(row.position, formatNumber(row.points));
  };
  return (
    <TwoColumns
      first={
        <>
          {kind === 'before' && <Countdown to={firstKickOff(night)} />}
          {featured !== undefined && (
            <Featured
              match={featured}
              placeOf={placeOf}
              changed={changed.has(featured._id)}
              isOwn={own === featured.homeTeam._id || own === featured.awayTeam._id}
            />
          )}
        </>
      }
    >
      <Others matches={night.matches.filter(({ _id }) => _id !== featured?._id)} day={night.day} changed={changed} />
      {kind === 'off' && state.last !== undefined && (
        <Link to="/weekly-matches" search={{ week: weekOf(state.last) }} className={moreClass}>
          {texts.results(weekOf(state.last))}
          <ChevronRight className="size-4" />
        </Link>
      )}
    </TwoColumns>
  );
};

type TwoColumnsProps = { readonly first: ReactNode; readonly children: ReactNode };

const TwoColumns = ({ first, children }: TwoColumnsProps) => (
  <div className="sm:short:grid sm:short:grid-cols-2 sm:short:gap-4 lg:grid lg:grid-cols-[minmax(0,1.18fr)_minmax(0,1fr)] lg:gap-7 lg:pt-2 lg:pb-6">
    <div className="board -mx-(--gutter) sm:short:mx-0 md:mx-0 md:[&_.face]:rounded-card lg:[&_.face]:min-h-80">
      {first}
    </div>
    <div className="board self-center pb-1 sm:short:self-start">{children}</div>
  </div>
);

/** A season without fixtures: what the league says of itself, and the ways in. */
const NoFixtures = () => {
  const description = useQuery(settingsQuery()).data?.description ?? '';
  const isVisitor = useSession() === null;
  return (
    <div className="flex flex-col items-center gap-4 pt-1 pb-10 text-center">
      {description !== '' && <p className="max-w-text text-text-2">{description}</p>}
      <div className="flex flex-wrap justify-center gap-2">
        {isVisitor && (
          <Link to="/register" className={buttonClass('brand')}>
            {appMessages.register}
          </Link>
        )}
        <Link to="/teams" className={buttonClass('secondary')}>
          {appMessages.teams}
        </Link>
      </div>
    </div>
  );
};

/** The head of the home page: what is true at this hour of the matches before, during and after a night (scoreboard-state.ts). */
export const Scoreboard = () => {
  const now = useNow();
  const league = useLeague();
  const label = useCurrentSeason()?.label;
  const { data, isLoadingError } = useQuery(seasonMatchesQuery());
  const state = data && scoreboardAt(now, data);
  const { title, note, aside, isLive } = headOf(state, { now, season: data ?? [], league: league.title, label });
  return (
    <section className="night turf from-edge-to-edge z-10">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 text-meta font-semibold text-text-2 md:min-h-13">
        <div className="flex flex-wrap items-baseline gap-x-1.5">
          <PageHeading
            title={title}
            documentTitle={homeMessages.title}
            failed={isLoadingError}
            className="text-[1rem] leading-5 text-text md:text-[1.25rem]"
          />
          {note !== undefined && <span>· {note}</span>}
        </div>
        {aside !== undefined && (
          <span className={isLive ? 'flex items-center gap-1.5 font-extrabold text-led' : undefined}>
            {isLive && <span aria-hidden="true" className="live-dot" />}
            {aside}
          </span>
        )}
      </div>
      <QueryPart query={seasonMatchesQuery()} waiting={<Waiting />} failed={texts.failed}>
        {(season) => {
          const shown = scoreboardAt(now, season);
          return shown.kind === 'empty' ? <NoFixtures /> : <Board state={shown} season={season} />;
        }}
      </QueryPart>
    </section>
  );
};

/** As high as a face-off and five matches. */
const Waiting = () => (
  <TwoColumns first={<div className="min-h-37 lg:min-h-80" />}>
    <Skeleton shape="matches" rows={5} />
  </TwoColumns>
);
