import type { EventStore } from '@league/events/ports/event-store.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import type { z } from 'zod/mini';
import type { ImportReport } from '../contract/import-answer.ts';
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
import type { MatchState } from '../match/decider.ts';
import { readMatches } from '../match/match-source.ts';
import { asUncertain, type GamertagDeps, reserveGamertags } from '../player/gamertags.ts';
import type { Seasons } from '../season-authority/authority.ts';
import { currentMatches } from '../season-authority/state.ts';
import { type Claim, withClaims } from '../team/names.ts';
import { seasons as decider } from './decider.ts';
import { meantSeason, type SeasonDeps } from './handle-season.ts';
import { byLine, cutOff, isColumn, rowError } from './import-columns.ts';
import { asksOfMatch, type ImportFixtures, type ImportLine, linedUp, planImport } from './import-plan.ts';
import { namedPlayers, type NamedPlayers, playersToCreate, scorersById } from './import-players.ts';
import { importLines, importReport } from './import-report.ts';
import { checkedRows, type ImportRow, importRows } from './import-rows.ts';
import { type ImportTable, importTable } from './import-table.ts';
import { type NamedTeams, namedTeams, reserveNames, type TeamIds, teamIds } from './import-teams.ts';

type ImportDeps = SeasonDeps & GamertagDeps;

/** The report of an import, or of a dry run, which has no outcome. */
export type ImportOutcome = ImportReport & { readonly outcome?: Outcome<Seasons> };

type Body = z.infer<typeof importBody>;

/**
 * Imports a season in one event, or nothing of it. Lines for matches that are planned already bring their results. The names of
 * new teams and players are reserved first, so that the process that creates them cannot be refused.
 * @throws Refused naming line and field
 */
export const importFixtures = async (deps: ImportDeps, body: Body, context: CommandContext): Promise<ImportOutcome> => {
  const { store, seasons } = deps;
  const made = () => madeSoFar(seasons, context);
  const before = await made();
  const season = await meantSeason({ seasons }, body.season);
  try {
    const { table, ...read } = importTable(body);
    const trial = trialOf(deps, { body, season, context });
    if (before === undefined && body.dryRun === true) {
      return {
        ...(await (body.eachLine === true ? triedByLine(trial, table) : tried(trial, importRows(table)))),
        ...read,
      };
    }
    const rows = importRows(table);
    const outcome =
      before ?? (await withClaims(store, context, (claim) => orMade(made, () => record(trial, rows, claim))));
    return { ...importReport(rows, outcome.events), ...read, outcome };
  } catch (error) {
    throw error instanceof Refused ? cutOff(error) : error;
  }
};

type Wish = { readonly body: Body; readonly season: number; readonly context: CommandContext };

/** What an import of some rows would do, decided as often as it takes. */
const trialOf = (deps: ImportDeps, { body, season, context }: Wish) => {
  const { store, seasons } = deps;
  const named = async (rows: readonly ImportRow[]): Promise<Named> => ({
    teams: await namedTeams(store, rows, { createTeams: body.createTeams === true, context }),
    players: await namedPlayers(deps, rows, { createPlayers: body.createPlayers === true, context }),
  });
  const commandOf = async (
    rows: readonly ImportRow[],
    { teams, players }: Named,
    state: Seasons,
  ): Promise<ImportFixtures> => {
    const ids = teamIds(teams);
    const matches = rows.map((row, index) => lineOf(row, index, { ids, players }, context));
    const standing = await standingMatches(store, state, matches);
    const wishes = { overwrite: body.overwrite === true, allowSameWeek: body.allowSameWeek === true };
    const created = {
      teamsToCreate: teams.missing,
      playersToCreate: playersToCreate(rows, players.missing, ids),
    };
    return { type: 'ImportFixtures', season, ...created, matches, standing, ...wishes };
  };
  /** @throws Refused what the import would be refused for */
  const decided = async (rows: readonly ImportRow[], names: Named) => {
    const { state } = await seasons.load();
    const command = await commandOf(rows, names, state);
    const events = decider.decide(command, state);
    refuseUnrecordable(events, context);
    return { command, state, events };
  };
  return { deps, context, named, commandOf, decided };
};

type Trial = ReturnType<typeof trialOf>;

/** What the rows would come to, line by line. @throws Refused */
const tried = async ({ named, decided }: Trial, rows: readonly ImportRow[]): Promise<ImportReport> => {
  try {
    const { command, state, events } = await decided(rows, await named(rows));
    const deeds = planImport(command, currentMatches(state.seasons));
    return { ...importReport(rows, events), lines: importLines(rows, deeds) };
  } catch (error) {
    throw atLines(error, rows);
  }
};

/**
 * What the rows would come to without those that are refused: each time that some are, the others are tried anew.
 * @throws Refused for what no single line is to blame for
 */
const triedByLine = async (trial: Trial, table: ImportTable): Promise<ImportReport> => {
  const { rows, errors } = checkedRows(table);
  const refused = [...errors];
  for (;;) {
    const wrong = new Set(refused.map(({ line }) => line));
    const left = rows.filter(({ place }) => !wrong.has(place.line));
    const told = byLine(refused).flatMap(({ line, message }) => (line === undefined ? [] : [{ line, message }]));
    if (left.length === 0) return { ...importReport([], []), lines: [], refused: told };
    try {
      return { ...(await tried(trial, left)), refused: told };
    } catch (error) {
      const lines = new Set<number | undefined>(left.map(({ place }) => place.line));
      const faults = error instanceof Refused ? (error.details.errors ?? []).filter(({ line }) => lines.has(line)) : [];
      if (faults.length === 0) throw error;
      refused.push(...faults);
    }
  }
};

const record = async (trial: Trial, rows: readonly ImportRow[], claim: Claim): Promise<Outcome<Seasons>> => {
  const { deps, context, named, commandOf, decided } = trial;
  const { store, seasons } = deps;
  try {
    const names = await named(rows);
    const { teams, players } = names;
    // A refused import leaves nothing behind, not even a reserved name: so it is decided once before any name is reserved.
    if (teams.missing.length + players.missing.length > 0) await decided(rows, names);
    const reserved = { ...teams, missing: await reserveNames(teams.missing, context, claim) };
    await reserveGamertags(deps, players.missing, context);
    const command = (state: Seasons) => commandOf(rows, { teams: reserved, players }, state);
    const handling = handle(store, { source: seasons, decider, command, context });
    return await (players.missing.length === 0
      ? handling
      : handling.catch((error: unknown) => {
          throw asUncertain(error);
        }));
  } catch (error) {
    throw atLines(error, rows);
  }
};

/** Whom and which teams the rows name. */
type Named = { readonly teams: NamedTeams; readonly players: NamedPlayers };

const lineOf = (
  row: ImportRow,
  index: number,
  { ids, players }: { readonly ids: TeamIds; readonly players: NamedPlayers },
  context: CommandContext,
): ImportLine => {
  const { week, date, dayOnly, home, away, result } = row;
  const teamId = (name: string): string => {
    const id = ids.get(nameKey(name));
    if (id === undefined) throw new Error(`no team for '${name}'`);
    return id;
  };
  const matchId = uuidV5(context.commandId, `match:${index}`);
  const scorers = scorersById(row, players);
  return { matchId, week, date, dayOnly, home: teamId(home), away: teamId(away), stadium: null, result, scorers };
};

/** The planned matches whose date or result a line gives, read from their streams. */
const standingMatches = (
  store: EventStore,
  { seasons, acts }: Seasons,
  lines: readonly ImportLine[],
): Promise<ReadonlyMap<string, MatchState>> => {
  const planned = linedUp(lines, currentMatches(seasons));
  const ids = lines.flatMap((line, index) => {
    const fixture = planned[index];
    return fixture !== undefined && asksOfMatch(line) ? [fixture.matchId] : [];
  });
  return readMatches(store, ids, acts);
};

/** Replaces the number of a match in the decider's errors by the line that brought the match. */
const atLines = (error: unknown, rows: readonly ImportRow[]): unknown => {
  if (!(error instanceof Refused) || error.details.errors === undefined) return error;
  const errors = error.details.errors.map((one): FieldError => {
    const [, index, column = ''] = /^matches\[(\d+)\]\.(\w+)$/.exec(one.path) ?? [];
    const row = rows[Number(index)];
    // An error that already has a line comes from the check of the row itself.
    if (one.line !== undefined || row === undefined || !isColumn(column)) return one;
    const named =
      column === 'home' || column === 'away' ? one.message.replace('Bu takım', `“${row[column]}”`) : one.message;
    return rowError(row.place, column === 'homeScore' ? row.scoreColumn : column, named.replace(/\.$/, ''));
  });
  const lines = new Set(errors.map(({ line }) => line)).size;
  const values = { lines, ...error.details.values };
  return new Refused(error.code, { values, errors });
};
