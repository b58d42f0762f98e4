import { numberedId } from '@league/events/testing/sample-events.ts';
import { expect, it } from 'vitest';
import { sampleScore } from './sample-data.ts';
import { sampleLists, type SquadPlayer } from './sample-lines.ts';
import { SAMPLE_PLAYERS } from './sample-players.ts';

const squad = (team: number): SquadPlayer[] =>
  SAMPLE_PLAYERS.filter((player) => player.team === team).map(({ place = 0, position, jerseyNumber }) => ({
    playerId: numberedId(team * 100 + place),
    place,
    position,
    jerseyNumber,
  }));
const squads = { home: squad(1), away: squad(2) };

const matches = Array.from({ length: 42 }, (_, index) => {
  const { homeScore, awayScore } = sampleScore(index);
  const score = { home: homeScore, away: awayScore };
  return { index, score, lists: sampleLists(index, score, squads) };
});

it('the lines of a sample name every goal, as scored or as an own goal', () => {
  for (const { score, lists } of matches) {
    const { playerStats = [], incidents = [] } = lists;
    for (const side of ['home', 'away'] as const) {
      const goals = playerStats.filter(({ team }) => team === side).reduce((sum, line) => sum + line.goals, 0);
      const own = side === 'home' ? incidents.filter(({ type }) => type === 'ownGoal').length : 0;
      expect(goals + own).toBe(score[side]);
    }
    expect(incidents.filter(({ type }) => type === 'goal' || type === 'ownGoal')).toHaveLength(score.home + score.away);
    expect(incidents.every(({ minute }) => minute >= 1 && minute <= 120)).toBe(true);
  }
});

it('have eight starters of each side, keepers who held something, and ratings in two matches of three', () => {
  for (const { index, lists } of matches) {
    const { playerStats = [], homeLineup = [], awayLineup = [] } = lists;
    expect([homeLineup.length, awayLineup.length]).toEqual([8, 8]);
    expect(playerStats.filter(({ isStartingEleven }) => isStartingEleven)).toHaveLength(16);
    const keepers = playerStats.filter(({ position }) => position === 'Kaleci');
    expect(keepers.map(({ saves }) => saves > 0)).toEqual([true, true]);
    const rated = playerStats.filter(({ rating }) => rating !== undefined);
    expect(rated).toHaveLength(index % 3 === 2 ? 0 : playerStats.length);
    expect(rated.every(({ rating = 0 }) => rating >= 1 && rating <= 10)).toBe(true);
    expect(playerStats.filter(({ manOfTheMatch }) => manOfTheMatch)).toHaveLength(index % 3 === 2 ? 0 : 1);
  }
});

it('fill both boards: more than one scores, and more than one sets goals up', () => {
  const lines = matches.flatMap(({ lists }) => lists.playerStats ?? []);
  const whoHave = (figure: 'goals' | 'assists' | 'saves') =>
    new Set(lines.filter((line) => line[figure] > 0).map(({ playerId }) => playerId)).size;
  expect(whoHave('goals')).toBeGreaterThan(8);
  expect(whoHave('assists')).toBeGreaterThan(8);
  expect(whoHave('saves')).toBe(2);
});
