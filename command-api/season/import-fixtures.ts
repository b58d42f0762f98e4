import { nameKey } from '@league/events/rules/text-identity.ts';
import type { ImportedFixture, TeamToCreate } from '@league/events/seasons.ts';
import type { z } from 'zod/mini';
import type { FieldError } from '../contract/problem.ts';
import type { importBody } from '../contract/season.ts';
import {
  type CommandContext,
  handle,
  madeSoFar,
  orMade,
  type Outcome,
  refuseUnrecordable,
} from '../handling/handle-command.ts';
import { uuidV5 } from '../handling/ids.ts';
import { Refused } from '../handling/refused.ts';
import { type Claim, holderOf, withClaims } from '../team/names.ts';
import { type Seasons, seasons as decider } from './authority.ts';
import type { SeasonCommand } from './decider.ts';
import { meantSeason, type SeasonDeps } from './handle-season.ts';
import { invalidImport, rowError } from './import-columns.ts';
import { type ImportRow, importRows } from './import-rows.ts';

/** What an import came to, or in a dry run would come to. */
export type ImportOutcome = {
  readonly teams: number;
  readonly createdTeams: number;
  readonly matches: number;
  readonly results: number;
  /** Missing in a dry run. */
  readonly outcome?: Outcome<Seasons>;
};

/**
 * Imports a season: all of it in one event, or nothing. Names of teams to create are reserved first, so that the process
 * that creates them cannot be refused. @throws Refused naming line and field
 */
export const importFixtures = async (
  { store, seasons }: SeasonDeps,
  body: z.infer<typeof importBody>,
  context: CommandContext,
): Promise<ImportOutcome> => {
  const made = () => madeSoFar(seasons, context);
  const before = await made();
  const season = await meantSeason({ seasons }, body.season);
  const rows = importRows(body);
  const names = namesByKey(rows);
  const counts = {
    teams: names.size,
    matches: rows.length,
    results: rows.filter((row) => row.result !== null).length,
  };
  const matchesOf = (ids: TeamIds) => rows.map((row, index) => fixtureOf(row, index, ids, context));
  /** Decided once before anything is reserved: what is refused leaves nothing behind, also no name. */
  const check = async () => {
    const { known, unfinished, leaving } = await namedTeams(store, names);
    if (body.createTeams !== true) refuseUnknown(rows, known);
    if (leaving !== undefined) throw new Refused('TEAM_NAME_TAKEN', { values: { name: leaving } });
    const missing = [...names].filter(([key]) => !known.has(key));
    const planned = missing.map(([key]) => [key, unfinished.get(key) ?? newTeamId(key, context)] as const);
    const matches = matchesOf(new Map([...known, ...planned]));
    const teamsToCreate = planned.map(([key, teamId]) => ({ teamId, name: names.get(key) ?? '' }));
    const command = { type: 'ImportFixtures', season, teamsToCreate, matches } as const;
    refuseUnrecordable(decider.decide(command, (await seasons.load()).state), context);
    return { known, missing };
  };
  const record = async (claim: Claim): Promise<Outcome<Seasons>> => {
    const { known, missing } = await check();
    const teamsToCreate = await reserveAll(missing, context, claim);
    const ids = new Map([...known, ...teamsToCreate.map(({ teamId, name }) => [nameKey(name), teamId] as const)]);
    const command = (): SeasonCommand => ({ type: 'ImportFixtures', season, teamsToCreate, matches: matchesOf(ids) });
    return handle(store, { source: seasons, decider, command, context });
  };
  try {
    if (before === undefined && body.dryRun === true) {
      return { ...counts, createdTeams: (await check()).missing.length };
    }
    const outcome = before ?? (await withClaims(store, context, (claim) => orMade(made, () => record(claim))));
    return { ...counts, createdTeams: createdIn(outcome), outcome };
  } catch (error) {
    throw atLines(error, rows);
  }
};

const createdIn = ({ events }: Outcome<Seasons>): number =>
  events.reduce((sum, event) => sum + (event.type === 'FixturesImported' ? event.data.teamsToCreate.length : 0), 0);

/** Each team's name once, as it is written where it comes first. */
const namesByKey = (rows: readonly ImportRow[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const name of rows.flatMap((row) => [row.home, row.away])) {
    if (!names.has(nameKey(name))) names.set(nameKey(name), name);
  }
  return names;
};

type TeamIds = ReadonlyMap<string, string>;

type NamedTeams = {
  readonly known: TeamIds;
  readonly unfinished: TeamIds;
  /** A name that a team of another name has not given back yet. */
  readonly leaving: string | undefined;
};

/** Teams by the key of their name: those that exist, and those whose name is reserved while they are on their way. */
const namedTeams = async (store: SeasonDeps['store'], names: ReadonlyMap<string, string>): Promise<NamedTeams> => {
  const known = new Map<string, string>();
  const unfinished = new Map<string, string>();
  let leaving: string | undefined;
  for (const [key, name] of names) {
    const holder = await holderOf(store, name);
    if (holder.status === 'existing') known.set(key, holder.teamId);
    if (holder.status === 'unfinished') unfinished.set(key, holder.teamId);
    if (holder.status === 'elsewhere') leaving = name;
  }
  return { known, unfinished, leaving };
};

/** By body too: a name is not shared with another body under the same key, which may give it back. */
const newTeamId = (key: string, { commandId, bodyDigest }: CommandContext): string =>
  uuidV5(commandId, `team:${key}:${bodyDigest}`);

const refuseUnknown = (rows: readonly ImportRow[], known: TeamIds): void => {
  const errors = rows.flatMap((row) =>
    (['home', 'away'] as const).flatMap((field): FieldError[] => {
      if (known.has(nameKey(row[field]))) return [];
      return [rowError(row.place, field, `“${row[field]}” adında bir takım yok`)];
    }),
  );
  if (errors.length > 0) throw invalidImport(errors);
};

const reserveAll = async (
  names: readonly (readonly [key: string, name: string])[],
  context: CommandContext,
  claim: Claim,
): Promise<TeamToCreate[]> => {
  const teams: TeamToCreate[] = [];
  for (const [key, name] of names) {
    teams.push({ teamId: (await claim(name, newTeamId(key, context))).teamId, name });
  }
  return teams;
};

const fixtureOf = (
  { week, date, home, away, result }: ImportRow,
  index: number,
  ids: TeamIds,
  context: CommandContext,
): ImportedFixture => {
  const teamId = (name: string): string => {
    const id = ids.get(nameKey(name));
    if (id === undefined) throw new Error(`no team for '${name}'`);
    return id;
  };
  const matchId = uuidV5(context.commandId, `match:${index}`);
  return { matchId, week, date, home: teamId(home), away: teamId(away), stadium: null, result };
};

/** A pairing that the season already has is named by the line that brought it. */
const atLines = (error: unknown, rows: readonly ImportRow[]): unknown => {
  if (!(error instanceof Refused) || error.code !== 'MATCH_EXISTS') return error;
  const errors = (error.details.errors ?? []).map(({ path, message }): FieldError => {
    const row = rows[Number(/\d+/.exec(path)?.[0])];
    return row === undefined ? { path, message } : rowError(row.place, 'home', message.replace(/\.$/, ''));
  });
  return new Refused('MATCH_EXISTS', { errors });
};
