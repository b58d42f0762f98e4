import { randomUUID } from 'node:crypto';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { vi } from 'vitest';
import { LONG_MS } from '../kit/patience.ts';
import type { LeagueUnderTest } from './league-under-test.ts';

/** A season as CSV: `teams` (an even number) play each other at home and away, in teams × (teams − 1) matches. */
export const doubleRound = (teams: number, { played = false } = {}): string => {
  const name = (index: number): string => `Takım ${String(index + 1).padStart(2, '0')}`;
  const others = teams - 1;
  const rows = Array.from({ length: 2 * others }, (_, week) =>
    Array.from({ length: teams / 2 }, (_, match) => {
      // The circle method: team 0 stays, the others move on by one place each week.
      const first = match === 0 ? 0 : 1 + ((week + match) % others);
      const second = 1 + ((week + others - match) % others);
      const [home, away] = week < others ? [first, second] : [second, first];
      const score = played ? `${(week + match) % 5},${(week * 3 + match) % 4}` : ',';
      return `${week + 1},${name(home)},${name(away)},${score}`;
    }),
  );
  return ['week,home,away,homeScore,awayScore', ...rows.flat()].join('\n');
};

/** Imports the season and returns the ids of its matches. */
export const importSeason = async (league: Pick<LeagueUnderTest, 'call'>, csv: string): Promise<readonly string[]> => {
  const options = { body: { csv, createTeams: true }, key: randomUUID() };
  // As a client would, again: 503 while the read models are two seconds behind.
  const imported = await vi.waitFor(async () => {
    const answer = await league.call<{ position: string }>('POST', '/api/matches/import', options);
    if (answer.status === 503) throw new Error('the import was answered 503');
    return answer;
  }, LONG_MS);
  if (imported.status !== 201) throw new Error(`the import was answered ${imported.status}`);
  const { body } = await league.call<MatchAnswer[]>('GET', '/api/matches', { minPosition: imported.body.position });
  return body.map(({ _id }) => _id);
};
