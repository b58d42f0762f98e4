import { describe, expect, it } from 'vitest';
import { matchOf } from '../../testing/match-of.ts';
import { lacksOf, lacksPlan, nextMatch, officialOf } from './plan-list.ts';

const hakan = { _id: 'h', gamertag: 'Hakan', deleted: false };
const referee = { officialsSystem: { mainReferee: hakan } };
const broadcaster = { broadcastSystem: { mainBroadcaster: { ...hakan, platform: 'Twitch' } } } as const;

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
    expect(lacksPlan(matchOf(part))).toBe(lacks.length > 0);
  });

  it('has nobody in an office that the list leaves out', () => {
    expect(officialOf('referee', matchOf())).toBeNull();
    expect(officialOf('broadcaster', matchOf({ broadcastSystem: { mainBroadcaster: null } }))).toBeNull();
    expect(officialOf('referee', matchOf(referee))).toEqual(hakan);
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
