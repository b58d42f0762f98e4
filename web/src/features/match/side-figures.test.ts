import { expect, it } from 'vitest';
import { matchOf } from '../../testing/match-of.ts';
import { statLineOf } from '../../testing/stat-line-of.ts';
import { sideFigures } from './side-figures.ts';

const match = matchOf({ status: 'finished', homeScore: 3, awayScore: 1 });
const away = (name: string, part = {}) => statLineOf(name, { side: 'away', ...part });

it('compares the score alone while there are no lines', () => {
  expect(sideFigures(match, null)).toEqual([{ label: 'Gol', home: 3, away: 1 }]);
});

it('adds up the lines of both sides', () => {
  const playerStats = [
    statLineOf('Arda', { saves: 1, shots: 4, yellowCards: 1 }),
    statLineOf('Efe', { saves: 2, shots: null }),
    away('Baran', { saves: 9, shots: 2, redCards: 1 }),
  ];
  expect(sideFigures(match, { playerStats })).toEqual([
    { label: 'Gol', home: 3, away: 1 },
    { label: 'Kurtarış', home: 3, away: 9 },
    { label: 'Şut', home: 4, away: 2 },
    { label: 'Sarı kart', home: 1, away: 0 },
    { label: 'Kırmızı kart', home: 0, away: 1 },
  ]);
});

it('leaves out what was recorded of one side alone', () => {
  const labels = sideFigures(match, { playerStats: [statLineOf('Arda', { shots: 4, passes: 30 }), away('Baran')] });
  expect(labels.map(({ label }) => label)).toEqual(['Gol', 'Kurtarış', 'Sarı kart', 'Kırmızı kart']);
});

it('goes by the cards that the match itself gives, before those of the lines', () => {
  const figures = sideFigures(
    { ...match, homeYellowCards: 5, awayYellowCards: 0 },
    { playerStats: [statLineOf('Arda', { yellowCards: 1 }), away('Baran', { yellowCards: 2 })] },
  );
  expect(figures.find(({ label }) => label === 'Sarı kart')).toEqual({ label: 'Sarı kart', home: 5, away: 0 });
});
