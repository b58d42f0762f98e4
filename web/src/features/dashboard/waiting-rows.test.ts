import type { Waiting } from '@league/query-api/contract/dashboard.ts';
import { expect, it } from 'vitest';
import { waitingRows } from './waiting-rows.ts';

const NOBODY = { total: 0, first: [] };
const NOTHING: Waiting = {
  players: NOBODY,
  officials: NOBODY,
  results: NOBODY,
  linesAboveScore: NOBODY,
  referees: NOBODY,
  dates: NOBODY,
  standingStill: [],
};

const team = (name: string) => ({ _id: name, name, logo: '', crest: 'red-white-stripes' });
const matches = (total: number) => ({
  total,
  first: [{ _id: 'm1', week: 7, homeTeam: team('Ege'), awayTeam: team('Moda') }],
});

it('has no row of what does not wait', () => {
  expect(waitingRows(NOTHING)).toEqual([]);
});

it('begins with what visitors miss, and leads to where it is done', () => {
  const rows = waitingRows({
    players: { total: 2, first: ['Ali', 'Ece'] },
    officials: { total: 1, first: ['Can'] },
    results: matches(1),
    linesAboveScore: matches(1),
    referees: matches(3),
    dates: matches(2),
    standingStill: ['standings', 'teams'],
  });
  expect(rows.map(({ total, text, act, urgent }) => [total, text, act?.link.to, urgent])).toEqual([
    [1, '7. hafta, Ege – Moda', '/admin/match-results', true],
    [3, '7. hafta, Ege – Moda ve 2 tane daha', '/admin/match-plan', false],
    [2, '7. hafta, Ege – Moda ve 1 tane daha', '/admin/match-plan', false],
    [2, 'Ali · Ece', '/admin/players', false],
    [1, 'Can', '/admin/management', false],
    [1, '7. hafta, Ege – Moda', '/admin/match/$id/edit', false],
    [2, 'standings, teams · sitenin işletmecisine haber verin', undefined, false],
  ]);
});

it('opens the first match whose result is missing, and the one whose lines are wrong', () => {
  const [result, lines] = waitingRows({ ...NOTHING, results: matches(2), linesAboveScore: matches(1) });
  expect(result?.act?.link.search).toEqual({ week: 7, match: 'm1' });
  expect(lines?.act?.link.params).toEqual({ id: 'm1' });
});
