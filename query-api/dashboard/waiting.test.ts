import { describe, expect, it } from 'vitest';
import type { MatchDocument } from '../contract/matches.ts';
import type { OfficialDocument } from '../contract/officials.ts';
import { teamReferences } from '../teams/team-references.ts';
import { caykur, galata, idOf, match, player, sivas, team } from '../testing/league.ts';
import { waitingAt } from './waiting.ts';

const KICK_OFF = '2026-11-20T18:00:00.000Z';
const AN_HOUR_LATER = '2026-11-20T19:00:00.000Z';
const BEFORE = '2026-11-20T17:59:00.000Z';

const NOBODY = { total: 0, first: [] };
const NOTHING = {
  players: NOBODY,
  officials: NOBODY,
  results: NOBODY,
  linesAboveScore: NOBODY,
  referees: NOBODY,
  dates: NOBODY,
  standingStill: [],
};

/** A league in which nothing waits, but for what is given. */
const waiting = (given: Partial<Parameters<typeof waitingAt>[0]> = {}) =>
  waitingAt({
    now: BEFORE,
    players: [],
    offices: () => undefined,
    matches: [],
    refereed: () => true,
    team: teamReferences([team(galata, 'Galata'), team(caykur, 'Çaykur'), team(sivas, 'Sivas')]),
    standingStill: [],
    ...given,
  });

const planned = (number: number, more: Partial<MatchDocument> = {}) =>
  match(number, 1, galata, caykur, { date: KICK_OFF, ...more });
const ids = ({ first }: ReturnType<typeof waiting>['results']) => first.map(({ _id }) => _id);

describe('what waits for an admin', () => {
  it('is nothing in a league that is up to date', () => {
    expect(waiting()).toEqual(NOTHING);
    expect(waiting({ matches: [planned(1)], players: [player(idOf('c', 1), 'Ece')] })).toEqual(NOTHING);
  });

  it.each([
    ['scheduled', BEFORE, 0],
    ['scheduled', KICK_OFF, 0],
    ['scheduled', AN_HOUR_LATER, 1],
    ['live', AN_HOUR_LATER, 1],
    ['finished', AN_HOUR_LATER, 0],
    ['cancelled', AN_HOUR_LATER, 0],
  ] as const)('is the result of a %s match once its hour is over: at %s %i', (status, now, total) => {
    expect(waiting({ now, matches: [planned(1, { status })] }).results.total).toBe(total);
  });

  it('is a referee for each match that is not over', () => {
    const matches = [planned(1), planned(2), planned(3, { status: 'finished' }), planned(4, { status: 'cancelled' })];
    const { referees } = waiting({ matches, refereed: (id) => id === idOf('b', 2) });
    expect([referees.total, ids(referees)]).toEqual([1, [idOf('b', 1)]]);
  });

  it('is a date for each match that is not over', () => {
    const matches = [planned(1), planned(2, { date: null }), planned(3, { date: null, status: 'cancelled' })];
    expect(ids(waiting({ matches }).dates)).toEqual([idOf('b', 2)]);
  });

  it('is a result whose lines have more goals than its score', () => {
    const result = {
      homeScore: 1,
      awayScore: 0,
      walkover: null,
      cards: { homeYellow: null, awayYellow: null, homeRed: null, awayRed: null },
      linesExceedScore: true,
    };
    const { linesAboveScore } = waiting({ matches: [planned(1, { status: 'finished', result }), planned(2)] });
    expect(linesAboveScore.first).toEqual([
      {
        _id: idOf('b', 1),
        week: 1,
        homeTeam: expect.objectContaining({ name: 'Galata' }),
        awayTeam: expect.objectContaining({ name: 'Çaykur' }),
      },
    ]);
  });

  it('names the first two by date, those without a date last', () => {
    const matches = [
      planned(1, { date: null }),
      planned(2, { date: '2026-11-22T18:00:00.000Z' }),
      planned(3),
      planned(4, { date: '2026-11-21T18:00:00.000Z' }),
    ];
    const { referees } = waiting({ matches, refereed: () => false });
    expect([referees.total, ids(referees)]).toEqual([4, [idOf('b', 3), idOf('b', 4)]]);
  });

  it('is each registration without an answer, the first two by gamertag', () => {
    const named = ['Şule', 'Ali', 'Can', 'Ece'].map((gamertag, at) =>
      player(idOf('c', at), gamertag, { status: 'pending' }),
    );
    const players = [...named, player(idOf('c', 9), 'Onaylı'), player(idOf('c', 8), 'Ret', { status: 'rejected' })];
    expect(waiting({ players }).players).toEqual({ total: 4, first: ['Ali', 'Can'] });
  });

  it('is each application for an office; who applies for both is named once', () => {
    const [ece, can] = [idOf('c', 1), idOf('c', 2)];
    const applied = { standing: 'applied', since: KICK_OFF } as const;
    const of = (playerId: string): OfficialDocument => ({
      playerId,
      referee: { ...applied, level: null, experienceYears: null },
      broadcaster: { ...applied, standing: playerId === ece ? 'applied' : 'held', platform: 'Kick' },
      personalChangedAt: null,
    });
    const players = [player(ece, 'Ece'), player(can, 'Can')];
    expect(waiting({ players, offices: of }).officials).toEqual({ total: 3, first: ['Can', 'Ece'] });
  });

  it('is each read model that stands still', () => {
    expect(waiting({ standingStill: ['standings'] }).standingStill).toEqual(['standings']);
  });
});
