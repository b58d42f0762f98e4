import type { EventStore } from '@league/events/ports/event-store.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import type { TeamToCreate } from '@league/events/seasons.ts';
import type { CommandContext } from '../handling/handle-command.ts';
import { uuidV5 } from '../handling/ids.ts';
import { type Claim, holderOf } from '../team/names.ts';
import { firstOfEach, invalidImport, rowError } from './import-columns.ts';
import type { ImportRow } from './import-rows.ts';

/** Ids of teams by the key of their name. */
export type TeamIds = ReadonlyMap<string, string>;

/** The teams that an import names: existing ones, and those that it has to create, with the ids that they would get. */
export type NamedTeams = { readonly known: TeamIds; readonly missing: readonly TeamToCreate[] };

/** Each team's name once, in its first spelling. */
export const namesByKey = (rows: readonly ImportRow[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const name of rows.flatMap((row) => [row.home, row.away])) {
    if (!names.has(nameKey(name))) names.set(nameKey(name), name);
  }
  return names;
};

/** Looks the names up. @throws Refused INVALID_IMPORT for unknown teams that may not be created */
export const namedTeams = async (
  store: EventStore,
  rows: readonly ImportRow[],
  { createTeams, context }: { readonly createTeams: boolean; readonly context: CommandContext },
): Promise<NamedTeams> => {
  const known = new Map<string, string>();
  const missing: TeamToCreate[] = [];
  for (const [key, name] of namesByKey(rows)) {
    const holder = await holderOf(store, name);
    if (holder.status === 'existing') known.set(key, holder.teamId);
    else missing.push({ teamId: holder.status === 'unfinished' ? holder.teamId : newTeamId(name, context), name });
  }
  if (!createTeams) refuseUnknown(rows, known);
  return { known, missing };
};

/** Reserves the names of new teams. A name that was reserved before for a team that does not exist yet brings that team's id. */
export const reserveNames = async (
  teams: readonly TeamToCreate[],
  context: CommandContext,
  claim: Claim,
): Promise<TeamToCreate[]> => {
  const reserved: TeamToCreate[] = [];
  for (const { name } of teams) {
    reserved.push({ teamId: (await claim(name, newTeamId(name, context))).teamId, name });
  }
  return reserved;
};

export const teamIds = ({ known, missing }: NamedTeams): TeamIds =>
  new Map([...known, ...missing.map(({ teamId, name }) => [nameKey(name), teamId] as const)]);

/** The id depends on the body as well: another body under the same key must not share the reservation, since it may release it. */
const newTeamId = (name: string, { commandId, bodyDigest }: CommandContext): string =>
  uuidV5(commandId, `team:${nameKey(name)}:${bodyDigest}`);

const refuseUnknown = (rows: readonly ImportRow[], known: TeamIds): void => {
  const names = namesByKey(rows);
  const mistakes = rows.flatMap(({ place, ...row }) =>
    (['home', 'away'] as const).flatMap((side) => {
      const key = nameKey(row[side]);
      return known.has(key) ? [] : [{ key, error: rowError(place, side, `“${names.get(key)}” adında bir takım yok`) }];
    }),
  );
  if (mistakes.length === 0) return;
  throw invalidImport(firstOfEach(mistakes));
};
