import { currentMatches } from '../season-authority/state.ts';
import { startApi, type TestApi } from './api.ts';

/** Moda has beaten Ege 2-1 and plays Bolu next. */
export const playedSeason = async () => {
  const api = await startApi();
  const [moda, ege, bolu] = [await api.team('Moda'), await api.team('Ege'), await api.team('Bolu')];
  const [played, open] = [await api.match(moda, ege), await api.match(bolu, moda, 2)];
  await api.result(played, [2, 1]);
  return { api, moda, ege, bolu, played, open };
};

/** How a match stands: its score where it is finished. */
export const statusOf = async (api: TestApi, matchId: string): Promise<string> => {
  const { acts } = (await api.seasons.load()).state;
  const { state } = await api.seasons.match(matchId, acts).load();
  return state.status === 'finished' ? `${state.result.homeScore}-${state.result.awayScore}` : state.status;
};

/** The matches of the current season that exist. */
export const existingMatches = async (api: TestApi): Promise<string[]> =>
  currentMatches((await api.seasons.load()).state.seasons).map(({ matchId }) => matchId);

/** Takes the last act on the season back. */
export const undo = (api: TestApi, body: object = {}, key: string = crypto.randomUUID()) =>
  api.send({ path: '/api/admin/season/undo', body, key });

export const resetSeason = (api: TestApi) => api.send({ path: '/api/admin/reset-season', body: {} });
