import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { describe, expect, it } from 'vitest';
import { matchOf } from '../../testing/match-of.ts';
import { findMatches, inWeekOrder, weeksOf } from './find-matches.ts';

const teamOf = (name: string): MatchAnswer['homeTeam'] => ({
  _id: name,
  name,
  logo: '',
  crest: 'red-white-stripes',
});

const idsOf = (matches: readonly MatchAnswer[]) => matches.map(({ _id }) => _id);

describe('the matches of a season', () => {
  it('go by week and kick-off, matches without a date last', () => {
    const matches = [
      matchOf({ _id: 'later', date: '2026-11-21T18:00:00.000Z' }),
      matchOf({ _id: 'none', date: null }),
      matchOf({ _id: 'sooner' }),
      matchOf({ _id: 'before', week: 2, date: null }),
    ];
    expect(idsOf(inWeekOrder(matches))).toEqual(['before', 'sooner', 'later', 'none']);
    expect(weeksOf(matches)).toEqual([2, 7]);
  });
});

describe('the filters', () => {
  const matches = [
    matchOf({ _id: 'a', week: 1, status: 'finished', awayTeam: teamOf('Işıklı') }),
    matchOf({ _id: 'b', week: 2, homeTeam: teamOf('Boğaziçi') }),
    matchOf({ _id: 'c', week: 2, date: null, homeTeam: teamOf('Ege'), awayTeam: teamOf('Üsküdar') }),
  ];

  it.each([
    [{}, ['a', 'b', 'c']],
    [{ q: 'isikli' }, ['a']],
    [{ q: 'BOĞAZ' }, ['b']],
    [{ q: 'çamlıca' }, ['b']],
    [{ q: 'kartal ege' }, []],
    [{ status: 'scheduled' }, ['b', 'c']],
    [{ week: 2 }, ['b', 'c']],
    [{ missing: true }, ['c']],
    [{ week: 2, q: 'uskudar', status: 'scheduled', missing: true }, ['c']],
    [{ week: 1, missing: true }, []],
  ] as const)('%j leave %j', (filters, ids) => {
    expect(idsOf(findMatches(matches, filters, ({ date }) => date === null))).toEqual(ids);
  });
});
