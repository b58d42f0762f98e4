import { createHash, randomUUID } from 'node:crypto';
import type { Metadata, NewEvent } from '@league/events/envelope.ts';
import type { LeagueEvent, LeagueEventOf } from '@league/events/catalogue.ts';
import type { MatchResult, PlayerLine, Side } from '@league/events/match-result.ts';
import { matchPosition } from '@league/events/positions.ts';

/** What every match event says of its match. */
export type Facts = Pick<
  LeagueEventOf<'MatchResultEntered'>['data'],
  'matchId' | 'season' | 'week' | 'date' | 'home' | 'away'
>;

type Score = { readonly home: number; readonly away: number };

const ADMIN = randomUUID();
const DIGEST = createHash('sha256').update('body').digest('hex');

/** The event as a command would append it, with metadata of the usual size. */
export const newEvent = (event: LeagueEvent, recordedAt: number, reason?: string): NewEvent => {
  const commandId = randomUUID();
  const metadata: Metadata = {
    actor: { id: ADMIN, role: 'admin' },
    commandId,
    bodyDigest: DIGEST,
    correlationId: commandId,
    causationId: commandId,
    ...(reason === undefined ? {} : { reason }),
  };
  return { id: randomUUID(), event, recordedAt, metadata };
};

/** The players of each team, in the order of their numbers. */
export type Squads = ReadonlyMap<string, readonly string[]>;

/** A whole result with this score, cards as the control panel sends them, and these lines. */
export const resultOf = ({ home, away }: Score, lines: PlayerLine[] = []): MatchResult => ({
  homeScore: home,
  awayScore: away,
  walkover: null,
  cards: { homeYellow: home, awayYellow: away, homeRed: 0, awayRed: 0 },
  lines,
  homeLineup: [],
  awayLineup: [],
  incidents: [],
});

/** The result with a line for each of eleven players of both squads. */
const resultWithLines = (facts: Facts, score: Score, squads: Squads): MatchResult =>
  resultOf(score, [...linesOf('home', facts, score.home, squads), ...linesOf('away', facts, score.away, squads)]);

const PLAYED = 11;
const STARTERS = 8;
const FORWARD = 7;

/** The first starts in goal, the forward scores all goals; week by week others of the squad come on. */
const linesOf = (side: Side, { home, away, week }: Facts, goals: number, squads: Squads): PlayerLine[] => {
  const teamId = side === 'home' ? home : away;
  const squad = squads.get(teamId) ?? [];
  return squad.length === 0
    ? []
    : Array.from({ length: PLAYED }, (_, index) => ({
        playerId: squad[index < STARTERS ? index : STARTERS + ((index + week) % (squad.length - STARTERS))] ?? '',
        side,
        teamId,
        number: index + 1,
        position: matchPosition.options[index] ?? null,
        isStartingEleven: index < STARTERS,
        minutesPlayed: index < STARTERS ? 90 : 20,
        goals: index === FORWARD ? goals : 0,
        assists: index === FORWARD - 1 ? goals : 0,
        saves: index === 0 ? 4 : 0,
        yellowCards: index === 3 ? 1 : 0,
        redCards: 0,
        shots: index,
        passes: 20 + index,
        rating: 6 + (index % 4),
      }));
};

/** The date is said again, as an admin does who sets the stadium. */
export const scheduled = (facts: Facts): LeagueEvent => ({
  type: 'MatchScheduled',
  data: { ...facts, stadium: 'Lig Stadyumu', changes: { stadium: { from: null, to: 'Lig Stadyumu' } } },
});

const NOBODY: Squads = new Map();

/** Without squads the result has no lines. */
export const entered = (facts: Facts, score: Score, squads = NOBODY): LeagueEvent => ({
  type: 'MatchResultEntered',
  data: { ...facts, result: resultWithLines(facts, score, squads) },
});

export const corrected = (facts: Facts, from: Score, to: Score, squads: Squads): LeagueEvent => ({
  type: 'MatchResultCorrected',
  data: { ...facts, previous: resultWithLines(facts, from, squads), corrected: resultWithLines(facts, to, squads) },
});

/** A live match with a running score; `from` is undefined at the kick-off. */
export const running = (facts: Facts, from: Score | undefined, to: Score): LeagueEvent => ({
  type: 'MatchStatusChanged',
  data: {
    ...facts,
    status: 'live',
    provisionalScore: to,
    changes: {
      ...(from === undefined ? { status: { from: 'scheduled', to: 'live' } } : {}),
      provisionalScore: { from: from ?? null, to },
    },
  },
});
