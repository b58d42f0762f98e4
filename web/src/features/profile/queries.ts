import type { Eyes } from '../../api/eyes.ts';
import { readQuery } from '../../api/read-query.ts';

const addressOf = (gamertag: string): string => `/api/players/gamertag/${encodeURIComponent(gamertag)}`;

/** The profile at this gamertag, any text from an address; also at one that the player had before. */
export const profileQuery = (gamertag: string, eyes: Eyes) =>
  readQuery(
    '/api/players/gamertag/:gamertag/profile',
    `${addressOf(gamertag)}/profile`,
    () => import('./profile-answer.ts').then(({ shownProfile }) => shownProfile),
    eyes,
  );

/** The teams that the player played in, the latest first. */
export const playedTeamsQuery = (gamertag: string) =>
  readQuery('/api/players/gamertag/:gamertag/teams', `${addressOf(gamertag)}/teams`, () =>
    import('@league/query-api/contract/players.ts').then(({ playedTeamsAnswer }) => playedTeamsAnswer),
  );

/** The matches of a player, the latest first: of one season, or of all of them. */
export const historyQuery = (gamertag: string, season?: number) =>
  readQuery(
    '/api/players/gamertag/:gamertag/matches',
    `${addressOf(gamertag)}/matches${season === undefined ? '' : `?season=${season}`}`,
    () => import('@league/query-api/contract/statistics.ts').then(({ matchHistoryAnswer }) => matchHistoryAnswer),
  );
