import type { ImportedScorer } from '@league/events/fixture-rows.ts';
import { gamertagKey, nameKey } from '@league/events/rules/text-identity.ts';
import type { PlayerToCreate } from '@league/events/seasons.ts';
import type { CommandContext } from '../handling/handle-command.ts';
import { uuidV5 } from '../handling/ids.ts';
import { sideBySide } from '../handling/side-by-side.ts';
import { type GamertagDeps, gamertagHolder, isUserName, playerSource } from '../player/gamertags.ts';
import { firstOfEach, invalidImport } from './import-columns.ts';
import type { ImportRow } from './import-rows.ts';
import { scorerError, sideOfScorer } from './import-scorers.ts';
import type { TeamIds } from './import-teams.ts';

type NewPlayer = Omit<PlayerToCreate, 'teamId'>;

/** The players whom an import names: existing ones by the key of their gamertag, and those whom it has to create. */
export type NamedPlayers = { readonly known: ReadonlyMap<string, string>; readonly missing: readonly NewPlayer[] };

/** The gamertag of each scorer once, in its first spelling. */
export const gamertagsByKey = (rows: readonly Pick<ImportRow, 'scorers'>[]): ReadonlyMap<string, string> => {
  const gamertags = new Map<string, string>();
  for (const { name } of rows.flatMap(({ scorers }) => scorers)) {
    if (!gamertags.has(gamertagKey(name))) gamertags.set(gamertagKey(name), name);
  }
  return gamertags;
};

/** A player who has the gamertag, one to create, or why there is neither. */
type Found = { readonly playerId: string } | { readonly creates: NewPlayer } | { readonly fault: string };

/** Looks the scorers up. @throws Refused INVALID_IMPORT for unknown ones who may not be created, and for those who are not in the league */
export const namedPlayers = async (
  deps: GamertagDeps,
  rows: readonly ImportRow[],
  { createPlayers, context }: { readonly createPlayers: boolean; readonly context: CommandContext },
): Promise<NamedPlayers> => {
  const found = new Map(
    await sideBySide([...gamertagsByKey(rows)], async ([key, gamertag]) => {
      // The id depends on the body as well, as a new team's does.
      const playerId = uuidV5(context.commandId, `player:${key}:${context.bodyDigest}`);
      return [key, await find(deps, { playerId, gamertag }, createPlayers)] as const;
    }),
  );
  refuseFaults(rows, found);
  const missing = [...found.values()].flatMap((one) => ('creates' in one ? [one.creates] : []));
  const known = [...found].flatMap(([key, one]) => ('playerId' in one ? [[key, one.playerId] as const] : []));
  return { known: new Map(known), missing };
};

const find = async (deps: GamertagDeps, creates: NewPlayer, createPlayers: boolean): Promise<Found> => {
  const { store, accounts } = deps;
  const { gamertag } = creates;
  const holder = await gamertagHolder(store, gamertag);
  if (holder.status === 'promised') return holder;
  if (holder.status === 'borne') {
    const { state } = await playerSource(store, holder.playerId).load();
    if (state.status !== 'existing') return { fault: `“${gamertag}” silinmiş bir oyuncunun gamertagı` };
    return state.approval === 'approved' ? holder : { fault: `“${gamertag}” onaylanmış bir oyuncu değil` };
  }
  if (!createPlayers) return { fault: `“${gamertag}” adında bir oyuncu yok` };
  if (await isUserName(accounts, gamertag)) return { fault: `“${gamertag}” gamertagı alınmış` };
  return { creates };
};

const refuseFaults = (rows: readonly ImportRow[], found: ReadonlyMap<string, Found>): void => {
  const mistakes = rows.flatMap(({ place, scorers }) =>
    scorers.flatMap(({ name }, index) => {
      const key = gamertagKey(name);
      const one = found.get(key);
      return one !== undefined && 'fault' in one ? [{ key, error: scorerError(place, index, 'name', one.fault) }] : [];
    }),
  );
  if (mistakes.length > 0) throw invalidImport(firstOfEach(mistakes));
};

/** The goals of a row, each with the id of its scorer. */
export const scorersById = (row: ImportRow, { known, missing }: NamedPlayers): readonly ImportedScorer[] => {
  if (row.scorers.length === 0) return [];
  const created = new Map(missing.map(({ playerId, gamertag }) => [gamertagKey(gamertag), playerId]));
  return row.scorers.map(({ name, ...goal }) => {
    const key = gamertagKey(name);
    const playerId = known.get(key) ?? created.get(key);
    if (playerId === undefined) throw new Error(`no player for '${name}'`);
    return { playerId, ...goal };
  });
};

/** The new players, each for the team of the latest match in which a row names the player. */
export const playersToCreate = (
  rows: readonly ImportRow[],
  missing: readonly NewPlayer[],
  teams: TeamIds,
): PlayerToCreate[] => {
  const latest = new Map<string, ImportRow>();
  const teamOf = new Map<string, string>();
  for (const row of missing.length === 0 ? [] : rows) {
    for (const scorer of row.scorers) {
      const key = gamertagKey(scorer.name);
      const before = latest.get(key);
      if (before !== undefined && isBefore(row, before)) continue;
      latest.set(key, row);
      teamOf.set(key, row[sideOfScorer(scorer)]);
    }
  }
  return missing.map(({ playerId, gamertag }) => {
    const teamId = teams.get(nameKey(teamOf.get(gamertagKey(gamertag)) ?? ''));
    if (teamId === undefined) throw new Error(`no team for '${gamertag}'`);
    return { playerId, gamertag, teamId };
  });
};

/** By date where both have one: a match of an earlier week may have been played later. */
const isBefore = (row: ImportRow, other: ImportRow): boolean =>
  row.date !== null && other.date !== null ? row.date < other.date : row.week < other.week;
