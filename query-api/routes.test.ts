import { expect, it } from 'vitest';
import { publicModels } from './live/public-models.ts';
import { queryRoutes } from './routes.ts';
import { NO_READERS } from './testing/readers.ts';

const routes = queryRoutes(NO_READERS);

it('everybody may hear of the read models of public answers, and of no others', () => {
  expect([...publicModels(routes)].toSorted()).toEqual([
    'achievements',
    'gamertags',
    'likes',
    'match-lines',
    'match-officials',
    'matches',
    'officials',
    'played-teams',
    'player-names',
    'players',
    'result-versions',
    'season-squads',
    'seasons',
    'settings',
    'squads',
    'standings',
    'taken-off',
    'teams',
  ]);
  expect(publicModels(routes.filter(({ right }) => right === 'admin'))).toEqual(new Set());
});
