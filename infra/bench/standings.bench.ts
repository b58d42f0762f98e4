import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Answer } from './bytes.child.ts';
import { type Child, startChild } from './children.ts';
import { type BenchOptions, fixed, interleave, type Measurement, type Result, type Sample } from './measurement.ts';
import { importSeason, type RunningLeague, startLeague } from './running-league.ts';

const CLIENTS = 50;
const PATH = '/api/leaderboards/standings';
/** Each against each, at home and away, all played: 306 results. */
const SEASON = { teams: 18, weeks: 34, played: true };

/** The standings as visitors read them, against node:http that sends the same bytes with the same headers. */
export const standings: Measurement = {
  name: 'standings',
  run: async (options): Promise<readonly Result[]> => {
    const league = await startLeague(join(options.folder, 'standings'));
    try {
      await importSeason(league, SEASON);
      const etag = (await capture(league.url, {})).etag;
      return [
        await compare(league, 'standings, plain', {}, options),
        await compare(league, 'standings, br', { 'accept-encoding': 'gzip, deflate, br' }, options),
        await compare(league, 'standings, 304', { 'if-none-match': etag }, options),
      ];
    } finally {
      await league.child.stop();
    }
  },
};

type Headers = Readonly<Record<string, string>>;

const compare = async (
  league: RunningLeague,
  name: string,
  headers: Headers,
  options: BenchOptions,
): Promise<Result> => {
  const { 'if-none-match': _, ...asking } = headers;
  const answer = await capture(league.url, asking);
  const file = join(options.folder, 'standings-answer.json');
  writeFileSync(file, JSON.stringify(answer));
  const bare = startChild('bytes.child.ts', [file]);
  try {
    const { url } = await bare.message<{ url: string }>();
    const seconds = options.quick ? 1 : 2;
    const sides = await interleave(options, name, {
      ours: () => load(league.child, league.url, headers, seconds),
      bare: () => load(bare, url, headers, seconds),
    });
    const size = `${fixed(Buffer.from(answer.body, 'base64').length / 1024)} KiB`;
    return { kind: 'ratio', name, unit: 'requests/s', ...sides, target: 0.8, notes: [`the whole answer has ${size}`] };
  } finally {
    await bare.stop();
  }
};

/** Those that Node writes by itself. */
const OF_NODE: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'date']);

/** The answer as the league gives it once it is finished: a compressed form is there from the second time on. */
const capture = async (url: string, headers: Headers): Promise<Answer> => {
  await ask(url, headers);
  const { response, body } = await ask(url, headers);
  if (response.statusCode !== 200) throw new Error(`standings: ${response.statusCode}`);
  const raw = response.rawHeaders;
  const kept = raw.flatMap((text, index) =>
    index % 2 === 0 && !OF_NODE.has(text.toLowerCase()) ? [text, raw[index + 1] ?? ''] : [],
  );
  return { headers: kept, etag: response.headers.etag ?? '', body: body.toString('base64') };
};

const ask = (url: string, headers: Headers): Promise<{ response: IncomingMessage; body: Buffer }> =>
  new Promise((resolve, reject) => {
    get(url + PATH, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => resolve({ response, body: Buffer.concat(chunks) }));
    }).once('error', reject);
  });

const load = async (child: Child, url: string, headers: Headers, duration: number): Promise<Sample> => {
  const before = child.cpuMs();
  const {
    requests,
    errors,
    statusCodeStats = {},
  } = await autocannon({
    url: url + PATH,
    connections: CLIENTS,
    duration,
    headers,
  });
  const after = child.cpuMs();
  const expected = headers['if-none-match'] === undefined ? '200' : '304';
  const others = Object.keys(statusCodeStats).filter((status) => status !== expected);
  if (errors > 0 || others.length > 0) throw new Error(`standings: ${errors} errors, answers ${others.join(', ')}`);
  const cpu = before === undefined || after === undefined ? undefined : ((after - before) * 1000) / requests.total;
  return { rate: requests.total / duration, cpu };
};
