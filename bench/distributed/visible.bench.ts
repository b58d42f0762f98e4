import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Measurement, milliseconds, type Result } from '../measurement.ts';
import { importSeason } from '../running-league.ts';
import { ask } from '../visible.bench.ts';
import { listenForMoves } from './live-stream.ts';
import { startDistributed } from './running-distributed.ts';
import { NEEDED_SERVERS } from './servers.ts';

const SEASON = { teams: 18, weeks: 34, played: false };
const EVERY_MS = 1000;
const STANDINGS = '/api/leaderboards/standings';
const ACCEPTS = { 'accept-encoding': 'gzip, deflate, br' };

/**
 * From a result's answer by command-api to what others can have of it, through forwarder, Kafka, projector and MongoDB, one
 * result a second: the standings of one query-api, asked with the position; the news on `/api/live` of another; and there,
 * once it has told that, how long the first answer of the new standings takes, for which nothing is ready.
 */
export const distributedVisible: Measurement = {
  name: 'distributed-visible',
  needs: NEEDED_SERVERS,
  run: async ({ folder, quick, say }): Promise<readonly Result[]> => {
    const league = await startDistributed(join(folder, 'league'), { say, queryApis: 2 });
    const agent = new Agent({ keepAlive: true });
    const [first = '', second = ''] = league.queryApis.map(({ url }) => url);
    try {
      const matches = await importSeason(league, SEASON);
      const live = await listenForMoves(second, 'standings');
      const [readable, heard, unprepared]: [number[], number[], number[]] = [[], [], []];
      const count = quick ? 10 : 60;
      // The first is a warm-up.
      for (const [index, matchId] of matches.slice(0, 1 + count).entries()) {
        const next = delay(EVERY_MS);
        const body = JSON.stringify({ homeScore: index % 4, awayScore: 1, status: 'finished' });
        const put = await ask(agent, 'PUT', `${league.commandApi.url}/api/admin/match-result/${matchId}`, body, {
          authorization: `Bearer ${league.token}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        });
        const accepted = performance.now();
        const position = String(put['x-position']);
        const reading = ask(agent, 'GET', first + STANDINGS, '', { ...ACCEPTS, 'x-min-position': position });
        const timed = reading.then((headers) => ({ headers, at: performance.now() }));
        const movedAt = await live.reached(BigInt(position));
        const { headers, at } = await timed;
        if (headers['x-stale'] !== undefined) throw new Error('the standings were stale');
        const asked = performance.now();
        await ask(agent, 'GET', second + STANDINGS, '', ACCEPTS);
        const answered = performance.now();
        if (index > 0) {
          readable.push(at - accepted);
          heard.push(movedAt - accepted);
          unprepared.push(answered - asked);
          if (index % 10 === 0) say(`distributed-visible: ${index} results: ${milliseconds(readable)}`);
        }
        await next;
      }
      live.leave();
      const played = await playedOn(first);
      if (played !== 2 * (1 + count)) throw new Error(`the standings know ${played / 2} results of ${1 + count}`);
      const result = (name: string, samples: readonly number[], target: number): Result => {
        return { kind: 'time', name, samples, target, notes: [milliseconds(samples)] };
      };
      return [
        result('result accepted → standings readable, through Kafka and MongoDB', readable, 300),
        result('result accepted → told on /api/live, through Kafka and MongoDB', heard, 300),
        result('first read of standings after a move, from MongoDB', unprepared, 50),
      ];
    } finally {
      agent.destroy();
      await league.stop();
    }
  },
};

const playedOn = async (url: string): Promise<number> => {
  const rows = (await (await fetch(url + STANDINGS)).json()) as readonly { readonly played: number }[];
  return rows.reduce((sum, { played }) => sum + played, 0);
};
