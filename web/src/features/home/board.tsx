import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../format/number.ts';
import { scoreboardMessages } from '../../messages/tr/scoreboard.ts';
import { useChangedMatches } from '../matches/match-list.tsx';
import { useLeague } from '../settings/use-league.ts';
import { standingsQuery } from '../standings/queries.ts';
import { zonesOf } from '../standings/zones.ts';
import { usePinnedTeam } from '../teams/pinned-team.ts';
import { isOf } from '../teams/team-matches.ts';
import { Changes, NightSummary, SeasonSummary } from './after-night.tsx';
import { Countdown } from './countdown.tsx';
import { Featured, moreClass, Others } from './night-matches.tsx';
import { goalsOf } from '../matches/season-progress.ts';
import { firstKickOff, matchOfTheNight, type ScoreboardState, weekOf } from './scoreboard-state.ts';

const texts = scoreboardMessages;

/** More matches than these, the match of the night among them, would push the table off the first screens. */
const MOST_MATCHES = 10;

type TwoColumnsProps = { readonly first: ReactNode; readonly children: ReactNode };

/** Two columns on wide screens; on phones the second stands under the first. */
export const TwoColumns = ({ first, children }: TwoColumnsProps) => (
  <div className="sm:short:grid sm:short:grid-cols-2 sm:short:gap-4 lg:grid lg:grid-cols-[minmax(0,1.18fr)_minmax(0,1fr)] lg:gap-7 lg:pt-2 lg:pb-6">
    <div className="board -mx-(--gutter) sm:short:mx-0 md:mx-0 md:[&_.face]:rounded-card lg:[&_.face]:min-h-80">
      {first}
    </div>
    <div className="board self-center pb-1 sm:short:self-start">{children}</div>
  </div>
);

type BoardProps = {
  readonly state: Exclude<ScoreboardState, { kind: 'empty' }>;
  readonly season: readonly MatchAnswer[];
};

/** The match of the night or its summary, and with it the other matches. */
export const Board = ({ state, season }: BoardProps) => {
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
        <Others matches={night.matches} day={night.day} most={MOST_MATCHES} changed={changed} />
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
              isOwn={isOf(own)(featured)}
            />
          )}
        </>
      }
    >
      <Others
        matches={night.matches.filter(({ _id }) => _id !== featured?._id)}
        day={night.day}
        most={MOST_MATCHES - 1}
        changed={changed}
      />
      {kind === 'off' && state.last !== undefined && (
        <Link to="/weekly-matches" search={{ week: weekOf(state.last) }} className={moreClass}>
          {texts.results(weekOf(state.last))}
          <ChevronRight className="size-4" />
        </Link>
      )}
    </TwoColumns>
  );
};
