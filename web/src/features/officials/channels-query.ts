import { readQuery } from '../../api/read-query.ts';

const CHANNELS = '/api/broadcasters';

/** The broadcasters in office with their channels, as everybody may know them. */
export const channelsQuery = () =>
  readQuery(CHANNELS, CHANNELS, () =>
    import('@league/query-api/contract/officials.ts').then(({ channelsAnswer }) => channelsAnswer),
  );
