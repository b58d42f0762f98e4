import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import { formatScore } from '../../format/number.ts';
import { auditMessages } from '../../messages/tr/audit.ts';
import { fieldsOf, fieldText, pairingOf, valueText, weeksText, wordOf } from './value-text.ts';

/**
 * "Hakan (hakem)"; an actor whose role has no Turkish word is named without one. What a process did is its own, with the person who set
 * it going: "Süreç: takım silme (Hakan)".
 */
export const personText = ({ actorName, actorRole, cause }: AuditEntry): string => {
  if (cause !== null) {
    return auditMessages.process(wordOf(auditMessages.processes, cause.type) ?? whatText(cause), actorName);
  }
  const role = wordOf(auditMessages.roles, actorRole);
  return role === undefined ? actorName : auditMessages.by(actorName, role);
};

/** The event type in words, as the filter names it. */
export const whatText = ({ type }: Pick<AuditEntry, 'type'>): string => wordOf(auditMessages.types, type) ?? type;

type Values = AuditEntry['before'];

const scoreOf = (values: Values): string | null => {
  const { homeScore, awayScore, walkover } = values ?? {};
  if (typeof homeScore !== 'number' || typeof awayScore !== 'number') return null;
  const score = formatScore(homeScore, awayScore);
  return typeof walkover === 'string' ? `${score} ${auditMessages.walkover}` : score;
};

const countOf = (values: Values): string | null => {
  const { matches, weeks } = values ?? {};
  return typeof matches === 'number' ? auditMessages.matches(matches, weeksText(weeks)) : null;
};

const pointsOf = (values: Values): string | null => {
  const { points } = values ?? {};
  return typeof points === 'number' ? auditMessages.points(points) : null;
};

type Side = (values: Values, entry: AuditEntry) => string | null;

const fieldIn =
  (field: string): Side =>
  (values, entry) => {
    const value = values?.[field];
    return value === undefined || value === null ? null : valueText(field, value, entry);
  };

const statusOf: Side = (values, entry) => {
  const score = fieldIn('provisionalScore')(values, entry);
  const texts = [fieldIn('status')(values, entry), score === null ? null : auditMessages.provisional(score)];
  return texts.filter((text) => text !== null).join(', ') || null;
};

const unsaid: Side = () => null;

/** What people look for first in the values before and after an event. */
const sides: ReadonlyMap<string, Side> = new Map([
  ['MatchResultEntered', scoreOf],
  ['MatchResultCorrected', scoreOf],
  ['MatchResultAnnulled', scoreOf],
  ['MatchStatusChanged', statusOf],
  ['MatchScheduled', fieldIn('date')],
  ['MatchReplanned', fieldIn('week')],
  ['TeamDetailsChanged', fieldIn('name')],
  ['CrestReserved', fieldIn('crest')],
  ['ThemeColorChanged', fieldIn('color')],
  ['TournamentSettingsChanged', unsaid],
  ['SocialLinksChanged', unsaid],
  ['PlayoffSettingsChanged', unsaid],
  ['RelegationSettingsChanged', unsaid],
  ['RankingRulesChanged', unsaid],
  ['PlayerStatisticsReset', unsaid],
  ['PlayerStatisticsDecreased', unsaid],
  ['AllPlayerStatisticsReset', unsaid],
  ['TransfersReset', unsaid],
  ['PointsDeducted', pointsOf],
  ['PointDeductionLifted', pointsOf],
  ['TeamWithdrawn', fieldIn('played')],
  ['AdminAccessGranted', fieldIn('adminId')],
  ['AdminAccessRevoked', fieldIn('adminId')],
  ['RebuildRequested', fieldIn('projections')],
  ['ProjectionSkipped', fieldIn('projection')],
  ['ProcessSkipped', fieldIn('process')],
]);

const BATCHES = new Set(['FixturesGenerated', 'FixturesImported', 'FixturesRestored', 'MatchesDeleted']);

/**
 * What stands beside the event type: a score, a date, a name, old and new where both are known ("3 – 2 → 2 – 2"), or else
 * the names of the changed fields. null without any.
 */
export const detailText = (entry: AuditEntry): string | null => {
  const { type, before, after } = entry;
  // A record about one match names it, so the number of matches is left out.
  if (BATCHES.has(type)) return entry.matchId === null ? (countOf(after) ?? countOf(before)) : null;
  if (type === 'SeasonActUndone') return fieldIn('act')(before, entry);
  const sideOf = sides.get(type);
  if (sideOf === undefined) return null;
  const [from, to] = [sideOf(before, entry), sideOf(after, entry)];
  if (from !== to) return from === null || after === null ? (to ?? from) : auditMessages.became(from, to);
  const changed = before === null || after === null ? [] : fieldsOf(entry).changed;
  return changed.length === 0 ? to : changed.map(({ name }) => fieldText(name)).join(', ');
};

const matchText = (entry: AuditEntry): string => {
  const pairing = pairingOf(entry);
  if (pairing === null) return auditMessages.unknownMatch;
  const sides = auditMessages.pairing(pairing.home, pairing.away);
  const match = entry.week === null ? sides : auditMessages.inWeek(sides, entry.week);
  return entry.matchDeleted ? auditMessages.deleted(match) : match;
};

/** The matches that the event deleted, where the record lists them. */
export const deletedTexts = ({ deletedMatches, teams }: Pick<AuditEntry, 'deletedMatches' | 'teams'>): string[] => {
  const nameOf = (id: string): string => teams.find(({ _id }) => _id === id)?.name ?? auditMessages.unknownTeam;
  return deletedMatches.map(({ week, home, away }) => {
    const known = home !== null && away !== null;
    return auditMessages.inWeek(
      known ? auditMessages.pairing(nameOf(home), nameOf(away)) : auditMessages.unknownMatch,
      week,
    );
  });
};

/** The subject of the record: a match, a player, a team, a name, a season; null where it is the whole league, or already named. */
export const topicText = (entry: AuditEntry): string | null => {
  const { matchId, teamId, playerId, season, teams, players, before, after } = entry;
  if (matchId !== null) return matchText(entry);
  const player = players.find(({ _id }) => _id === playerId);
  if (player !== undefined) return player.gamertag;
  const name = after?.['name'] ?? before?.['name'];
  if (teamId !== null)
    return teams.find((team) => team._id === teamId)?.name ?? (typeof name === 'string' ? name : null);
  if (typeof name === 'string') return name;
  const label = after?.['label'];
  if (typeof label === 'string') return label;
  return season === null ? null : auditMessages.season(season);
};

/** The end of the event id ("00f3") and the position ("4182"), by which people can refer to a record. */
export const recordText = ({ eventId, position }: AuditEntry): string =>
  auditMessages.record(eventId.slice(-4), position);
