import type { AuditDocument, AuditEntry } from '../contract/audit.ts';
import { pairingIn, type SeasonDocument } from '../contract/seasons.ts';
import type { TeamDocument } from '../contract/teams.ts';

/** The names of those who act without an account. */
const FIXED_NAMES = new Map([
  ['system', 'Sistem'],
  ['operator', 'Operatör'],
  ['visitor', 'Ziyaretçi'],
]);

/** The name shown for an account that was erased: nobody knows any more whose it was. */
const ERASED = 'Silinmiş kullanıcı';

/** The accounts whose names the entries need: of those who acted, and of those who were given or lost access. */
export const accountsOf = (entries: readonly AuditDocument[]): string[] => {
  const ids = entries.flatMap((entry) => [fixedName(entry) === undefined ? entry.actorId : null, adminOf(entry)]);
  return [...new Set(ids.filter((id) => id !== null))];
};

/** The entries with the names of those concerned, and with the pairings of their matches. */
export const answerAudit = (
  entries: readonly AuditDocument[],
  seasons: readonly SeasonDocument[],
  teams: readonly TeamDocument[],
  accounts: ReadonlyMap<string, string>,
): AuditEntry[] => {
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const pairingOf = (matchId: string): ReturnType<typeof pairingIn> => {
    for (const season of seasons) {
      const pairing = pairingIn(season, matchId);
      if (pairing !== undefined) return pairing;
    }
    return undefined;
  };
  return entries.map(({ removed = [], ...entry }) => {
    const pairing = entry.matchId === null ? undefined : pairingOf(entry.matchId);
    const deletedMatches = removed.map(({ matchId, week }) => {
      const { home = null, away = null } = pairingOf(matchId) ?? {};
      return { matchId, week, home, away };
    });
    const { before, after, teamId } = entry;
    const mentioned = [pairing?.home, pairing?.away, teamId, before, after, deletedMatches].flatMap(textsIn);
    const adminId = adminOf(entry);
    return {
      ...entry,
      position: String(BigInt(entry.position)),
      actorName: fixedName(entry) ?? accounts.get(entry.actorId) ?? ERASED,
      adminName: adminId === null ? null : (accounts.get(adminId) ?? ERASED),
      week: pairing?.week ?? null,
      matchDeleted: pairing?.deleted ?? false,
      deletedMatches,
      teams: [...new Set(mentioned)].flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ _id: id, name }];
      }),
    };
  });
};

const fixedName = ({ actorId, actorRole }: Pick<AuditDocument, 'actorId' | 'actorRole'>): string | undefined =>
  FIXED_NAMES.get(actorId) ?? FIXED_NAMES.get(actorRole);

/** The account whose access the entry is about; the log has its id only. */
const adminOf = ({ before, after }: Pick<AuditDocument, 'before' | 'after'>): string | null => {
  const id = (after ?? before)?.['adminId'];
  return typeof id === 'string' ? id : null;
};

/** Every text inside a value, in order. Some of them are ids of teams, which the map of team names tells from the rest. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
