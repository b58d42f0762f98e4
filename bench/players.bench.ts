import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Client, startClient } from './load.ts';
import { type FullLeague, MANY, startFullLeague } from './many-players.ts';
import {
  type BenchOptions,
  inShortSamples,
  interleave,
  type Measurement,
  milliseconds,
  type Result,
} from './measurement.ts';
import { readAt, type RunningLeague } from './running-league.ts';
import { capture, compare } from './standings.bench.ts';

const ALL = '/api/players';
const FIRST = '/api/players?first=24';
const LEADERS = '/api/players/leaders/goals';
const PACKED = { 'accept-encoding': 'gzip, deflate, br' };
/** From the answer of a command to the list that shows it; the first are what a visitor waits for. */
const [ALL_MS, FIRST_MS] = [200, 100];
const LIKES_A_SECOND = 10;

/** The lists of players, read by visitors of a league with 5,000, and what moves and likes cost them. */
export const players: Measurement = {
  name: 'players',
  run: async (options): Promise<readonly Result[]> => {
    const full = await startFullLeague(join(options.folder, 'players'));
    const client = startClient();
    const { league } = full;
    try {
      return [
        await compare(league, client, `${MANY} players, plain`, {}, options, ALL),
        await compare(league, client, `${MANY} players, br`, PACKED, options, ALL),
        await compare(league, client, 'the first 24, br', PACKED, options, FIRST),
        await compare(league, client, 'goal leaders, br', PACKED, options, LEADERS),
        await afterMoves(full, FIRST, 'the first 24', FIRST_MS, options),
        await afterMoves(full, ALL, `all ${MANY}`, ALL_MS, options),
        await afterMoves(full, LEADERS, 'the goal leaders', ALL_MS, options),
        await whileLiked(full, client, options),
      ];
    } finally {
      await client.stop();
      await league.child.stop();
    }
  },
};

/** The next player who changes team. */
let next = 0;

/** A player changes team; then the list is read as the browser does that sent it. */
const afterMoves = async (
  { league, ids, teams }: FullLeague,
  path: string,
  what: string,
  target: number,
  { quick, say }: BenchOptions,
): Promise<Result> => {
  const samples: number[] = [];
  // The first is a warm-up.
  for (let move = 0; move <= (quick ? 10 : 50); move += 1) {
    // Each is another player, who goes to another team than the present one.
    const index = next;
    next += 1;
    const body = { teamId: teams[(index + 1) % teams.length] };
    const { position } = await league.send('PUT', `/api/players/${ids[index]}/assign`, body);
    const started = performance.now();
    await readAt(league, path, position);
    if (move > 0) samples.push(performance.now() - started);
  }
  say(`players: ${what} after a move: ${milliseconds(samples)}`);
  return { kind: 'time', name: `a move recorded → ${what} with it, over HTTP`, samples, target, notes: [] };
};

/** Reading while ten players a second like somebody, against reading while nobody does. */
const whileLiked = async ({ league, ids }: FullLeague, client: Client, options: BenchOptions): Promise<Result> => {
  const fans = await Promise.all(Array.from({ length: LIKES_A_SECOND }, (_, index) => joined(league, index)));
  const before = await capture(league.url, PACKED, FIRST);
  const request = { method: 'GET', path: FIRST, headers: PACKED, body: '' } as const;
  const times = options.quick ? 20_000 : 50_000;
  const read = async () => (await client.load(league, [request], 200, { times })).sample;
  let likes = 0;
  const sides = await interleave(inShortSamples(options), 'reading while liked', {
    ours: async () => {
      const ending = new AbortController();
      const liking = (async () => {
        while (!ending.signal.aborted) {
          const liked = Math.floor(likes / fans.length) % 2 === 0;
          await likedBy(league, fans[likes % fans.length] ?? '', ids[likes % 7] ?? '', liked);
          likes += 1;
          await delay(1_000 / LIKES_A_SECOND);
        }
      })();
      const sample = await read();
      ending.abort();
      await liking;
      return sample;
    },
    bare: read,
  });
  const after = await capture(league.url, PACKED, FIRST);
  if (after.etag !== before.etag) throw new Error('a like has moved the list of players');
  const notes = [`${likes} likes; the list had one ETag all along`, 'bare: the same reading while nobody likes'];
  return { kind: 'ratio', name: 'the first 24, ten likes a second', unit: 'requests/s', ...sides, target: 0.9, notes };
};

/** Registers, approves and signs in a player who likes; the token. */
const joined = async (league: RunningLeague, index: number): Promise<string> => {
  const [email, password] = [`begenen${index}@example.org`, randomUUID()];
  const gamertag = `Begenen ${index}`;
  const registration = { gamertag, psoId: `begenen-${index}`, email, password, position: 'Forvet', jerseyNumber: 9 };
  const { body } = await league.send('POST', '/api/players/register', registration);
  const { position } = await league.send('PUT', `/api/players/${(body as { _id: string })._id}/approve`, {});
  await readAt(league, FIRST, position);
  const session = (await league.send('POST', '/api/players/login', { email, password })).body as { token: string };
  return session.token;
};

const likedBy = async ({ url }: RunningLeague, token: string, id: string, liked: boolean): Promise<void> => {
  const answer = await fetch(`${url}/api/players/${id}/like`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ liked }),
  });
  if (!answer.ok) throw new Error(`a like: ${answer.status} ${await answer.text()}`);
};
