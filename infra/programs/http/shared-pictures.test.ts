import { matchesAnswer } from '@league/query-api/contract/matches.ts';
import { playersAnswer } from '@league/query-api/contract/players.ts';
import { teamsAnswer } from '@league/query-api/contract/teams.ts';
import { type EmbeddedUnderTest, startLeagueUnderTest } from '@league/tests/acceptance/league-under-test.ts';
import { pngSize } from '@league/tests/kit/pictures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let league: EmbeddedUnderTest;
beforeAll(async () => {
  league = await startLeagueUnderTest({ sample: true });
});
afterAll(() => league.stop());

const read = async (path: string): Promise<unknown> => (await fetch(league.url + path)).json();

/** A picture once it is there: on a busy machine the first may come after the deadline of a GET. */
const picture = async (path: string): Promise<Buffer> => {
  await expect.poll(async () => (await fetch(league.url + path, { method: 'HEAD' })).status).toBe(200);
  const answer = await fetch(league.url + path);
  expect(answer.headers.get('content-type')).toBe('image/png');
  return Buffer.from(await answer.arrayBuffer());
};

describe('the pictures of a real league', () => {
  it('are there for the league, its table, and each kind of what it has', async () => {
    const [match] = matchesAnswer.parse(await read('/api/matches'));
    const [team] = teamsAnswer.parse(await read('/api/teams'));
    const [player] = playersAnswer.parse(await read('/api/players'));
    const paths = [
      '/share/league.png',
      '/share/standings.png',
      `/share/match/${match?._id}.png`,
      `/share/team/${team?._id}.png`,
      `/share/player/${encodeURIComponent(player?.gamertag ?? '')}.png`,
    ];
    for (const path of paths) {
      const drawn = await picture(path);
      expect(pngSize(drawn)).toEqual({ width: 1200, height: 630 });
      expect(drawn.length).toBeLessThanOrEqual(100_000);
    }
  });

  it.each([
    ['/icons/180.png', 180],
    ['/icons/192.png', 192],
    ['/icons/512.png', 512],
    ['/icons/maskable-512.png', 512],
  ])('are there as icons: %s', async (path, size) => {
    expect(pngSize(await picture(path))).toEqual({ width: size, height: size });
  });
});
