import { expect, it } from 'vitest';
import { publicModels } from './live/public-models.ts';
import { queryRoutes } from './routes.ts';
import { NO_READERS } from './testing/readers.ts';

const routes = queryRoutes(NO_READERS);

it('everybody may hear of the read models of public answers, and of no others', () => {
  expect([...publicModels(routes)].toSorted()).toEqual([
    'gamertags',
    'likes',
    'matches',
    'played-teams',
    'player-history',
    'player-names',
    'players',
    'result-versions',
    'seasons',
    'settings',
    'squads',
    'standings',
    'teams',
  ]);
  expect(publicModels(routes.filter(({ right }) => right === 'admin'))).toEqual(new Set());
});
