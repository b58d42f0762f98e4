import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/achievements';

const contract = () => import('@league/query-api/contract/achievements.ts');
const awards = () => contract().then(({ awardsAnswer }) => awardsAnswer);

/** All achievements, each with those to whom it is given. */
export const achievementsQuery = () =>
  readQuery(PATH, PATH, () => contract().then(({ achievementsAnswer }) => achievementsAnswer));

/** What a team was given, the latest first; `id` is any text from an address. */
export const teamAwardsQuery = (id: string) =>
  readQuery('/api/achievements/team/:teamId', `${PATH}/team/${encodeURIComponent(id)}`, awards);

/** What a player was given, the latest first. */
export const playerAwardsQuery = (id: string) =>
  readQuery('/api/achievements/player/:playerId', `${PATH}/player/${encodeURIComponent(id)}`, awards);

/** What was given in a season, the latest first, each with who got it. */
export const seasonAwardsQuery = (season: number) =>
  readQuery('/api/achievements/season/:season', `${PATH}/season/${season}`, () =>
    contract().then(({ seasonAwardsAnswer }) => seasonAwardsAnswer),
  );
