import { readQuery } from '../../api/read-query.ts';
import { sideOf, type StandingsSearch } from './standings-search.ts';

const PATH = '/api/leaderboards/standings';

const table = () => import('@league/query-api/contract/standings.ts').then(({ standingsAnswer }) => standingsAnswer);
const places = () => import('@league/query-api/contract/standings.ts').then(({ placesAnswer }) => placesAnswer);

/** Parameters always in this order, so that a table has one address and one entry in the cache. */
const PARAMETERS = ['season', 'week', 'asOf', 'knownAt', 'view'] as const;

/** The table of a season, by default of the current one as it is now. A play-off is drawn from that of all matches. */
export const standingsQuery = (wanted: Partial<StandingsSearch> = {}) => {
  const parameters = PARAMETERS.flatMap((name) => {
    const value = name === 'view' ? sideOf(wanted.view) : wanted[name];
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return readQuery(PATH, parameters.length === 0 ? PATH : `${PATH}?${parameters.join('&')}`, table);
};

/** Where each team stood after each week of a season, by default of the current one. */
export const placesQuery = (season?: number) => {
  const path = `${PATH}/weeks` as const;
  return readQuery(path, season === undefined ? path : `${path}?season=${season}`, places);
};
