import type { AuditDocument, AuditEntry } from '../contract/audit.ts';
import type { SeasonDocument } from '../contract/seasons.ts';
import type { TeamDocument } from '../contract/teams.ts';

/** Who acts without an account. */
const FIXED_NAMES = new Map([
  ['system', 'Sistem'],
  ['operator', 'Operatör'],
]);

/** Stands where an account is gone: who it was is no longer known to anybody. */
const ERASED = 'Silinmiş kullanıcı';

/** The actors whose names are to be asked for. */
export const actorsOf = (entries: readonly AuditDocument[]): string[] => [
  ...new Set(entries.filter((entry) => fixedName(entry) === undefined).map(({ actorId }) => actorId)),
];

/** The entries with the names of those who acted and of the teams concerned. */
export const answerAudit = (
  entries: readonly AuditDocument[],
  seasons: readonly SeasonDocument[],
  teams: readonly TeamDocument[],
  actors: ReadonlyMap<string, string>,
): AuditEntry[] => {
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const pairings = new Map(seasons.flatMap(({ matches }) => Object.entries(matches)));
  return entries.map((entry) => {
    const pairing = entry.matchId === null ? undefined : pairings.get(entry.matchId);
    const mentioned = [pairing?.home, pairing?.away, entry.teamId, entry.before, entry.after].flatMap(textsIn);
    return {
      ...entry,
      actorName: fixedName(entry) ?? actors.get(entry.actorId) ?? ERASED,
      teams: [...new Set(mentioned)].flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ _id: id, name }];
      }),
    };
  });
};

const fixedName = ({ actorId, actorRole }: AuditDocument): string | undefined =>
  FIXED_NAMES.get(actorId) ?? FIXED_NAMES.get(actorRole);

/** Every text inside a value, in order: what of it is a team's id, the names tell. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
