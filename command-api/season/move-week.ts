import { handedOut } from '@league/events/rules/kick-offs.ts';
import { playsIn } from '@league/events/rules/match-sides.ts';
import { isSameTime } from '@league/events/rules/match-times.ts';
import { turkishClock, turkishInstant } from '@league/events/rules/turkish-time.ts';
import type { Fixture } from '@league/events/seasons.ts';
import { DEFAULT_KICK_OFF } from '../contract/season.ts';
import { Refused } from '../handling/refused.ts';
import type { MatchState } from '../match/decider.ts';
import { currentMatches, knownMatch, type SeasonEvent, type SeasonState } from '../season-authority/state.ts';
import { isAnnounced, playedOf, refusePlayed } from './played.ts';
import { replanned } from './replanning.ts';

/** A match as its stream has it. */
export type StandingMatch = Pick<MatchState, 'status' | 'schedule' | 'resultRevision'>;

/** Gives all matches of a week another day, at once. Day, `today` and clocks are Turkish time. */
export type MoveWeek = {
  readonly type: 'MoveWeek';
  readonly season: number;
  readonly week: number;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `HH:MM`, handed out in the order of the matches; without any, each match keeps its own. */
  readonly kickOffs: readonly string[];
  /** Left out, each match keeps its own. */
  readonly stadium?: string;
  readonly today: string;
  /** A day that is over is taken only where it was confirmed. */
  readonly confirmed: boolean;
  /** All matches of the season by id, as their streams have them. */
  readonly standing: ReadonlyMap<string, StandingMatch>;
};

/**
 * One event for each match that moves; cancelled ones stay as they are (docs/rules.md#fixtures).
 * @throws Refused WEEK_EMPTY, FIXTURES_PLAYED, FIXTURES_LIVE, DAY_IS_OVER, TEAM_PLAYS_THEN
 */
export const moveWeek = (command: MoveWeek, state: SeasonState): SeasonEvent[] => {
  const { week, day, today, confirmed, season } = command;
  const matches = standingMatches(command, state);
  const moving = matches.filter((match) => match.fixture.week === week).toSorted(asListed);
  if (moving.length === 0) throw new Refused('WEEK_EMPTY', { values: { week } });
  refuseBegun(moving, state);
  if (day < today && !confirmed) throw new Refused('DAY_IS_OVER');
  const moved = movedTo(command, moving);
  const others = matches.filter((match) => match.fixture.week !== week).map(({ fixture }) => fixture);
  refuseTwoAtOnce(moved, others);
  return moving.flatMap(({ fixture }, place) => replanned(season, fixture, moved[place] ?? fixture));
};

type Standing = { readonly fixture: Fixture; readonly match: StandingMatch };

/** The matches of the season as they are planned now, without cancelled ones. */
const standingMatches = ({ standing }: MoveWeek, state: SeasonState): Standing[] =>
  currentMatches(state).flatMap((planned) => {
    const match = standing.get(planned.matchId);
    if (match === undefined) throw new Error('a match of the season was not looked up');
    return match.status === 'cancelled' ? [] : [{ fixture: { ...planned, ...match.schedule }, match }];
  });

/** The order of every list of matches: by date, those without one last, then by id. */
const asListed = (one: Standing, other: Standing): number => (placeOf(one) < placeOf(other) ? -1 : 1);

/** A tilde stands behind every date. */
const placeOf = ({ fixture: { date, matchId } }: Standing): string => `${date ?? '~'} ${matchId}`;

const refuseBegun = (moving: readonly Standing[], state: SeasonState): void => {
  const { finished, live } = playedOf(moving.map(({ match }) => match));
  const announced = moving.filter(({ fixture, match }) => isAnnounced(knownMatch(state, fixture.matchId), match));
  refusePlayed({ finished: finished + announced.length, live });
};

const movedTo = ({ day, kickOffs, stadium }: MoveWeek, moving: readonly Standing[]): Fixture[] => {
  const clocks = handedOut(kickOffs, moving.length);
  return moving.map(({ fixture }, place) => {
    const clock = clocks[place] ?? ownClock(fixture);
    return { ...fixture, date: turkishInstant(day, clock), stadium: stadium ?? fixture.stadium };
  });
};

const ownClock = ({ date }: Fixture): string => (date === null ? DEFAULT_KICK_OFF : turkishClock(date).time);

/** @throws Refused TEAM_PLAYS_THEN where a team would be at two matches at once */
const refuseTwoAtOnce = (moved: readonly Fixture[], others: readonly Fixture[]): void => {
  const before = [...others];
  for (const match of moved) {
    const clash = before.find((other) => isSameTime(match.date, other.date) && shareTeam(match, other));
    if (clash !== undefined && match.date !== null) {
      throw new Refused('TEAM_PLAYS_THEN', { values: { time: turkishClock(match.date).time } });
    }
    before.push(match);
  }
};

const shareTeam = (one: Fixture, other: Fixture): boolean => [one.home, one.away].some((team) => playsIn(team, other));
