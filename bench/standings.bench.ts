import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Answer } from './bytes.child.ts';
import { startChild } from './children.ts';
import { CLIENTS, type Client, startClient } from './load.ts';
import {
  type BenchOptions,
  fixed,
  inShortSamples,
  interleave,
  type Measurement,
  perSecond,
  type Result,
} from './measurement.ts';
import { importSeason, type RunningLeague, startLeague } from './running-league.ts';

export const PATH = '/api/leaderboards/standings';
/** Each against each, at home and away, all played: 306 results. */
export const SEASON = { teams: 18, weeks: 34, played: true };

/** The standings as visitors read them, against node:http that sends the same bytes with the same headers. */
export const standings: Measurement = {
  name: 'standings',
  run: async (options): Promise<readonly Result[]> => {
    const league = await startLeague(join(options.folder, 'standings'));
    const client = startClient();
    try {
      await importSeason(league, SEASON);
      const etag = (await capture(league.url, {})).etag;
      return [
        await compare(league, client, 'standings, plain', {}, options),
        await compare(league, client, 'standings, br', { 'accept-encoding': 'gzip, deflate, br' }, options),
        await compare(league, client, 'standings, 304', { 'if-none-match': etag }, options),
      ];
    } finally {
      await client.stop();
      await league.child.stop();
    }
  },
};

export type Headers = Readonly<Record<string, string>>;

/** Reads the answer at a path from the league, and from node:http that sends the same. */
export const compare = async (
  league: RunningLeague,
  client: Client,
  name: string,
  headers: Headers,
  options: BenchOptions,
  path = PATH,
): Promise<Result> => {
  const { 'if-none-match': _, ...asking } = headers;
  const answer = await capture(league.url, asking, path);
  const bytes = Buffer.from(answer.body, 'base64').length;
  const file = join(options.folder, 'answer.json');
  writeFileSync(file, JSON.stringify(answer));
  const bare = startChild('bytes.child.ts', [file]);
  try {
    const { url } = await bare.message<{ url: string }>();
    const server = { child: bare, url };
    const request = { method: 'GET', path, headers, body: '' } as const;
    const status = headers['if-none-match'] === undefined ? 200 : 304;
    const times = Math.min(options.quick ? 20_000 : 50_000, Math.ceil(MOST_BYTES / bytes));
    const how = { times, connections: bytes > LARGE ? FEW_CLIENTS : CLIENTS };
    const sides = await interleave(inShortSamples(options), name, {
      ours: async () => (await client.load(league, [request], status, how)).sample,
      bare: async () => (await client.load(server, [request], status, how)).sample,
    });
    const size = `${fixed(bytes / 1024)} KiB`;
    const seen = [await byAutocannon(league.url, headers, path), await byAutocannon(url, headers, path)].map(perSecond);
    const notes = [`the whole answer has ${size}`, `autocannon sees ${seen.join(', bare ')}`];
    return { kind: 'ratio', name, unit: 'requests/s', ...sides, target: 0.9, notes };
  } finally {
    await bare.stop();
  }
};

/** A large answer is asked for less often: what one side sends in a round. */
const MOST_BYTES = 1024 ** 3;

/** A larger answer has fewer clients at once, who fill the line as well. */
const [LARGE, FEW_CLIENTS] = [256 * 1024, 8];

/** Those that Node writes by itself. */
const OF_NODE: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'date']);

/** The answer as the league gives it once it is finished: a compressed form is made after the first who would like it. */
export const capture = async (url: string, headers: Headers, path = PATH): Promise<Answer> => {
  const packed = 'accept-encoding' in headers ? 'br' : undefined;
  let { response, body } = await ask(url + path, headers);
  for (let times = 0; times < MOST_LOOKS && response.headers['content-encoding'] !== packed; times += 1) {
    await delay(PACKING_MS);
    ({ response, body } = await ask(url + path, headers));
  }
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
  if (response.headers['content-encoding'] !== packed) throw new Error('not compressed');
  const raw = response.rawHeaders;
  const kept = raw.flatMap((text, index) =>
    index % 2 === 0 && !OF_NODE.has(text.toLowerCase()) ? [text, raw[index + 1] ?? ''] : [],
  );
  return { headers: kept, etag: response.headers.etag ?? '', body: body.toString('base64') };
};

const PACKING_MS = 500;
const MOST_LOOKS = 20;

const ask = (url: string, headers: Headers): Promise<{ response: IncomingMessage; body: Buffer }> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => resolve({ response, body: Buffer.concat(chunks) }));
    }).once('error', reject);
  });

/** What the well-known tool sees: absolute figures, since it is busier than the servers. */
export const byAutocannon = async (url: string, headers: Headers, path = PATH): Promise<number> => {
  const { requests } = await autocannon({ url: url + path, connections: CLIENTS, duration: 2, headers });
  return requests.total / 2;
};
