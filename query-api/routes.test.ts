import { expect, it } from 'vitest';
import { answers } from './contract/answers.ts';
import { publicModels } from './live/public-models.ts';
import { queryRoutes } from './routes.ts';

const routes = queryRoutes({ names: async () => new Map() });

it('each GET is in the table of answers with the read models that it is made of, and none besides', () => {
  expect(answers).toEqual(Object.fromEntries(routes.map(({ path, models }) => [path, models.map(({ name }) => name)])));
});

it('everybody may hear of the read models of public answers, and of no others', () => {
  expect([...publicModels(routes)].toSorted()).toEqual(['matches', 'seasons', 'settings', 'standings', 'teams']);
  expect(publicModels(routes.filter(({ right }) => right === 'admin'))).toEqual(new Set());
});
