import type { ImportLineAnswer, ImportReport } from '@league/command-api/contract/import-answer.ts';
import { describe, expect, it } from 'vitest';
import { importText } from './import-text.ts';

const line = (number: number, more: Partial<ImportLineAnswer> = {}): ImportLineAnswer => ({
  line: number,
  does: 'create',
  week: 1,
  home: 'Moda',
  away: 'Işık',
  ...more,
});

const report = (more: Partial<ImportReport> = {}): ImportReport => ({
  teams: 2,
  createdTeams: 0,
  players: 0,
  createdPlayers: 0,
  matches: 0,
  results: 0,
  unchanged: 0,
  teamsToCreate: [],
  playersToCreate: [],
  ...more,
});

describe('what an import came to', () => {
  it('is one line', () => {
    expect(importText(report({ matches: 3, results: 5, createdTeams: 1, teamsToCreate: ['Işık'] }))).toEqual([
      'imported 3 matches, 5 results, 2 teams (1 new)',
    ]);
    expect(importText(report({ results: 1, unchanged: 4 }))).toEqual([
      'imported 0 matches, 1 results, 2 teams (0 new); 4 lines were so already',
    ]);
  });

  it('counts players where scorers are named', () => {
    expect(importText(report({ matches: 1, results: 1, players: 3, createdPlayers: 2 }))).toEqual([
      'imported 1 matches, 1 results, 2 teams (0 new), 3 players (2 new)',
    ]);
  });

  it('is said so where all of it was there', () => {
    expect(importText(report({ unchanged: 4 }))).toEqual(['nothing to import: 4 lines were so already']);
  });
});

describe('the encoding of a file', () => {
  const heads = ['imported 1 matches, 0 results, 2 teams (0 new)', 'nothing to import: 1 lines were so already'];

  it.each([
    ['windows-1254', ["read as windows-1254, as Excel saves 'CSV'"]],
    ['UTF-16', ["read as UTF-16, as Excel saves 'Unicode Text'"]],
    ['UTF-8', []],
  ] as const)('is named behind the counts where it is %s', (encoding, read) => {
    expect(importText(report({ matches: 1, encoding }))).toEqual([heads[0], ...read]);
    expect(importText(report({ unchanged: 1, encoding }))).toEqual([heads[1], ...read]);
    expect(importText(report({ matches: 1, encoding, lines: [] }))).toEqual([
      'would import 1 matches, 0 results, 2 teams (0 new)',
      ...read,
      '',
      'nothing was recorded',
    ]);
  });
});

describe('what a trial would come to', () => {
  it('names the players who would be created, and says that their names stay public', () => {
    const lines = [
      line(2, { date: null, to: { homeScore: 2, awayScore: 1 }, scorers: 3 }),
      line(3, { does: 'scorers', week: 2, to: { homeScore: 1, awayScore: 0 }, scorers: 1 }),
    ];
    const counts = { matches: 1, results: 2, players: 2, createdPlayers: 1 };
    expect(importText(report({ ...counts, playersToCreate: ['Ada'], lines }))).toEqual([
      'would import 1 matches, 2 results, 2 teams (0 new), 2 players (1 new)',
      '',
      'new players, whose names are public and stay in the history (1):',
      '  Ada',
      '',
      'new matches (1):',
      '  line 2   week 1   Moda – Işık  2-1, 3 scorers',
      '',
      'scorers of results that stand (1):',
      '  line 3   week 2   Moda – Işık  1-0, 1 scorers',
      '',
      'nothing was recorded',
    ]);
  });

  it('is told with the numbers first, then the teams, then the lines by what they do', () => {
    const lines = [
      line(2, { date: '2026-09-05T18:00:00.000Z', to: { homeScore: 2, awayScore: 1 } }),
      line(3, { date: null }),
      line(4, { does: 'nothing' }),
      line(5, { does: 'result', week: 12, to: { homeScore: 0, awayScore: 0 } }),
      line(16, {
        does: 'correct',
        from: { homeScore: 3, awayScore: 0, isWalkover: true },
        to: { homeScore: 1, awayScore: 1 },
      }),
    ];
    const counts = { matches: 2, results: 3, unchanged: 1, createdTeams: 2, teamsToCreate: ['Moda', 'Işık'] };
    expect(importText(report({ ...counts, lines }))).toEqual([
      'would import 2 matches, 3 results, 2 teams (2 new); 1 lines were so already',
      '',
      'new teams (2):',
      '  Moda',
      '  Işık',
      '',
      'new matches (2):',
      '  line 2   week 1   Moda – Işık  2-1  (2026-09-05 21:00)',
      '  line 3   week 1   Moda – Işık  to be played',
      '',
      'results of matches that are planned (1):',
      '  line 5   week 12  Moda – Işık  0-0',
      '',
      'corrections (1):',
      '  line 16  week 1   Moda – Işık  3-0 (walkover) becomes 1-1',
      '',
      'nothing was recorded',
    ]);
  });

  it('tells the first twenty of each, and how many more there are', () => {
    const names = Array.from({ length: 120 }, (_, n) => `Takım ${n}`);
    const lines = Array.from({ length: 14_280 }, (_, n) => line(n + 2, { date: null }));
    const text = importText(report({ matches: 14_280, createdTeams: 120, teamsToCreate: names, lines }));
    expect(text).toHaveLength(1 + 2 + 21 + 2 + 21 + 2);
    expect(text).toContain('  … and 100 more (--json names all of them)');
    expect(text).toContain('  … and 14260 more (--json names all of them)');
  });
});
