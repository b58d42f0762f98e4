import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../visible.bench.ts';

const PATHS = ['/api/leaderboards/standings', '/api/matches', '/api/teams', '/api/leaderboards/standings?week=3'];
const CONNECTIONS = 20;
const EVERY_MS = 5;

/**
 * What visitors who do no harm wait for a GET, ms: one every 5 ms, whether the ones before are answered or not, counted from the
 * moment at which it was due.
 */
export const waitsOfOthers = async (url: string, forMs: number): Promise<readonly number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const started = performance.now();
  const count = Math.round(forMs / EVERY_MS);
  const asked: Promise<number>[] = [];
  try {
    for (let index = 0; index < count; index += 1) {
      const due = started + index * EVERY_MS;
      const early = due - performance.now();
      if (early > 0) await delay(early);
      const headers = { 'accept-encoding': 'gzip, deflate, br' };
      const path = PATHS[index % PATHS.length] ?? '';
      asked.push(ask(agent, 'GET', url + path, '', headers).then(() => performance.now() - due));
    }
    return await Promise.all(asked);
  } finally {
    agent.destroy();
  }
};
