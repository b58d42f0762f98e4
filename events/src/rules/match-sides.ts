import type { Side } from '../match-result.ts';
import { turkishClock, turkishDay } from './turkish-time.ts';

/** A time in a team; `until` is null for the present one. Instants in UTC. */
export type Membership = { readonly teamId: string; readonly from: string; readonly until: string | null };

/** The sides of a match, and its date, an instant, where it has one. */
type Match = { readonly home: string; readonly away: string; readonly date: string | null };

/**
 * The sides in whose rows a player may stand (docs/rules.md#lines): those in whose teams the player was on the Turkish day of the
 * match, then those in whose team the player is now. A side may be named twice.
 */
export const sidesOf = (teams: readonly Membership[], match: Match): readonly Side[] => {
  const now: Side[] = [];
  let hasLeft = false;
  for (const { teamId, until } of teams) {
    const side = sideOf(teamId, match);
    if (side === undefined) continue;
    if (until === null) now.push(side);
    else hasLeft = true;
  }
  // The day is worked out only for who has left one of the teams: most have not.
  if (match.date === null || !hasLeft) return now;
  const { from, to } = turkishDay(turkishClock(match.date).date);
  const onTheDay = (one: Membership): boolean => one.from < to && (one.until === null || one.until >= from);
  const then = teams.filter(onTheDay).flatMap(({ teamId }) => sideOf(teamId, match) ?? []);
  return [...then, ...now];
};

/** Whether a team plays in a match. */
export const playsIn = (teamId: string, match: Pick<Match, Side>): boolean => sideOf(teamId, match) !== undefined;

const sideOf = (teamId: string, { home, away }: Pick<Match, Side>): Side | undefined =>
  teamId === home ? 'home' : teamId === away ? 'away' : undefined;
