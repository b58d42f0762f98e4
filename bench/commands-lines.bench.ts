import { join } from 'node:path';
import { MATCH_POSITIONS } from '@league/events/positions.ts';
import type { LoadRequest } from './load.child.ts';
import { CLIENTS, type Client, startClient } from './load.ts';
import { type FullLeague, startFullLeague } from './many-players.ts';
import {
  type BenchOptions,
  inShortSamples,
  interleave,
  type Measurement,
  milliseconds,
  type Result,
} from './measurement.ts';
import { describeProfile } from './profile.ts';
import { profiled, resultBody, resultRequest, STANDINGS } from './result-commands.ts';
import { importSeason, readAt, type RunningLeague } from './running-league.ts';

const SEASON = { teams: 18, weeks: 200, played: false };
/** Lines of a side. */
const SIDE = 11;
/** The weeks that one squad plays, then others of the team do: nobody plays two hundred matches in a season. */
const WEEKS_OF_SQUAD = 34;
const STARTERS = 8;

type Match = {
  readonly _id: string;
  readonly week: number;
  readonly homeTeam: { readonly _id: string };
  readonly awayTeam: { readonly _id: string };
};
type Sides = { readonly lines: readonly LoadRequest[]; readonly bare: readonly LoadRequest[] };

/** Results with 22 lines over HTTP, against the same results without. */
export const commandsLines: Measurement = {
  name: 'commands-lines',
  run: async (options): Promise<readonly Result[]> => {
    const full = await startFullLeague(join(options.folder, 'commands-lines'));
    const client = startClient();
    try {
      if (options.profile) {
        await profile(full, client, options);
        return [];
      }
      return [await measure(full, client, options)];
    } finally {
      for (const process of [client, full.league.child]) await process.stop();
    }
  },
};

const measure = async (full: FullLeague, client: Client, options: BenchOptions): Promise<Result> => {
  const { league } = full;
  const [waits, bareWaits]: [number[], number[]] = [[], []];
  let requests: Sides = { lines: [], bare: [] };
  const side = (of: keyof Sides, into: number[]) => async () => {
    const loaded = await client.load(league, requests[of], 200);
    await readAt(league, STANDINGS, String(loaded.position));
    into.push(...loaded.waits);
    return loaded.sample;
  };
  const sides = await interleave(
    inShortSamples(options),
    commandsLines.name,
    { ours: side('lines', waits), bare: side('bare', bareWaits) },
    async () => {
      requests = await results(full, options);
    },
  );
  return {
    kind: 'ratio',
    name: `result commands with ${2 * SIDE} lines over HTTP, ${CLIENTS} clients, against those without`,
    unit: 'commands/s',
    ...sides,
    target: 0.6,
    notes: [`one command: ${milliseconds(waits)}; without lines: ${milliseconds(bareWaits)}`],
  };
};

/** A request for every match of a new season, every other one with lines. */
const results = async (full: FullLeague, { quick }: BenchOptions): Promise<Sides> => {
  const { league } = full;
  await league.send('POST', '/api/admin/reset-season', { reason: 'bench' });
  await importSeason(league, { ...SEASON, weeks: quick ? SEASON.weeks / 4 : SEASON.weeks });
  const matches = (await readAt(league, '/api/matches', '0')) as readonly Match[];
  const squads = squadsOf(full);
  const requestOf = requestsOf(league, squads);
  return {
    lines: matches.filter((_, index) => index % 2 === 0).map((match, index) => requestOf(match, index, true)),
    bare: matches.filter((_, index) => index % 2 === 1).map((match, index) => requestOf(match, index, false)),
  };
};

/** The players of each team: those of many-players.ts stand in turns in the teams, but each tenth in none. */
const squadsOf = ({ ids, teams }: FullLeague): ReadonlyMap<string, readonly string[]> =>
  new Map(
    teams.map((teamId, team) => [teamId, ids.filter((_, index) => index % 10 !== 0 && index % teams.length === team)]),
  );

const requestsOf =
  (league: RunningLeague, squads: ReadonlyMap<string, readonly string[]>) =>
  ({ _id, week, homeTeam, awayTeam }: Match, index: number, withLines: boolean): LoadRequest => {
    const body = resultBody(index, { homeScore: index % 5 });
    const from = Math.floor((week - 1) / WEEKS_OF_SQUAD) * SIDE;
    const squadOf = (teamId: string) => squads.get(teamId)?.slice(from, from + SIDE);
    const playerStats = [
      ...linesOf(squadOf(homeTeam._id), 'home', body.homeScore),
      ...linesOf(squadOf(awayTeam._id), 'away', body.awayScore),
    ];
    return resultRequest(league, _id, withLines ? { ...body, playerStats } : body);
  };

/** As an admin sends them who has entered all there is of each. */
const linesOf = (squad: readonly string[] = [], team: 'home' | 'away', goals: number) =>
  squad.map((player, place) => ({
    player,
    team,
    position: MATCH_POSITIONS[place],
    isStartingEleven: place < STARTERS,
    minutesPlayed: place < STARTERS ? 90 : 20,
    goals: place === 0 ? goals : 0,
    assists: 0,
    saves: place === 1 ? 4 : 0,
    yellowCards: place % 3 === 0 ? 1 : 0,
    redCards: 0,
    shots: place,
    rating: 6.5,
  }));

const profile = async (full: FullLeague, client: Client, options: BenchOptions): Promise<void> => {
  for (let warmUp = 0; warmUp < 2; warmUp += 1)
    await client.load(full.league, (await results(full, options)).lines, 200);
  const { lines } = await results(full, options);
  await profiled(full.league, () => client.load(full.league, lines, 200));
  options.say(describeProfile(join(options.folder, 'commands-lines', 'server.cpuprofile'), lines.length));
};
