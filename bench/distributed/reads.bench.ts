import { join } from 'node:path';
import { CLIENTS, type Client, type Server, startClient } from '../load.ts';
import type { LoadRequest } from '../load.child.ts';
import {
  type BenchOptions,
  interleave,
  type Measurement,
  perSecond,
  type RatioResult,
  type Result,
  type Sample,
} from '../measurement.ts';
import { importSeason, startLeague } from '../running-league.ts';
import { byAutocannon, capture, type Headers, PATH, SEASON } from '../standings.bench.ts';
import { startDistributed } from './running-distributed.ts';
import { NEEDED_SERVERS } from './servers.ts';

/** Standings of the same season: a query-api over MongoDB against the embedded league, and two against one. */
export const distributedReads: Measurement = {
  name: 'distributed-reads',
  needs: NEEDED_SERVERS,
  run: async (options): Promise<readonly Result[]> => {
    const embedded = await startLeague(join(options.folder, 'embedded'));
    const clients = [startClient(), startClient()] as const;
    try {
      const league = await startDistributed(join(options.folder, 'distributed'), { say: options.say, queryApis: 2 });
      try {
        await importSeason(embedded, SEASON);
        await importSeason(league, SEASON);
        const [first = embedded, second = first] = league.queryApis;
        return [
          await against(embedded, first, clients[0], 'standings from MongoDB, plain', {}, options),
          await against(embedded, first, clients[0], 'standings from MongoDB, br', BROWSER, options),
          await twoAgainstOne([first, second], clients, options),
        ];
      } finally {
        await league.stop();
      }
    } finally {
      for (const client of clients) await client.stop();
      await embedded.child.stop();
    }
  },
};

const BROWSER: Headers = { 'accept-encoding': 'gzip, deflate, br' };

const requestWith = (headers: Headers): LoadRequest => ({ method: 'GET', path: PATH, headers, body: '' });
const timesOf = ({ quick }: BenchOptions): number => (quick ? 20_000 : 50_000);

const against = async (
  embedded: Server,
  queryApi: Server,
  client: Client,
  name: string,
  headers: Headers,
  options: BenchOptions,
): Promise<RatioResult> => {
  for (const { url } of [embedded, queryApi]) await capture(url, headers);
  const load = (server: Server) => async (): Promise<Sample> =>
    (await client.load(server, [requestWith(headers)], 200, { times: timesOf(options) })).sample;
  const sides = await interleave(options, name, { ours: load(queryApi), bare: load(embedded) });
  const seen = [await byAutocannon(queryApi.url, headers), await byAutocannon(embedded.url, headers)].map(perSecond);
  const notes = [`bare is the embedded league; autocannon sees ${seen.join(', embedded ')}`];
  return { kind: 'ratio', name, unit: 'requests/s', ...sides, target: 0.8, notes };
};

/** The same requests by the same two clients. */
const twoAgainstOne = async (
  queryApis: readonly [Server, Server],
  clients: readonly [Client, Client],
  options: BenchOptions,
): Promise<RatioResult> => {
  for (const { url } of queryApis) await capture(url, BROWSER);
  const half = timesOf(options) / 2;
  const load = (servers: readonly [Server, Server]) => async (): Promise<Sample> => {
    const children = new Set(servers.map(({ child }) => child));
    const cpuMs = (): number => [...children].reduce((sum, child) => sum + (child.cpuMs() ?? Number.NaN), 0);
    const [started, cpuBefore] = [performance.now(), cpuMs()];
    await Promise.all(
      clients.map((client, index) =>
        client.load(servers[index] ?? servers[0], [requestWith(BROWSER)], 200, { times: half }),
      ),
    );
    const cpu = ((cpuMs() - cpuBefore) * 1000) / (2 * half);
    return { rate: (2 * half) / ((performance.now() - started) / 1000), cpu: Number.isNaN(cpu) ? undefined : cpu };
  };
  const [one, other] = queryApis;
  const sides = await interleave(options, 'two query-apis', { ours: load([one, other]), bare: load([one, one]) });
  const notes = [
    `bare is one query-api, asked by the same two clients of ${CLIENTS} connections each`,
    'clients and servers share the cores of this machine: on two of them a second process has little room to be faster; the CPU time of a request says what it costs',
  ];
  return { kind: 'ratio', name: 'two query-apis against one, br', unit: 'requests/s', ...sides, target: 1, notes };
};
