import type { PlayerLine, Side } from '@league/events/match-result.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import type { LineFacts } from '../match/line-players.ts';
import type { LinePart, ListParts } from '../match/result-parts.ts';
import type { Membership } from '@league/events/rules/match-sides.ts';
import type { LinePlayer } from '../ports/player-directory.ts';
import { planned } from './match-words.ts';

/** Players of the match of match-words.ts, and words for their lines. */

const HOME = 100;
const AWAY = 200;
const SQUAD = 12;

export const homePlayer = (number: number): string => numberedId(HOME + number);
export const awayPlayer = (number: number): string => numberedId(AWAY + number);

/** Players of whom there is something to say; the match is on the evening of 21 November 2026. */
export const ada = {
  pending: numberedId(301),
  elsewhere: numberedId(302),
  free: numberedId(303),
  /** Came to the home team after the match, and has left it. */
  later: numberedId(304),
  /** Left the home team on the day of the match. */
  gone: numberedId(305),
  /** Came to the away team after the match. */
  joined: numberedId(306),
  /** Went from the home to the away team after the match. */
  changed: numberedId(307),
} as const;

const since = (teamId: string, from = '2026-09-01T12:00:00.000Z', until: string | null = null): Membership => ({
  teamId,
  from,
  until,
});
const player = (...teams: readonly Membership[]): LinePlayer => ({ approved: true, number: 4, teams });
const AFTER = '2026-11-25T12:00:00.000Z';

const squad = (idOf: (number: number) => string, teamId: string) =>
  Array.from({ length: SQUAD }, (_, n) => [idOf(n + 1), player(since(teamId))] as const);

/** What a command knows of these players. */
export const factsOf = (): LineFacts => ({
  players: new Map<string, LinePlayer>([
    ...squad(homePlayer, planned.home),
    ...squad(awayPlayer, planned.away),
    [ada.pending, { ...player(since(planned.home)), approved: false }],
    [ada.elsewhere, player(since(numberedId(8)))],
    [ada.free, player()],
    [ada.later, player(since(planned.home, AFTER, '2026-11-26T12:00:00.000Z'))],
    [ada.gone, player(since(planned.home, undefined, '2026-11-20T21:30:00.000Z'))],
    [ada.joined, player(since(planned.away, AFTER))],
    [ada.changed, player(since(planned.home, undefined, AFTER), since(planned.away, AFTER))],
  ]),
});

/** A line as it is sent: of somebody who came on, unless told. */
export const part = (playerId: string, more: Partial<LinePart> = {}): LinePart => ({
  playerId,
  team: undefined,
  position: null,
  isStartingEleven: false,
  minutesPlayed: 0,
  goals: 0,
  assists: 0,
  saves: 0,
  yellowCards: 0,
  redCards: 0,
  ...more,
});

/** The same as it is recorded. */
export const line = (playerId: string, side: Side, more: Partial<PlayerLine> = {}): PlayerLine => {
  const { team: _team, ...figures } = part(playerId);
  return { ...figures, side, teamId: planned[side], number: 4, ...more };
};

/** Something in each list. */
export const wishes = {
  playerStats: [part(homePlayer(1))],
  homeLineup: [{ playerId: homePlayer(1), position: null, jerseyNumber: null }],
  awayLineup: [{ playerId: awayPlayer(1), position: null, jerseyNumber: null }],
  incidents: [{ type: 'goal', minute: 12, description: '', playerId: homePlayer(1) }],
  goalScorers: [{ playerId: homePlayer(1), team: undefined, count: 1 }],
  assists: [{ playerId: homePlayer(1), team: undefined, count: 1 }],
  saves: [{ playerId: homePlayer(1), team: undefined, count: 1 }],
} as const satisfies ListParts;
