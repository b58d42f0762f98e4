import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { groupBy } from '../../components/league/group-by.ts';
import { byKickOff, dayOf, timeOf } from '../matches/kick-off.ts';
import { isOn, isOver } from '../matches/season-progress.ts';
import { isOf } from '../teams/team-matches.ts';

/** The matches of one Turkish day, in the order of kick-off; the day is empty where they have no date yet. */
export type MatchNight = { readonly day: string; readonly matches: readonly MatchAnswer[] };

/**
 * What the scoreboard of the home page shows: the matches to come within a day (`before`), those of a night that runs
 * (`live`), its results until noon of the next day but one (`after`), else the next matches (`off`). `last` is the night before them.
 */
export type ScoreboardState =
  | { readonly kind: 'before' | 'off'; readonly night: MatchNight; readonly last: MatchNight | undefined }
  | { readonly kind: 'live' | 'after' | 'over'; readonly night: MatchNight }
  | { readonly kind: 'empty' };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Türkiye is three hours ahead of UTC all year. */
const NOON_MS = 9 * HOUR_MS;

/** Noon in Türkiye, so many days after the day. */
const noonAfter = ({ day }: MatchNight, days: number): number => Date.parse(day) + NOON_MS + days * DAY_MS;

/** The first kick-off of the night, in ms since 1970; cancelled matches do not kick off. */
export const firstKickOff = ({ matches }: MatchNight): number => Math.min(...matches.filter(isOn).map(timeOf));

/** Matches without a date come last, a week at a time. */
const nightsOf = (matches: readonly MatchAnswer[]): readonly MatchNight[] =>
  Array.from(
    groupBy(matches.toSorted(byKickOff), (match) => dayOf(match) || `${match.week}`),
    ([, ofDay]) => ({
      day: ofDay[0] === undefined ? '' : dayOf(ofDay[0]),
      matches: ofDay,
    }),
  ).filter((night) => night.matches.some(isOn));

/** Results that nobody entered hold a night open until the next noon. */
const runs = (night: MatchNight, now: number): boolean =>
  night.matches.some(({ status }) => status === 'live') ||
  (firstKickOff(night) <= now && now < noonAfter(night, 1) && !night.matches.every(isOver));

/** Of all matches of the season at this time. A night shows its results at least until the next noon, also where another one follows. */
export const scoreboardAt = (now: number, season: readonly MatchAnswer[]): ScoreboardState => {
  const nights = nightsOf(season);
  const running = nights.findLast((night) => runs(night, now));
  if (running !== undefined) return { kind: 'live', night: running };
  const last = nights.findLast((night) => firstKickOff(night) <= now || night.matches.every(isOver));
  const next = nights.find((night) => firstKickOff(night) > now && !night.matches.every(isOver));
  const isSoon = next !== undefined && firstKickOff(next) - now <= DAY_MS;
  if (last !== undefined && next !== undefined && now < noonAfter(last, isSoon ? 1 : 2)) {
    return { kind: 'after', night: last };
  }
  if (next !== undefined) return { kind: isSoon ? 'before' : 'off', night: next, last };
  if (last === undefined) return { kind: 'empty' };
  return { kind: season.every(isOver) ? 'over' : 'after', night: last };
};

/** The pinned team's match, else of the running ones (else of those to come) that of the best places; of level ones the earlier. */
export const matchOfTheNight = (
  { matches }: MatchNight,
  placeOf: (teamId: string) => number,
  pinned: string | null,
): MatchAnswer | undefined => {
  const on = matches.filter(isOn);
  const own = on.find(isOf(pinned));
  if (own !== undefined) return own;
  const running = on.filter(({ status }) => status === 'live');
  const open = running.length > 0 ? running : on.filter((match) => !isOver(match));
  const places = ({ homeTeam, awayTeam }: MatchAnswer): number => placeOf(homeTeam._id) + placeOf(awayTeam._id);
  return (open.length > 0 ? open : on).toSorted((a, b) => places(a) - places(b) || byKickOff(a, b))[0];
};

/** The week of the night; postponed matches of earlier weeks are played in it too. */
export const weekOf = ({ matches }: MatchNight): number => Math.max(...matches.map(({ week }) => week));
