import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { describe, expect, it } from 'vitest';
import { matchOf } from '../../testing/match-of.ts';
import { matchOfTheNight, scoreboardAt } from './scoreboard-state.ts';

type Status = MatchAnswer['status'];

/** A match of November at 21:00 in Türkiye, "20", or without a date. */
const on = (day: string | null, status: Status = 'scheduled', part: Partial<MatchAnswer> = {}): MatchAnswer =>
  matchOf({ _id: `${day} ${status}`, date: day === null ? null : `2026-11-${day}T18:00:00.000Z`, status, ...part });

const at = (time: string): number => Date.parse(`2026-11-${time}:00.000+03:00`);

const shown = (time: string, ...season: MatchAnswer[]): string => {
  const state = scoreboardAt(at(time), season);
  return state.kind === 'empty' ? state.kind : `${state.kind} ${state.night.day.slice(-2)}`.trim();
};

describe('the scoreboard', () => {
  it.each([
    ['19T20:59', 'off 20'],
    ['19T21:00', 'before 20'],
    ['20T20:59', 'before 20'],
    ['20T21:00', 'live 20'],
    ['21T11:59', 'live 20'],
    ['21T12:00', 'after 20'],
    ['22T12:00', 'off 27'],
  ])('of a night without results at %s is %s', (time, kind) => {
    expect(shown(time, on('20'), on('27'))).toBe(kind);
  });

  it.each([
    ['20T22:00', 'after 20'],
    ['22T11:59', 'after 20'],
    ['22T12:00', 'off 27'],
  ])('of a night that is over at %s is %s', (time, kind) => {
    expect(shown(time, on('20', 'finished'), on('20', 'cancelled', { _id: 'off' }), on('27'))).toBe(kind);
  });

  it('shows a match that runs, whatever its date', () => {
    expect(shown('18T12:00', on('10', 'live'), on('20'))).toBe('live 10');
  });

  it('keeps the results until the next noon where the next night follows, and counts down to it then', () => {
    const season = [on('20', 'finished'), on('21')];
    expect(shown('21T11:59', ...season)).toBe('after 20');
    expect(shown('21T12:00', ...season)).toBe('before 21');
  });

  it('counts down to no cancelled match', () => {
    expect(shown('20T20:00', on('20', 'cancelled'), on('27'))).toBe('off 27');
  });

  it('waits for a night of which one match is over already, or off', () => {
    for (const status of ['finished', 'cancelled'] as const) {
      expect(shown('18T12:00', on('13', 'finished'), on('20', status, { _id: 'x' }), on('20'))).toBe('off 20');
    }
  });

  it('shows matches without a date where no other is to come', () => {
    expect(shown('23T12:00', on('20', 'finished'), on(null))).toBe('off');
    expect(shown('23T12:00', on('20', 'finished'), on(null), on('27'))).toBe('off 27');
  });

  it('says that a season is over once its last match is', () => {
    expect(shown('20T23:00', on('13', 'finished'), on('20', 'finished'))).toBe('over 20');
    expect(shown('29T12:00', on('13'), on('20', 'finished'))).toBe('after 20');
  });

  it('is empty without fixtures, and where all of them are off', () => {
    expect(shown('20T12:00')).toBe('empty');
    expect(shown('20T12:00', on('20', 'cancelled'))).toBe('empty');
  });
});

describe('the match of the night', () => {
  const places: Readonly<Record<string, number>> = { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 };
  const team = (_id: string) => ({ _id, name: _id, logo: '', crest: 'red-white-stripes' });
  const play = (home: string, away: string, status: Status = 'scheduled', hour = 18) =>
    matchOf({
      _id: `${home}${away}`,
      homeTeam: team(home),
      awayTeam: team(away),
      status,
      date: `2026-11-20T${hour}:00:00.000Z`,
    });
  const chosen = (matches: MatchAnswer[], pinned: string | null = null) =>
    matchOfTheNight({ day: '2026-11-20', matches }, (id) => places[id] ?? 99, pinned)?._id;

  it('is that of the pinned team, unless it is off', () => {
    expect(chosen([play('a', 'b', 'live'), play('e', 'f')], 'f')).toBe('ef');
    expect(chosen([play('a', 'b'), play('e', 'f', 'cancelled')], 'f')).toBe('ab');
  });

  it('is of those that run, else of those to come, that of the best places', () => {
    expect(chosen([play('a', 'b', 'finished'), play('c', 'd'), play('e', 'f', 'live')])).toBe('ef');
    expect(chosen([play('a', 'b', 'finished'), play('e', 'f'), play('c', 'd')])).toBe('cd');
    expect(chosen([play('c', 'd', 'finished'), play('a', 'b', 'finished')])).toBe('ab');
  });

  it('is the earlier of two whose places are level', () => {
    expect(chosen([play('a', 'd', 'scheduled', 19), play('b', 'c', 'scheduled', 18)])).toBe('bc');
  });

  it('is none where there is none', () => {
    expect(chosen([])).toBeUndefined();
  });
});
