import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { expect, it } from 'vitest';
import { matchOf } from '../../testing/match-of.ts';
import { headOf } from './scoreboard-head.ts';
import { scoreboardAt } from './scoreboard-state.ts';

/** A match of week 8 on 20 November at this hour in Türkiye. */
const at = (hour: string, part: Partial<MatchAnswer> = {}) =>
  matchOf({
    _id: JSON.stringify([hour, part]),
    week: 8,
    date: new Date(`2026-11-20T${hour}:00+03:00`).toISOString(),
    ...part,
  });

const headAt = (time: string, season: readonly MatchAnswer[]) => {
  const now = Date.parse(`2026-11-${time}:00+03:00`);
  return headOf(scoreboardAt(now, season), { now, season, league: 'Lig', label: 'Sezon 2026' });
};

const score = { status: 'finished', homeScore: 2, awayScore: 1 } as const;
const evening = [at('21:00'), at('22:00'), at('22:00', { status: 'cancelled' })];

it.each([
  ['20T20:00', evening, { title: '8. hafta', note: 'bu gece 2 maç', aside: '20 Kasım Cuma' }],
  ['19T23:00', evening, { title: '8. hafta', note: 'yarın 2 maç', aside: '20 Kasım Cuma' }],
  ['20T10:00', [at('15:00')], { title: '8. hafta', note: 'bugün 1 maç', aside: '20 Kasım Cuma' }],
  ['18T10:00', evening, { title: '8. hafta', note: '20 Kasım Cuma', aside: '2 gün kaldı' }],
  ['18T10:00', [at('21:00', { date: null })], { title: '8. hafta', note: 'Tarih belirlenmemiş' }],
  [
    '20T21:30',
    [at('21:00', { status: 'live' }), at('22:00')],
    { note: '20 Kasım Cuma', aside: '1 maç canlı', isLive: true },
  ],
  ['20T21:30', [at('21:00', score), at('22:00')], { note: '20 Kasım Cuma', aside: '1/2 maç bitti', isLive: false }],
  [
    '20T23:30',
    [at('21:00', score), at('21:00', { week: 9, date: null })],
    { title: '8. hafta tamamlandı', note: '1 maç, 3 gol' },
  ],
  ['20T23:30', [at('21:00', score), at('21:00', { date: null })], { title: '8. hafta', note: '1 maç, 3 gol' }],
  ['20T23:30', [at('21:00', score)], { title: 'Sezon 2026 tamamlandı' }],
  ['20T23:30', [], { title: 'Lig' }],
])('at %s the scoreboard says above %j', (time, season, head) => {
  expect(headAt(time, season)).toMatchObject(head);
});

it('a match of an earlier week that is played in the same night does not name it', () => {
  expect(headAt('20T20:00', [at('20:30', { week: 3 }), at('21:00')])).toMatchObject({ title: '8. hafta' });
});
