import { describe, expect, it } from 'vitest';
import { knownLineOf } from '../../testing/line-of.ts';
import { planned } from '../../testing/planned-result.ts';
import type { IncidentForm } from './list-form.ts';
import type { People } from './people.ts';
import { figureOf, incidentLine, minuteIn, minuteSince, newestFirst, writtenBeside } from './quick-incident-rules.ts';
import { formOf, type KnownResult } from './result-form.ts';

const people: People = new Map([
  ['a', { id: 'a', gamertag: 'Arda', number: 8, sides: ['home'], position: null, deleted: false }],
]);
const incidentOf = (minute: IncidentForm['minute'], part: Partial<IncidentForm> = {}): IncidentForm => ({
  type: 'goal',
  minute,
  player: 'a',
  description: '',
  ...part,
});

describe('the minute of an incident', () => {
  const kickOff = '2026-12-20T18:00:00.000Z';
  const after = (minutes: number): number => Date.parse(kickOff) + minutes * 60_000;

  it.for([
    [1, 1],
    [31.9, 31],
    [120.5, 120],
  ] as const)('is that since the kick-off, %d minutes ago', ([passed, minute]) => {
    expect(minuteSince(kickOff, after(passed))).toBe(minute);
  });

  it.for([-600, 0.5, 121, 5000])('is the first where %d minutes are no minute of a match', (passed) => {
    expect(minuteSince(kickOff, after(passed))).toBe(1);
  });

  it('is the first where the kick-off is not known', () => {
    expect(minuteSince(null, after(31))).toBe(1);
  });

  it('is a whole number from 1 to 120', () => {
    expect([1, 120, 0, 121, null, '4x'].map(minuteIn)).toEqual([1, 120, null, null, null, null]);
  });
});

it('counts goals and cards in the row of the player, and nothing else', () => {
  expect((['goal', 'yellowCard', 'redCard', 'substitution', 'ownGoal', 'other'] as const).map(figureOf)).toEqual([
    'goals',
    'yellowCards',
    'redCards',
    undefined,
    undefined,
    undefined,
  ]);
});

it('lists the newest minute first, of one minute the last entered, and those without a minute last', () => {
  const incidents = [incidentOf(10), incidentOf(null), incidentOf(31), incidentOf(10, { type: 'redCard' })];
  expect(newestFirst(incidents).map(({ index }) => index)).toEqual([2, 3, 0, 1]);
});

it('says what happened, and leaves out what an incident lacks', () => {
  expect(incidentLine(incidentOf(31), people)).toBe('31′ Gol · Arda');
  expect(incidentLine(incidentOf(31, { player: 'x' }), people)).toBe('31′ Gol · Bilinmeyen oyuncu');
  expect(incidentLine(incidentOf(null, { type: 'injury', player: '' }), people)).toBe('Sakatlık');
});

describe('the goals of the rows beside the score', () => {
  const known = (goals: number, part: Partial<KnownResult> = {}): KnownResult => ({
    ...planned,
    status: 'finished',
    homeScore: 2,
    awayScore: 1,
    playerStats: [knownLineOf('a', { goals })],
    ...part,
  });

  it('are told where they differ from it', () => {
    expect(writtenBeside(formOf(known(2)))).toBe('2 gol yazıldı, skor 2 – 1');
    expect(writtenBeside(formOf(known(4)))).toBe('4 gol yazıldı, skor 2 – 1');
  });

  it('include own goals, as the server counts them', () => {
    const incidents = [{ type: 'ownGoal', minute: 5, description: '', player: 'b' }];
    const lines = [knownLineOf('a', { goals: 2 }), knownLineOf('b', { team: 'home' })];
    expect(writtenBeside(formOf(known(2, { playerStats: lines, incidents })))).toBeNull();
  });

  it('are not told where they agree, none is written, or a score is missing', () => {
    expect(writtenBeside(formOf(known(3)))).toBeNull();
    expect(writtenBeside(formOf(known(0)))).toBeNull();
    expect(writtenBeside(formOf(known(2, { awayScore: null })))).toBeNull();
  });

  it('are not told of a walkover, which has no rows', () => {
    expect(writtenBeside({ ...formOf(known(2)), isWalkover: true })).toBeNull();
  });
});
