import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startChild } from './children.ts';
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

/** As large as a season gets, but with weeks of twenty matches: one result costs what is in its week. */
const SEASON = { teams: 40, weeks: 200, played: false };

/** Results entered over HTTP, everything on that `npm start` runs, against an Express route that only group-commits. */
export const commands: Measurement = {
  name: 'commands',
  run: async (options): Promise<readonly Result[]> => {
    const league = await startLeague(join(options.folder, 'commands'));
    const client = startClient();
    const bare = startChild('express.child.ts', [
      await example(league, options.folder),
      join(options.folder, 'bare.db'),
    ]);
    try {
      const { url } = await bare.message<{ url: string }>();
      if (options.profile) {
        await profile(league, client, options);
        return [];
      }
      return [await measure(league, client, { child: bare, url }, options)];
    } finally {
      for (const process of [client, bare, league.child]) await process.stop();
    }
  },
};

const measure = async (league: RunningLeague, client: Client, bare: Server, options: BenchOptions): Promise<Result> => {
  const [waits, bareWaits, behind]: [number[], number[], number[]] = [[], [], []];
  let requests: readonly LoadRequest[] = [];
  const sides = await interleave(
    options,
    'commands',
    {
      ours: async () => {
        const loaded = await client.load(league, requests, 200);
        const answered = performance.now();
        await readAt(league, STANDINGS, String(loaded.position));
        behind.push(performance.now() - answered);
        waits.push(...loaded.waits);
        return loaded.sample;
      },
      bare: async () => {
        const loaded = await client.load(bare, requests, 200);
        bareWaits.push(...loaded.waits);
        return loaded.sample;
      },
    },
    async () => {
      requests = await results(league, options);
    },
  );
  return {
    kind: 'ratio',
    name: `result commands over HTTP, ${CLIENTS} clients`,
    unit: 'commands/s',
    ...sides,
    target: 0.35,
    notes: [
      `one command: ${milliseconds(waits)}; bare: ${milliseconds(bareWaits)}`,
      `standings stood at the last result ${fixed(median(behind))} ms (at most ${fixed(Math.max(...behind))}) after its answer`,
    ],
  };
};

/** A request for every match of a new season. */
const results = async (league: RunningLeague, { quick }: BenchOptions): Promise<readonly LoadRequest[]> => {
  await league.send('POST', '/api/admin/reset-season', { reason: 'bench' });
  const weeks = quick ? SEASON.weeks / 2 : SEASON.weeks;
  const matches = await importSeason(league, { ...SEASON, weeks });
  return matches.map((matchId, index) => resultRequest(league, matchId, resultBody(index, { homeScore: index % 5 })));
};

/** What one result command leaves in the log and answers, for the baseline to do the same. */
const example = async (league: RunningLeague, folder: string): Promise<string> => {
  const [matchId = ''] = await importSeason(league, { teams: 2, weeks: 1, played: false });
  const answered = await answerTo(league, matchId, resultBody(1, { homeScore: 1 }));
  const db = new DatabaseSync(league.eventsFile, { readOnly: true });
  const row = db.prepare("SELECT data, metadata FROM events WHERE type = 'MatchResultEntered'").get();
  db.close();
  const content: Example = {
    data: JSON.parse(String(row?.['data'])),
    metadata: JSON.parse(String(row?.['metadata'])),
    ...answered,
  };
  const file = join(folder, 'example.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const profile = async (league: RunningLeague, client: Client, options: BenchOptions): Promise<void> => {
  for (let warmUp = 0; warmUp < 2; warmUp += 1) await client.load(league, await results(league, options), 200);
  const requests = await results(league, options);
  await profiled(league, () => client.load(league, requests, 200));
  options.say(describeProfile(join(options.folder, 'commands', 'server.cpuprofile'), requests.length));
};
