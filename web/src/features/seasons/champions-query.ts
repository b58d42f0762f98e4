import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/seasons/champions';

/** The closed seasons with their champions, newest first. Apart from the seasons, which most pages read. */
export const championsQuery = () =>
  readQuery(PATH, PATH, () =>
    import('@league/query-api/contract/champions.ts').then(({ championsAnswer }) => championsAnswer),
  );
