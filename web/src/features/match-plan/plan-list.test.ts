import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { describe, expect, it } from 'vitest';
import { matchOf } from '../../testing/match-of.ts';
import { findMatches, inPlanOrder, lacksOf, nextMatch, officialOf, weeksOf } from './plan-list.ts';

const hakan = { _id: 'h', gamertag: 'Hakan', deleted: false };
const referee = { officialsSystem: { mainReferee: hakan } };
const broadcaster = { broadcastSystem: { mainBroadcaster: { ...hakan, platform: 'Twitch' } } } as const;

const teamOf = (name: string): MatchAnswer['homeTeam'] => ({
  _id: name,
  name,
  logo: '',
  crest: 'red-white-stripes',
});

const idsOf = (matches: readonly MatchAnswer[]) => matches.map(({ _id }) => _id);

describe('a match', () => {
  it.each([
    [{}, ['referee', 'broadcaster']],
    [{ date: null }, ['referee', 'broadcaster', 'schedule']],
    [{ date: '1970-01-01T00:00:00.000Z', ...referee, ...broadcaster }, ['schedule']],
    [{ status: 'live', ...referee }, ['broadcaster']],
    [{ ...referee, ...broadcaster }, []],
    [{ status: 'finished' }, []],
    [{ status: 'cancelled', date: null }, []],
  ] as const)('with %j lacks %j', (part, lacks) => {
    expect(lacksOf(matchOf(part))).toEqual(lacks);
  });

  it('has nobody in an office that the list leaves out', () => {
    expect(officialOf('referee', matchOf())).toBeNull();
    expect(officialOf('broadcaster', matchOf({ broadcastSystem: { mainBroadcaster: null } }))).toBeNull();
    expect(officialOf('referee', matchOf(referee))).toEqual(hakan);
  });
});

describe('the plan', () => {
  it('goes by week and kick-off, matches without a date last', () => {
    const matches = [
      matchOf({ _id: 'later', date: '2026-11-21T18:00:00.000Z' }),
      matchOf({ _id: 'none', date: null }),
      matchOf({ _id: 'sooner' }),
      matchOf({ _id: 'before', week: 2, date: null }),
    ];
    expect(idsOf(inPlanOrder(matches))).toEqual(['before', 'sooner', 'later', 'none']);
    expect(weeksOf(matches)).toEqual([2, 7]);
  });
});

describe('the filters', () => {
  const matches = [
    matchOf({ _id: 'a', week: 1, status: 'finished', awayTeam: teamOf('Işıklı') }),
    matchOf({ _id: 'b', week: 2, ...referee, ...broadcaster, homeTeam: teamOf('Boğaziçi') }),
    matchOf({ _id: 'c', week: 2, homeTeam: teamOf('Ege'), awayTeam: teamOf('Üsküdar') }),
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
    expect(idsOf(findMatches(matches, filters))).toEqual(ids);
  });
});

describe('the next match', () => {
  const matches = [
    matchOf({ _id: 'first' }),
    matchOf({ _id: 'over', status: 'finished' }),
    matchOf({ _id: 'refereed', ...referee }),
    matchOf({ _id: 'empty' }),
    matchOf({ _id: 'last', ...referee, ...broadcaster }),
  ];
  const next = (...[id, mode]: [string, Parameters<typeof nextMatch>[2]]) => nextMatch(matches, id, mode)?._id;

  it('is the next that is not over', () => {
    expect(next('first', 'schedule')).toBe('refereed');
  });

  it('is the next without an official, while there is one', () => {
    expect(next('first', 'referee')).toBe('empty');
    expect(next('first', 'broadcaster')).toBe('refereed');
    expect(next('empty', 'referee')).toBe('last');
  });

  it('is none at the end of the list', () => {
    expect(next('last', 'schedule')).toBeUndefined();
    expect(next('last', 'referee')).toBeUndefined();
  });

  it('is the first of a list without the match', () => {
    expect(next('elsewhere', 'schedule')).toBe('first');
  });
});
