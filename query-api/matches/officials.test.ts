import { PLAYER_ID } from '@league/events/access/admission.contract.ts';
import { describe, expect, it } from 'vitest';
import { matchDetails } from '../contract/match-details.ts';
import { matchOfficialsModel } from '../contract/match-officials.ts';
import { matchesAnswer } from '../contract/matches.ts';
import { broadcasterMatchesAnswer, refereeMatchesAnswer } from '../contract/own-matches.ts';
import { fillLeague, idOf, player, putPlayer } from '../testing/league.ts';
import { ADMIN_TOKEN, bearer, PLAYER_TOKEN, queryApiInMemory, serve } from '../testing/serving.ts';

/** Efe is the player of the token. */
const [ada, efe, can] = [idOf('c', 1), PLAYER_ID, idOf('c', 3)];
const matchId = idOf('b', 1);

/** Ada referees the first match with Efe as VAR; Can shows it, and Efe besides. */
const league = async () => {
  const { models, api } = queryApiInMemory();
  fillLeague(models);
  for (const [id, gamertag] of [
    [ada, 'Ada'],
    [efe, 'Efe'],
    [can, 'Can'],
  ] as const) {
    putPlayer(models, player(id, gamertag));
  }
  const document = {
    matchId,
    referees: { main: ada, assistant: null, var: efe, fourthOfficial: null },
    broadcasters: [
      { playerId: efe, role: 'co' as const, platform: 'YouTube' as const, viewers: null },
      { playerId: can, role: 'main' as const, platform: 'Kick' as const, viewers: 48 },
    ],
  };
  models.put(matchOfficialsModel, matchId, document, 10n);
  const { get } = await serve(api);
  return { read: async (path: string, headers?: Record<string, string>) => (await get(path, headers)).json() };
};

const named = (_id: string, gamertag: string) => ({ _id, gamertag, deleted: false });

describe('the officials of a match', () => {
  it('are told whole with the match', async () => {
    const { read } = await league();
    expect(matchDetails.parse(await read(`/api/matches/${matchId}/details`))).toMatchObject({
      referee: named(ada, 'Ada'),
      officialsSystem: {
        mainReferee: named(ada, 'Ada'),
        assistantReferee: null,
        varReferee: named(efe, 'Efe'),
        fourthOfficial: null,
      },
      simpleReferees: [
        { _id: ada, player: named(ada, 'Ada'), refereeRole: 'main_referee' },
        { _id: efe, player: named(efe, 'Efe'), refereeRole: 'var_referee' },
      ],
      broadcastSystem: {
        mainBroadcaster: { ...named(can, 'Can'), platform: 'Kick' },
        coBroadcasters: [{ ...named(efe, 'Efe'), platform: 'YouTube' }],
        streamPlatforms: [
          { broadcaster: named(can, 'Can'), platform: 'Kick', isLive: true, viewerCount: 48 },
          { broadcaster: named(efe, 'Efe'), platform: 'YouTube', isLive: false, viewerCount: 0 },
        ],
      },
      simpleBroadcasters: [
        { _id: can, player: named(can, 'Can'), platform: 'Kick', broadcasterRole: 'main_broadcaster', isLive: true },
        { _id: efe, player: named(efe, 'Efe'), platform: 'YouTube', broadcasterRole: 'co_broadcaster', isLive: false },
      ],
    });
  });

  it('stand in lists as far as a list shows them, and nowhere where nobody stands', async () => {
    const { read } = await league();
    const [first, second] = matchesAnswer.parse(await read('/api/matches'));
    expect(first).toMatchObject({
      officialsSystem: { mainReferee: named(ada, 'Ada') },
      broadcastSystem: {
        mainBroadcaster: { ...named(can, 'Can'), platform: 'Kick' },
        streamPlatforms: [{ broadcaster: named(can, 'Can'), platform: 'Kick', isLive: true, viewerCount: 48 }],
      },
    });
    expect(second).not.toHaveProperty('officialsSystem');
    expect(second).not.toHaveProperty('broadcastSystem');
  });

  it('find their own matches, with the place that they have there', async () => {
    const { read } = await league();
    const own = await read('/api/matches/referee/my-matches', bearer(PLAYER_TOKEN));
    expect(refereeMatchesAnswer.parse(own)).toMatchObject([{ _id: matchId, refereeRole: 'var_referee' }]);
    const shown = await read('/api/matches/broadcaster/my-matches', bearer(PLAYER_TOKEN));
    expect(broadcasterMatchesAnswer.parse(shown)).toMatchObject([
      { _id: matchId, broadcasterRole: 'co_broadcaster', stream: { platform: 'YouTube', isLive: false } },
    ]);
    for (const office of ['referee', 'broadcaster']) {
      expect(await read(`/api/matches/${office}/my-matches`, bearer(ADMIN_TOKEN))).toEqual([]);
    }
  });
});
