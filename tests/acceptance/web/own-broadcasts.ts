import type { ChannelAnswer } from '@league/query-api/contract/officials.ts';
import type { BroadcasterMatch } from '@league/query-api/contract/own-matches.ts';
import { madeMatch, team } from './made-match.ts';

/** The calls that the page of a broadcaster's own matches reads. */
export const OWN_MATCHES = '/api/matches/broadcaster/my-matches';
export const CHANNELS = '/api/broadcasters';

/** The broadcaster of these matches. */
export const BROADCASTER = { _id: '00000000-0000-4000-8000-000000000001', gamertag: 'Oyuncu 1', deleted: false };

export const OWN_CHANNEL: ChannelAnswer = {
  _id: BROADCASTER._id,
  player: BROADCASTER,
  platform: 'Twitch',
  channelLink: 'https://www.twitch.tv/kartal',
  channelName: 'Kartal TV',
};

/** A planned match, whose stream does not run. */
export const comingMatch: BroadcasterMatch = {
  ...madeMatch({ week: 8 }),
  broadcasterRole: 'main_broadcaster',
  stream: { broadcaster: BROADCASTER, platform: 'Twitch', isLive: false, viewerCount: 0 },
};

/** A match that runs, as its stream does; on another platform, and as one more broadcaster. */
export const runningMatch: BroadcasterMatch = {
  ...comingMatch,
  _id: '00000000-0000-4000-8000-0000000000f2',
  status: 'live',
  homeTeam: team('Moda'),
  awayTeam: team('Güneydoğu Anadolu Aslanları SK'),
  broadcasterRole: 'co_broadcaster',
  stream: { ...comingMatch.stream, platform: 'Facebook', isLive: true, viewerCount: 1204 },
};

/** A match that is over, and had no date. */
export const pastMatch: BroadcasterMatch = {
  ...comingMatch,
  _id: '00000000-0000-4000-8000-0000000000f3',
  week: 7,
  date: null,
  status: 'cancelled',
};
