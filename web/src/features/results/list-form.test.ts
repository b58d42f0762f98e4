import { resultBody } from '@league/command-api/contract/match.ts';
import { describe, expect, it } from 'vitest';
import { knownLineOf } from '../../testing/line-of.ts';
import { planned } from '../../testing/planned-result.ts';
import { emptyLine, formPathOf, knownLists, listsForm, sentList, writtenGoals } from './list-form.ts';
import { bodyOf, exceeding, formOf, type KnownResult, linesBodyOf, resultSchema, sameForm } from './result-form.ts';

const ARDA = '0b1c6d5e-7a3c-4d0e-9b7a-000000000001';
const EFE = '0b1c6d5e-7a3c-4d0e-9b7a-000000000002';
const CAN = '0b1c6d5e-7a3c-4d0e-9b7a-000000000003';

const played: KnownResult = {
  ...planned,
  status: 'finished',
  homeScore: 3,
  awayScore: 1,
  resultRevision: 1,
  playerStats: [
    knownLineOf(ARDA, { goals: 2, position: 'Forvet', rating: 7.5, minutesPlayed: 90, isStartingEleven: true }),
    knownLineOf(CAN, { team: 'away', saves: 4, shots: 1, passes: 20, gkCatches: 3, manOfTheMatch: true }),
  ],
  homeLineup: [{ player: ARDA, position: 'Forvet', jerseyNumber: 8 }],
  awayLineup: [],
  incidents: [{ type: 'ownGoal', minute: 23, description: 'kafa', player: CAN }],
};
const form = formOf(played);

describe('the lists of a form', () => {
  it('come back as they were recorded, and send nothing that was not touched', () => {
    expect(knownLists(listsForm(played))).toEqual({
      playerStats: played.playerStats,
      homeLineup: played.homeLineup,
      awayLineup: [],
      incidents: played.incidents,
    });
    expect(bodyOf(form, played)).not.toHaveProperty('playerStats');
    expect(bodyOf(form, played)).not.toHaveProperty('incidents');
  });

  it('have eight places a side, of which those without a player are not recorded', () => {
    expect(form.homeLineup).toHaveLength(8);
    expect(form.awayLineup).toHaveLength(8);
    expect(knownLists(form).homeLineup).toHaveLength(1);
  });

  it('are sent whole once one row changes, without rows that have no player', () => {
    const rows = [emptyLine('', 'home', null), ...form.playerStats, { ...emptyLine(EFE, 'home', 'Stoper'), goals: 1 }];
    const body = bodyOf({ ...form, playerStats: rows }, played);
    expect(body.playerStats?.map(({ player }) => player)).toEqual([ARDA, CAN, EFE]);
    expect(resultBody.safeParse(body).success).toBe(true);
    expect(body.playerStats?.[2]).toEqual({
      player: EFE,
      team: 'home',
      position: 'Stoper',
      isStartingEleven: false,
      minutesPlayed: 0,
      goals: 1,
      assists: 0,
      saves: 0,
      yellowCards: 0,
      redCards: 0,
    });
    expect(linesBodyOf({ ...form, reason: ' video ' })).toMatchObject({ reason: 'video' });
  });

  it('give a starter the whole match where no minutes are written', () => {
    const starter = { ...emptyLine(EFE, 'home', null), isStartingEleven: true };
    expect(knownLists({ ...form, playerStats: [starter] }).playerStats[0]?.minutesPlayed).toBe(90);
  });

  it('are none of a walkover, and stay in the form', () => {
    const walkover = { ...form, isWalkover: true, walkoverWinner: 'home' as const };
    expect(bodyOf(walkover, played)).not.toHaveProperty('playerStats');
    expect(walkover.playerStats).toHaveLength(2);
  });

  it('are a change of the form in any of their figures, and not in their order', () => {
    const [first, second] = form.playerStats;
    if (first === undefined || second === undefined) throw new Error('two rows');
    expect(sameForm(form, { ...form, playerStats: [second, first] })).toBe(true);
    for (const part of [{ goals: 1 }, { rating: '8' }, { manOfTheMatch: true }, { position: '' as const }]) {
      expect(sameForm(form, { ...form, playerStats: [{ ...first, ...part }, second] })).toBe(false);
    }
    expect(sameForm(form, { ...form, incidents: [] })).toBe(false);
    expect(sameForm(form, { ...form, reasonShown: true })).toBe(false);
  });
});

describe('what is typed wrongly', () => {
  const issuesOf = (part: Partial<typeof form>) =>
    resultSchema(played)
      .safeParse({ ...form, ...part })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  const [row = emptyLine(ARDA, 'home', null)] = form.playerStats;

  it.each([
    [{ rating: '11' }, 'rating', '1 ile 10 arasında bir puan girin.'],
    [{ rating: '0' }, 'rating', '1 ile 10 arasında bir puan girin.'],
    [{ rating: 'iyi' }, 'rating', '1 ile 10 arasında bir puan girin.'],
    [{ rating: '7,55' }, 'rating', 'Puan en fazla bir ondalık basamak alır.'],
    [{ minutesPlayed: 121 }, 'minutesPlayed', '0 ile 120 arasında bir tam sayı girin.'],
    [{ assists: '1,5' }, 'assists', '0 ile 99 arasında bir tam sayı girin.'],
  ])('%o is refused at its row, behind rows without a player', (part, field, message) => {
    const playerStats = [emptyLine('', 'home', null), { ...row, ...part }];
    expect(issuesOf({ playerStats })).toEqual([[`playerStats.1.${field}`, message]]);
  });

  it('is refused at an incident', () => {
    expect(issuesOf({ incidents: [{ type: 'goal', minute: 121, player: '', description: '' }] })).toEqual([
      ['incidents.0.minute', '1 ile 120 arasında bir dakika girin.'],
    ]);
  });

  it('is the group of rows whose goals are above the score; what stood above it already hinders nothing', () => {
    const playerStats = [{ ...row, goals: 4 }];
    const said = 'Oyuncuların golleri (4) takımın skorunu (3) aşıyor. Satırları ya da skoru düzeltin.';
    expect(issuesOf({ playerStats, incidents: [] })).toEqual([['exceeds.home', said]]);
    const flagged = { ...played, playerStats: [knownLineOf(ARDA, { goals: 5 })], incidents: [] };
    expect(exceeding({ ...form, playerStats, incidents: [] }, flagged)).toEqual({});
  });
});

it('finds the place in the form of what the server refuses', () => {
  const gap = { ...form, homeLineup: [...form.awayLineup.slice(0, 2), ...form.homeLineup.slice(0, 1)] };
  expect(formPathOf(gap, 'homeLineup[0].player')).toBe('homeLineup.2.player');
  expect(formPathOf(gap, 'playerStats[1].goals')).toBe('playerStats.1.goals');
  expect(formPathOf(gap, 'homeScore')).toBe('homeScore');
});

it('counts goals and own goals of the other side as those of a side', () => {
  expect(writtenGoals(played, 'home')).toBe(3);
  expect(writtenGoals(played, 'away')).toBe(0);
  expect(sentList('incidents', played)).toEqual({
    incidents: [{ type: 'ownGoal', minute: 23, description: 'kafa', player: CAN }],
  });
});
