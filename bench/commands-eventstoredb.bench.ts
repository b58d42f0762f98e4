import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import type { Counts } from '@league/tests/doubles/eventstoredb/counts.ts';
import { type Child, startChild } from './children.ts';
import type { Example } from './express.child.ts';
import type { LoadRequest } from './load.child.ts';
import { CLIENTS, type Client, type Server, startClient } from './load.ts';
import {
  type BenchOptions,
  fixed,
  interleave,
  type Measurement,
  median,
  milliseconds,
  type Result,
} from './measurement.ts';
import { describeProfile } from './profile.ts';
import { answerTo, profiled, resultBody, resultRequest, STANDINGS } from './result-commands.ts';
import { importSeason, readAt, type RunningLeague, startLeague } from './running-league.ts';

/** How many matches are planned while results come in: those of this league, and many more. */
const SEASONS = [
  { planned: 66, teams: 12, weeks: 11 },
  { planned: 2_000, teams: 40, weeks: 100 },
] as const;
type Season = (typeof SEASONS)[number];

/** Matches of one load: more than clients, so that no two are at the same one. */
const MATCHES = 66;
/** How often each of them is told a result in a load: first entered, then corrected. Streams stay short, on both sides. */
const PASSES = { one: 2, fifty: 4 } as const;
const LOADS = [
  { clients: 1, passes: PASSES.one, target: 0.55 },
  { clients: CLIENTS, passes: PASSES.fifty, target: 0.8 },
] as const;
type Clients = (typeof LOADS)[number];

/**
 * Loads before those that count: a league that has just started is not what a match night meets, nor is such a route. One client
 * sends 132 commands in a load, and V8 still compiles after 12 of them: a command then took 2.3 ms of CPU, after 60 it took 2.0.
 */
const WARM_UPS = 60;

/** A league, the bare route beside it, and the server under both. */
type Sides = {
  readonly league: RunningLeague;
  readonly bare: Server;
  /** undefined where the server is a real one: it is not counted there. */
  readonly double: Child | undefined;
  readonly client: Client;
  /** Matches of the season that nobody has played yet. */
  readonly next: () => Promise<readonly string[]>;
};

/**
 * Results entered over HTTP while the log is in EventStoreDB, everything on that `npm start` runs, against an Express route that
 * reads the match's stream and appends by the same client. Over the double, or the server that EVENTSTORE_URL names: there it
 * leaves the streams of fresh leagues behind.
 */
export const commandsEventStoreDb: Measurement = {
  name: 'commands-eventstoredb',
  run: async (options): Promise<readonly Result[]> => {
    const results: Result[] = [];
    for (const season of SEASONS) {
      if (options.profile) {
        // A league writes one profile.
        for (const clients of LOADS) {
          const folder = join(options.folder, `${season.planned}-${clients.clients}`);
          await onSides(folder, season, (sides) => profile(sides, clients, season, { ...options, folder }));
        }
      } else {
        await onSides(join(options.folder, String(season.planned)), season, async (sides) => {
          for (const clients of LOADS) results.push(await measure(sides, clients, season, options));
        });
      }
    }
    return results;
  },
};

/** Starts everything in this folder, and ends it when the work is done. */
const onSides = async (folder: string, season: Season, work: (sides: Sides) => Promise<void>): Promise<void> => {
  const started: { readonly stop: () => Promise<void> }[] = [];
  const start = <Started extends { readonly stop: () => Promise<void> }>(one: Started): Started => {
    started.push(one);
    return one;
  };
  try {
    const server = process.env['EVENTSTORE_URL'];
    const double = server === undefined ? start(startChild('eventstoredb-double.child.ts')) : undefined;
    const url = server ?? (await double?.message<{ url: string }>())?.url ?? '';
    const name = `b${randomBytes(8).toString('hex')}`;
    const league = await startLeague(folder, {
      EVENT_LOG: 'eventstoredb',
      EVENTSTORE_URL: url,
      LEAGUE: name,
    });
    start(league.child);
    const example = await exampleOf(league, { url, name, folder });
    const child = start(startChild('eventstoredb.child.ts', [example, url, `bare-${name}.`]));
    const bare: Server = { child, ...(await child.message<{ url: string }>()) };
    await work({ league, bare, double, client: start(startClient()), next: freshMatches(league, season) });
  } finally {
    for (const { stop } of started.toReversed()) await stop();
  }
};

/** Gives matches of the season by turns, and those of a new season when it has no more. */
const freshMatches = (league: RunningLeague, { teams, weeks }: Season): Sides['next'] => {
  let left: readonly string[] = [];
  return async () => {
    if (left.length < MATCHES) {
      await league.send('POST', '/api/admin/reset-season', { reason: 'bench' });
      left = await importSeason(league, { teams, weeks, played: false });
    }
    const given = left.slice(0, MATCHES);
    left = left.slice(MATCHES);
    return given;
  };
};

const measure = async (
  { league, bare, double, client, next }: Sides,
  { clients, passes, target }: Clients,
  { planned }: Season,
  options: BenchOptions,
): Promise<Result> => {
  const [waits, bareWaits, behind, reads]: [number[], number[], number[], number[]] = [[], [], [], []];
  let requests: readonly LoadRequest[] = [];
  const prepare = async (): Promise<void> => {
    requests = results(league, await next(), passes);
  };
  for (let load = 0; load < (options.quick ? 1 : WARM_UPS); load += 1) {
    await prepare();
    for (const side of [league, bare]) await client.load(side, requests, 200, { connections: clients });
  }
  const sides = await interleave(
    options,
    `commands-eventstoredb, ${clients} at a time, ${planned} planned`,
    {
      ours: async () => {
        const before = await readsOf(double);
        const loaded = await client.load(league, requests, 200, { connections: clients });
        const answered = performance.now();
        reads.push(((await readsOf(double)) - before) / requests.length);
        await readAt(league, STANDINGS, String(loaded.position));
        behind.push(performance.now() - answered);
        waits.push(...loaded.waits);
        return loaded.sample;
      },
      bare: async () => {
        const loaded = await client.load(bare, requests, 200, { connections: clients });
        bareWaits.push(...loaded.waits);
        return loaded.sample;
      },
    },
    prepare,
  );
  return {
    kind: 'ratio',
    name: `result commands over EventStoreDB${double === undefined ? '' : "'s double"}, ${clients} at a time, ${planned} matches planned`,
    unit: 'commands/s',
    ...sides,
    target,
    notes: [
      `one command: ${milliseconds(waits)}; bare: ${milliseconds(bareWaits)}`,
      ...(double === undefined ? [] : [`reads a command: ${fixed(median(reads), 2)} (bare: 1)`]),
      `each of ${MATCHES} matches is told a result ${passes} times: entered, then corrected, each time another`,
      `standings stood at the last result ${fixed(median(behind))} ms (at most ${fixed(Math.max(...behind))}) after its answer`,
    ],
  };
};

/** Reads of all that came to the double so far. */
const readsOf = async (double: Child | undefined): Promise<number> => {
  if (double === undefined) return 0;
  double.send({});
  const { streamReads, logReads } = await double.message<Counts>();
  return streamReads + logReads;
};

/** A request for every match, and all of them again with other scores. */
const results = (league: RunningLeague, matches: readonly string[], passes: number): readonly LoadRequest[] =>
  Array.from({ length: passes }, (_, pass) =>
    matches.map((matchId, index) => resultRequest(league, matchId, resultBody(index, { homeScore: pass }))),
  ).flat();

/** What one result command leaves in the log and answers, for the baseline to do the same. */
const exampleOf = async (
  league: RunningLeague,
  { url, name, folder }: { readonly url: string; readonly name: string; readonly folder: string },
): Promise<string> => {
  const [matchId = ''] = await importSeason(league, { teams: 2, weeks: 1, played: false });
  const answered = await answerTo(league, matchId, resultBody(1, { homeScore: 1 }));
  const log = EventStoreDBClient.connectionString(url);
  const content: Example[] = [];
  for await (const { event } of log.readStream(`${name}.match-${matchId}`)) {
    content.push({
      data: event?.data as Example['data'],
      metadata: event?.metadata as object,
      ...answered,
    });
  }
  await log.dispose();
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(content[0]));
  return file;
};

const profile = async (
  { league, client, next }: Sides,
  { clients, passes }: Clients,
  season: Season,
  options: BenchOptions,
): Promise<void> => {
  const load = async (): Promise<number> => {
    const requests = results(league, await next(), passes);
    await client.load(league, requests, 200, { connections: clients });
    return requests.length;
  };
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) await load();
  const matches = await next();
  const requests = results(league, matches, passes);
  await profiled(league, () => client.load(league, requests, 200, { connections: clients }));
  options.say(`\n${clients} at a time, ${season.planned} matches planned:`);
  options.say(describeProfile(join(options.folder, 'server.cpuprofile'), requests.length));
};
