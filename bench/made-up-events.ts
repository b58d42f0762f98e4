import { createHash, randomUUID } from 'node:crypto';
import type { Metadata, NewEvent } from '@league/events/envelope.ts';
import type { LeagueEvent, LeagueEventOf } from '@league/events/catalogue.ts';

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

/** A whole result with this score, and cards as the control panel sends them. */
export const resultOf = ({ home, away }: Score): LeagueEventOf<'MatchResultEntered'>['data']['result'] => ({
  homeScore: home,
  awayScore: away,
  walkover: null,
  cards: { homeYellow: home, awayYellow: away, homeRed: 0, awayRed: 0 },
  lines: [],
  homeLineup: [],
  awayLineup: [],
  incidents: [],
});

/** The date is said again, as an admin does who sets the stadium. */
export const scheduled = (facts: Facts): LeagueEvent => ({
  type: 'MatchScheduled',
  data: { ...facts, stadium: 'Lig Stadyumu', changes: { stadium: { from: null, to: 'Lig Stadyumu' } } },
});

export const entered = (facts: Facts, score: Score): LeagueEvent => ({
  type: 'MatchResultEntered',
  data: { ...facts, result: resultOf(score) },
});

export const corrected = (facts: Facts, from: Score, to: Score): LeagueEvent => ({
  type: 'MatchResultCorrected',
  data: { ...facts, previous: resultOf(from), corrected: resultOf(to) },
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
