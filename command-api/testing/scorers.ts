import type { TestApi } from './api.ts';
import { makePlayer } from './players.ts';

/** A match that was won 3-0, and who scored. */
export type ScoredMatch = { readonly matchId: string; readonly playerId: string; readonly teamId: string };

/** A player's line as calls take it. */
type SentLine = Readonly<Record<string, unknown>>;

/** Enters a 3-0, with this line of the player. */
export const score = async (api: TestApi, { matchId, playerId }: ScoredMatch, line: SentLine = { goals: 3 }) => {
  const playerStats = [{ player: playerId, team: 'home', ...line }];
  const body = { homeScore: 3, awayScore: 0, playerStats };
  const sent = await api.send({ method: 'PUT', path: `/api/matches/${matchId}/results`, body });
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
};

/** A player who scored all goals of a 3-0 at home. */
export const scorerOf = async (api: TestApi, gamertag = 'Golcü', line?: SentLine): Promise<ScoredMatch> => {
  const { id: playerId } = await makePlayer(api, gamertag);
  const teamId = await api.team(`${gamertag} Spor`);
  await api.send({ method: 'PUT', path: `/api/players/${playerId}/assign`, body: { teamId } });
  const scored = { matchId: await api.match(teamId, await api.team(`${gamertag} Gücü`)), playerId, teamId };
  await score(api, scored, line);
  return scored;
};
