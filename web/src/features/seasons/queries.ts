import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/seasons';

/** All seasons, newest first. */
export const seasonsQuery = () =>
  readQuery(PATH, PATH, () =>
    import('@league/query-api/contract/seasons.ts').then(({ seasonsAnswer }) => seasonsAnswer),
  );
