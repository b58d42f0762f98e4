import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startClient } from './load.ts';
import { type Measurement, milliseconds, type Result } from './measurement.ts';
import { importSeason, readAt, startLeague } from './running-league.ts';
import { capture, compare, SEASON } from './standings.bench.ts';
import { ask } from './visible.bench.ts';

const PATH = '/standings';
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const PACKED = { ...BROWSER, 'accept-encoding': 'gzip, deflate, br' };
const EVERY_MS = 250;
/** So many addresses, each a page of its own. */
const ADDRESSES = 1_000;

/** Pages as they arrive finished: against node:http that sends the same bytes; how soon after a result; and what they take of memory. */
export const pages: Measurement = {
  name: 'pages',
  run: async (options): Promise<readonly Result[]> => {
    const { folder, quick, say } = options;
    const league = await startLeague(join(folder, 'pages'), { PAGE_WAIT_MS: '60000' });
    const client = startClient();
    const browser = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      const matches = await importSeason(league, SEASON);
      const { etag } = await capture(league.url, BROWSER, PATH);
      const against = [
        await compare(league, client, 'page of standings, plain', BROWSER, options, PATH),
        await compare(league, client, 'page of standings, br', PACKED, options, PATH),
        await compare(league, client, 'page of standings, 304', { ...BROWSER, 'if-none-match': etag }, options, PATH),
      ];
      const anew: number[] = [];
      for (const [index, matchId] of matches.slice(0, quick ? 10 : 60).entries()) {
        const next = delay(EVERY_MS);
        const body = { homeScore: index % 4, awayScore: 1, status: 'finished' };
        const { position } = await league.send('PUT', `/api/admin/match-result/${matchId}`, body);
        await readAt(league, '/api/leaderboards/standings', position);
        const asked = performance.now();
        await ask(browser, 'GET', league.url + PATH, '', PACKED);
        anew.push(performance.now() - asked);
        await next;
      }
      say(`pages: ${anew.length} new pages: ${milliseconds(anew)}`);
      const memory: number[] = [];
      for (let round = 0; round < (quick ? 1 : 3); round += 1) {
        for (let index = 0; index < ADDRESSES; index += 1)
          await ask(browser, 'GET', `${league.url}${PATH}?asOf=${instant(round * ADDRESSES + index)}`, '', PACKED);
        memory.push(league.child.peakMb() ?? Number.NaN);
        say(`pages: ${(round + 1) * ADDRESSES} addresses: ${memory.at(-1)} MB`);
      }
      return [
        ...against,
        { kind: 'time', name: 'read models moved → new page', samples: anew, target: 30, notes: [] },
        {
          kind: 'amount',
          name: 'most memory of the process after 1,000, 2,000 and 3,000 addresses',
          unit: 'MB',
          digits: 0,
          samples: memory,
          target: 600,
          notes: [],
        },
      ];
    } finally {
      browser.destroy();
      await client.stop();
      await league.child.stop();
    }
  },
};

/** Each a table of its own: that of the matches until then. */
const instant = (minute: number): string => new Date(Date.UTC(2026, 8, 1, 12, minute)).toISOString().slice(0, 19) + 'Z';
