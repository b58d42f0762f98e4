import { randomUUID } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Measurement, milliseconds, type Result } from './measurement.ts';
import { importSeason, startLeague } from './running-league.ts';

const SEASON = { teams: 18, weeks: 34, played: false };
const EVERY_MS = 1000;

/** From a result's answer to standings that have it, as the admin's browser asks for them; one result a second. */
export const visible: Measurement = {
  name: 'visible',
  run: async ({ folder, quick, say }): Promise<readonly Result[]> => {
    const league = await startLeague(join(folder, 'visible'));
    const browser = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      const matches = await importSeason(league, SEASON);
      const [readable, fromSending]: [number[], number[]] = [[], []];
      for (const [index, matchId] of matches.slice(0, quick ? 10 : 60).entries()) {
        const next = delay(EVERY_MS);
        const body = JSON.stringify({ homeScore: index % 4, awayScore: 1, status: 'finished' });
        const sent = performance.now();
        const put = await ask(browser, 'PUT', `${league.url}/api/admin/match-result/${matchId}`, body, {
          authorization: `Bearer ${league.token}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        });
        const accepted = performance.now();
        const table = await ask(browser, 'GET', `${league.url}/api/leaderboards/standings`, '', {
          'x-min-position': String(put['x-position']),
          'accept-encoding': 'gzip, deflate, br',
        });
        if (table['x-stale'] !== undefined) throw new Error('the standings were stale');
        readable.push(performance.now() - accepted);
        fromSending.push(performance.now() - sent);
        await next;
      }
      say(`visible: ${readable.length} results: ${milliseconds(readable)}`);
      const notes = [`from sending the result to standings that have it: ${milliseconds(fromSending)}`];
      return [{ kind: 'time', name: 'result accepted → standings readable', samples: readable, target: 5, notes }];
    } finally {
      browser.destroy();
      await league.child.stop();
    }
  },
};

/** The headers of the answer, once all of it is there. */
export const ask = (
  agent: Agent,
  method: string,
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<IncomingHttpHeaders> =>
  new Promise((resolve, reject) => {
    const sending = request(url, { agent, method, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve(response.headers);
        else reject(new Error(`${method} ${url}: ${response.statusCode}`));
      });
    });
    sending.once('error', reject);
    sending.end(body);
  });
