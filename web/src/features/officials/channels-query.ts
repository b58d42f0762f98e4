import { channelsAnswer } from '@league/query-api/contract/officials.ts';
import { readQuery } from '../../api/read-query.ts';

const CHANNELS = '/api/broadcasters';

/** The broadcasters in office with their channels, as everybody may know them. */
export const channelsQuery = () => readQuery(CHANNELS, CHANNELS, channelsAnswer);
