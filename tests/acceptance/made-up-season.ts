import { randomUUID } from 'node:crypto';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { PlayerAnswer } from '@league/query-api/contract/players.ts';
import { vi } from 'vitest';
import { LONG_MS } from '../kit/patience.ts';
import type { LeagueUnderTest } from './league-under-test.ts';
import type { ScoredMatch } from './sent-commands.ts';

type Caller = Pick<LeagueUnderTest, 'call'>;

/**
 * A season as CSV: `teams` (an even number) play each other at home and away, in teams × (teams − 1) matches. With `scorers`, the
 * matches of the first week end 1–1, and every team has the player of its goal.
 */
export const doubleRound = (teams: number, { played = false, scorers = false } = {}): string => {
  const name = (index: number): string => `Takım ${String(index + 1).padStart(2, '0')}`;
  const others = teams - 1;
  const rows = Array.from({ length: 2 * others }, (_, week) =>
    Array.from({ length: teams / 2 }, (_, match) => {
      // The circle method: team 0 stays, the others move on by one place each week.
      const first = match === 0 ? 0 : 1 + ((week + match) % others);
      const second = 1 + ((week + others - match) % others);
      const [home, away] = week < others ? [first, second] : [second, first];
      const planned = `${week + 1},${name(home)},${name(away)}`;
      if (scorers) return `${planned},${week === 0 ? `1,1,home:Golcü ${home + 1}:10|away:Golcü ${away + 1}:20` : ',,'}`;
      return `${planned},${played ? `${(week + match) % 5},${(week * 3 + match) % 4}` : ','}`;
    }),
  );
  return [`week,home,away,homeScore,awayScore${scorers ? ',scorers' : ''}`, ...rows.flat()].join('\n');
};

/** Imports the season and returns the ids of its matches. */
export const importSeason = async (league: Caller, csv: string): Promise<readonly string[]> =>
  (await matchesAt(league, await importAt(league, csv))).map(({ _id }) => _id);

/** Imports a season with scorers and returns its matches. */
export const importScoredSeason = async (league: Caller, csv: string): Promise<readonly ScoredMatch[]> =>
  scoredMatchesAt(league, await importAt(league, csv));

/** The matches of the season, each with the players of its sides, once the league has reached this position. */
export const scoredMatchesAt = async (league: Caller, minPosition: string): Promise<readonly ScoredMatch[]> => {
  const { body: players } = await league.call<PlayerAnswer[]>('GET', '/api/players', { minPosition });
  const scorerOf = new Map(players.map(({ _id, currentTeam }) => [currentTeam?._id, _id]));
  return (await matchesAt(league, minPosition)).map(({ _id, homeTeam, awayTeam }) => ({
    _id,
    home: scorerOf.get(homeTeam._id),
    away: scorerOf.get(awayTeam._id),
  }));
};

const matchesAt = async ({ call }: Caller, minPosition: string): Promise<readonly MatchAnswer[]> =>
  (await call<MatchAnswer[]>('GET', '/api/matches', { minPosition })).body;

/** The position of the import. */
const importAt = async (league: Caller, csv: string): Promise<string> => {
  const options = { body: { csv, createTeams: true, createPlayers: true }, key: randomUUID() };
  // As a client would, again: 503 while the read models are two seconds behind.
  const imported = await vi.waitFor(async () => {
    const answer = await league.call<{ position: string }>('POST', '/api/matches/import', options);
    if (answer.status === 503) throw new Error('the import was answered 503');
    return answer;
  }, LONG_MS);
  if (imported.status !== 201) throw new Error(`the import was answered ${imported.status}`);
  return imported.body.position;
};
