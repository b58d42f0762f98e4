import { describe, expect, it } from 'vitest';
import { Refused } from '../handling/refused.ts';
import { importRows } from './import-rows.ts';

const mistakes = (body: Parameters<typeof importRows>[0]) => {
  try {
    importRows(body);
  } catch (error) {
    if (error instanceof Refused)
      return (error.details.errors ?? []).map(({ line, path, message }) => [line, path, message]);
    throw error;
  }
  throw new Error('nothing was refused');
};

const row = { week: 1, home: 'Moda', away: 'Işık', homeScore: 2, awayScore: 1 };
const inList = (...scorers: readonly unknown[]) => ({ matches: [{ ...row, scorers }] });
const inCsv = (scorers: string, title = 'scorers') => ({
  csv: `week,home,away,homeScore,awayScore,${title}\n1,Moda,Işık,2,1,${scorers}`,
});

const goals = [
  { name: 'Ada', side: 'home', minute: 23, ownGoal: false },
  { name: 'Efe', side: 'home', minute: 57, ownGoal: true },
  { name: 'Efe', side: 'away', minute: 90, ownGoal: false },
];

describe('the scorers of a row', () => {
  it('are read from a list', () => {
    const [ada, ...efe] = goals;
    const body = inList({ name: ' Ada ', side: 'home', minute: 23 }, ...efe);
    expect(importRows(body)).toMatchObject([{ scorers: [ada, ...efe] }]);
    expect(importRows({ matches: [{ ...row, scorers: null }] })).toMatchObject([{ scorers: [] }]);
  });

  it.each(['scorers', 'Goller', 'GOLCÜLER', 'golculer'])('are read from the column %s of a CSV', (title) => {
    expect(importRows(inCsv('home:Ada:23|home:Efe:57:og|away:Efe:90', title))).toMatchObject([{ scorers: goals }]);
  });

  it('may be written in Turkish, with blanks and a line at the end', () => {
    expect(importRows(inCsv('Ev sahibi: Ada :23 | ev:Efe:57:KK | Deplasman:Efe:90 |'))).toMatchObject([
      { scorers: goals },
    ]);
  });

  it('may be fewer than the score', () => {
    expect(importRows(inCsv(''))).toMatchObject([{ scorers: [] }]);
    expect(importRows(inCsv('home:Ada:23'))).toMatchObject([{ scorers: [goals[0]] }]);
  });

  it.each([
    [{ name: '', side: 'home', minute: 1 }, 'name', 'Gamertag girin'],
    [{ side: 'home', minute: 1 }, 'name', 'Gamertag girin'],
    [{ name: 'A', side: 'home', minute: 1 }, 'name', 'Gamertag 2-30 karakter olmalı'],
    [{ name: 'Ada\u202e', side: 'home', minute: 1 }, 'name', expect.stringContaining('yalnızca harf')],
    [{ name: 'Аda', side: 'home', minute: 1 }, 'name', 'Gamertag tek bir alfabenin harfleriyle yazılmalı'],
    [{ name: 'Ada', side: 'both', minute: 1 }, 'side', 'home ya da away olmalı'],
    [{ name: 'Ada', minute: 1 }, 'side', 'home ya da away olmalı'],
    [{ name: 'Ada', side: 'home', minute: 0 }, 'minute', '1 ile 120 arasında tam sayı olmalı'],
    [{ name: 'Ada', side: 'home', minute: 121 }, 'minute', '1 ile 120 arasında tam sayı olmalı'],
    [{ name: 'Ada', side: 'home', minute: 1.5 }, 'minute', '1 ile 120 arasında tam sayı olmalı'],
    [{ name: 'Ada', side: 'home' }, 'minute', '1 ile 120 arasında tam sayı olmalı'],
    [{ name: 'Ada', side: 'home', minute: 1, ownGoal: 'x' }, 'ownGoal', 'true ya da false olmalı'],
    [{ name: 'Ada', side: 'home', minute: 1, assist: 'Efe' }, 'assist', 'bu alan kabul edilmiyor'],
  ])('name what is wrong with %j', (wrong, field, message) => {
    const sentence = typeof message === 'string' ? `1. satır, scorers[1].${field}: ${message}.` : (message as unknown);
    expect(mistakes(inList(goals[0], wrong))).toEqual([[1, `matches[0].scorers[1].${field}`, sentence]]);
  });

  it('are objects', () => {
    expect(mistakes(inList('Ada'))[0]).toEqual([
      1,
      'matches[0].scorers[0]',
      '1. satır, scorers[0]: name, side ve minute alanlarıyla bir nesne olmalı.',
    ]);
  });

  it.each([
    ['home:Ada:0', '1. gol: 1 ile 120 arasında tam sayı olmalı'],
    ['home:Ada:45+2', '1. gol: 1 ile 120 arasında tam sayı olmalı'],
    ['home:Ada:1|x:Efe:2', '2. gol: home ya da away olmalı'],
    ['home:A/b:1', expect.stringContaining('1. gol: Gamertag yalnızca harf')],
    ['home:Ada', '“home:Ada” taraf:ad:dakika biçiminde olmalı (kendi kalesine gol: sonuna :og)'],
    ['home:Ada:1:penalty', '“home:Ada:1:penalty” taraf:ad:dakika biçiminde olmalı (kendi kalesine gol: sonuna :og)'],
  ])('in a CSV name the goal that is wrong: %s', (text, message) => {
    const sentence = typeof message === 'string' ? `2. satır, Goller: ${message}.` : (message as unknown);
    expect(mistakes(inCsv(text, 'Goller'))).toEqual([[2, 'scorers', sentence]]);
  });

  it.each([
    ['home:Ada:1|home:Ada:2|home:Ada:3', 'ev sahibi için 3 gol var, skor 2'],
    ['away:Ada:1|away:Efe:2:og', 'deplasman için 2 gol var, skor 1'],
  ])('are no more than the score of their side: %s', (text, message) => {
    expect(mistakes(inCsv(text))).toEqual([[2, 'scorers', `2. satır, scorers: ${message}.`]]);
  });

  it('need a score', () => {
    const { homeScore: _home, awayScore: _away, ...unplayed } = row;
    expect(mistakes({ matches: [{ ...unplayed, scorers: [goals[0]] }] })).toEqual([
      [1, 'matches[0].scorers', '1. satır, scorers: goller var ama skor yok.'],
    ]);
    expect(mistakes({ matches: [{ ...row, homeScore: -1, scorers: [goals[0]] }] })).toEqual([
      [1, 'matches[0].homeScore', expect.any(String)],
    ]);
  });

  it('play for one side of a match each, whose player an own goal is not', () => {
    const twice = '“ADA” bu maçta iki takımda da oynuyor.';
    expect(mistakes(inCsv('home:Ada:1|away:ADA:2'))).toEqual([[2, 'scorers', `2. satır, scorers: 2. gol: ${twice}`]]);
    expect(mistakes(inCsv('home:Ada:1|home:ADA:2:og'))).toHaveLength(1);
    expect(importRows(inCsv('home:Ada:1|away:ADA:2:og'))).toHaveLength(1);
  });
});
