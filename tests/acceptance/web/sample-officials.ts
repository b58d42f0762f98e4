import { SAMPLE_PLAYERS } from '@league/infra/programs/sample/sample-players.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { PLAYER } from '../../kit/player.ts';
import type { CallOptions, LeagueUnderTest } from '../league-under-test.ts';

/** The sample's player who logs in. */
export const OWN_GAMERTAG = SAMPLE_PLAYERS.find(({ logsIn }) => logsIn === true)?.gamertag ?? '';

const LONG_NOTES =
  'Hafta içi 20.00’den sonra uygun.\nDerbilere verilmesin: kardeşi Poyrazspor’da oynuyor. Yeni kuralları biliyor, kartlarda tutarlı.';
const LONG_CHANNEL = 'Karadeniz Fırtınası Canlı Yayın ve Maç Özetleri Kanalı 61 TV';

/**
 * Gives the sample two referees and two broadcasters, and lets the player who logs in apply for both offices: as referee the
 * player waits, as broadcaster the player is refused. Of the planned matches the first has a referee and a broadcaster, and the
 * second only a referee. Resolves once all of it can be read. @throws when a call is refused
 */
export const appointOfficials = async (league: LeagueUnderTest): Promise<void> => {
  const all = await league.call<AdminsPlayer[]>('GET', '/api/players', { minPosition: '0' });
  const idOf = (gamertag: string | undefined): string => {
    const player = all.body.find((each) => each.gamertag === gamertag);
    if (player === undefined) throw new Error(`the sample has no player ${gamertag}`);
    return player._id;
  };
  const call = async <Body = { position: string }>(
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    options: CallOptions = {},
  ): Promise<Body> => {
    const answer = await league.call<Body>(method, path, { body, ...options });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const [first, second, third, fourth] = SAMPLE_PLAYERS.filter(({ team, waits }) => team === null && waits !== true);
  const referee = { playerId: idOf(first?.gamertag), notes: LONG_NOTES };
  await call('POST', '/api/simple-referees/assign', referee);
  await call('POST', '/api/simple-referees/assign', { playerId: idOf(second?.gamertag) });
  const channel = { platform: 'Twitch', channelLink: 'https://www.twitch.tv/karadeniz61', channelName: LONG_CHANNEL };
  const broadcaster = { playerId: idOf(third?.gamertag), ...channel, notes: 'Pazar günleri yayınlayamıyor.' };
  await call('POST', '/api/simple-broadcasters/assign', broadcaster);
  const nameless = { playerId: idOf(fourth?.gamertag), platform: 'Kick', channelLink: 'https://kick.com/atmaca' };
  await call('POST', '/api/simple-broadcasters/assign', nameless);

  const matches = await league.call<MatchAnswer[]>('GET', '/api/matches', { minPosition: '0' });
  const [full, half] = matches.body.filter(({ status }) => status === 'scheduled');
  await call('PUT', `/api/matches/${full?._id}/assign-referee`, { refereeId: referee.playerId });
  await call('PUT', `/api/matches/${full?._id}/assign-broadcaster`, { broadcasterId: broadcaster.playerId });
  await call('PUT', `/api/matches/${half?._id}/assign-referee`, { refereeId: idOf(second?.gamertag) });

  const own = idOf(OWN_GAMERTAG);
  const { code } = await call<{ code: string }>('POST', `/api/players/${own}/reset-code`, {});
  await call('POST', '/api/login/reset-code', { ...PLAYER, code }, { token: null });
  const { token } = await call<{ token: string }>('POST', '/api/players/login', PLAYER, { token: null });
  const applications = `/api/players/gamertag/${encodeURIComponent(OWN_GAMERTAG)}/applications`;
  const asReferee = { role: 'referee', level: 'Deneyimli', experienceYears: 3 };
  await call('POST', applications, asReferee, { token });
  const asBroadcaster = { role: 'broadcaster', platform: 'YouTube', channelLink: 'https://www.youtube.com/@ornek' };
  await call('POST', applications, asBroadcaster, { token });
  const { position } = await call('PUT', `/api/broadcasters/${own}/approve`, { isApproved: false });
  await league.call('GET', '/api/admin/broadcasters', { minPosition: position });
  await league.call('GET', '/api/players', { minPosition: position });
  await league.call('GET', '/api/matches', { minPosition: position });
};
