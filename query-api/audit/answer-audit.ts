import type { AuditDocument, AuditEntry, EntryReference } from '../contract/audit.ts';
import type { PlayerNameDocument } from '../contract/players.ts';
import { pairingIn, type SeasonDocument } from '../contract/seasons.ts';
import type { TeamDocument } from '../contract/teams.ts';

/** The names of actors without an account. */
const FIXED_NAMES = new Map([
  ['system', 'Sistem'],
  ['operator', 'İşletmen'],
  ['visitor', 'Ziyaretçi'],
]);

/** The name of an erased account, of which no name is left. */
const ERASED = 'Silinmiş kullanıcı';

/** The entries that belong to others: what they follow from, and what took what back. Those without are missing. */
export type Relations = {
  /** By the `causationId` of what follows. */
  readonly causes: ReadonlyMap<string, AuditDocument>;
  /** By the id of the entry that was taken back. */
  readonly takenBackBy: ReadonlyMap<string, AuditDocument>;
  /** By the id of the entry that took it back. */
  readonly tookBack: ReadonlyMap<string, AuditDocument>;
};

/** The entries that {@link answerAudit} names beside those that it answers. */
export const relatedTo = ({ causes, takenBackBy, tookBack }: Relations): AuditDocument[] => [
  ...new Set([causes, takenBackBy, tookBack].flatMap((entries) => [...entries.values()])),
];

/** The accounts whose names the entries need: their actors, and admins who were given or lost access. */
export const accountsOf = (entries: readonly AuditDocument[]): string[] => {
  const ids = entries.flatMap((entry) => [fixedName(entry) === undefined ? entry.actorId : null, adminIn(entry)]);
  return [...new Set(ids.filter((id) => id !== null))];
};

/** The entries as they are answered: with the names of people and players, and with week and teams of their matches. */
export const answerAudit = (
  entries: readonly AuditDocument[],
  seasons: readonly SeasonDocument[],
  teams: readonly TeamDocument[],
  players: readonly PlayerNameDocument[],
  accounts: ReadonlyMap<string, string>,
  { causes, takenBackBy, tookBack }: Relations,
): AuditEntry[] => {
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const playersById = new Map(players.map((player) => [player.id, player]));
  const personOf = personNaming(players, accounts);
  const nameOf = actorNaming(players, accounts);
  const referenceTo = (entry: AuditDocument | undefined): EntryReference | null => {
    if (entry === undefined) return null;
    const { position, type, recordedAt, actorId, actorRole } = entry;
    return { position: decimal(position), type, recordedAt, actorId, actorRole, actorName: nameOf(entry) };
  };
  const pairingOf = (matchId: string): ReturnType<typeof pairingIn> => {
    for (const season of seasons) {
      const pairing = pairingIn(season, matchId);
      if (pairing !== undefined) return pairing;
    }
    return undefined;
  };
  return entries.map((document) => {
    const { removed = [], reasonShown: _shown, withdrawnTeam: _left, ...more } = document;
    const { caused, deductionId: _deduction, ...entry } = more;
    const pairing = entry.matchId === null ? undefined : pairingOf(entry.matchId);
    const deletedMatches = removed.map(({ matchId, week }) => {
      const { home = null, away = null } = pairingOf(matchId) ?? {};
      return { matchId, week, home, away };
    });
    const { before, after, teamId, playerId } = entry;
    const mentioned = [
      ...new Set([pairing?.home, pairing?.away, teamId, playerId, before, after, deletedMatches].flatMap(textsIn)),
    ];
    const adminId = adminIn(entry);
    return {
      ...entry,
      adminId,
      position: decimal(entry.position),
      actorName: nameOf(entry),
      adminName: adminId === null ? null : personOf(adminId),
      week: pairing?.week ?? null,
      matchDeleted: pairing?.deleted ?? false,
      deletedMatches,
      teams: mentioned.flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ _id: id, name }];
      }),
      players: mentioned.flatMap((id) => {
        const player = playersById.get(id);
        return player === undefined ? [] : [{ _id: id, gamertag: player.gamertag, deleted: player.deleted }];
      }),
      cause: referenceTo(caused && causes.get(entry.causationId)),
      takenBackBy: referenceTo(takenBackBy.get(entry.position)),
      tookBack: referenceTo(tookBack.get(entry.position)),
    };
  });
};

const decimal = (position: string): string => String(BigInt(position));

/** Returns the name of who did something: an actor without account, a player by gamertag, an admin by user name. */
export const actorNaming = (
  players: readonly PlayerNameDocument[],
  accounts: ReadonlyMap<string, string>,
): ((actor: Pick<AuditDocument, 'actorId' | 'actorRole'>) => string) => {
  const personOf = personNaming(players, accounts);
  return (actor) => fixedName(actor) ?? personOf(actor.actorId);
};

/** A player's account may be erased, the gamertag stays. */
export const personNaming = (players: readonly PlayerNameDocument[], accounts: ReadonlyMap<string, string>) => {
  const gamertags = new Map(players.map(({ id, gamertag }) => [id, gamertag]));
  return (id: string): string => gamertags.get(id) ?? accounts.get(id) ?? ERASED;
};

const fixedName = ({ actorId, actorRole }: Pick<AuditDocument, 'actorId' | 'actorRole'>): string | undefined =>
  FIXED_NAMES.get(actorId) ?? FIXED_NAMES.get(actorRole);

/** The account whose access the entry is about. Documents of a generation before version 3 lack the field. */
const adminIn = ({ adminId }: { readonly adminId?: string | null }): string | null => adminId ?? null;

/** All texts inside a value, in order. Those that are ids of teams or players are recognised later, by the maps of their names. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
