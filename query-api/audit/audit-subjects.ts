import type { AuditDocument, AuditSubjects } from '../contract/audit.ts';
import type { PlayerNameDocument } from '../contract/players.ts';
import { pairingIn, type SeasonDocument } from '../contract/seasons.ts';
import type { TeamDocument } from '../contract/teams.ts';
import { personNaming } from './answer-audit.ts';

/** Everything for which the audit can be searched, by name; `granted` are the entries of admins who were given access. */
export const auditSubjects = (
  granted: readonly AuditDocument[],
  seasons: readonly SeasonDocument[],
  teams: readonly TeamDocument[],
  players: readonly PlayerNameDocument[],
  accounts: ReadonlyMap<string, string>,
): AuditSubjects => {
  const personOf = personNaming(players, accounts);
  const adminIds = new Set(granted.flatMap(({ adminId }) => adminId ?? []));
  return {
    matches: seasons.toSorted((a, b) => b.season - a.season).flatMap(matchesOf),
    teams: teams.map(({ id, name, deleted }) => ({ _id: id, name, deleted })),
    players: players.map(({ id, gamertag, deleted }) => ({ _id: id, gamertag, deleted })),
    admins: [...adminIds].map((id) => ({ _id: id, name: personOf(id) })),
  };
};

/** The matches of a season by week, deleted ones marked. */
const matchesOf = (season: SeasonDocument): AuditSubjects['matches'] => {
  const ids = new Set([...Object.keys(season.matches), ...Object.keys(season.deletedMatches?.rows ?? {})]);
  return [...ids]
    .flatMap((id) => {
      const pairing = pairingIn(season, id);
      return pairing === undefined ? [] : [{ _id: id, season: season.season, ...pairing }];
    })
    .toSorted((a, b) => a.week - b.week);
};
