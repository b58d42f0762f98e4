import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import { formatScore } from '../../format/number.ts';
import { formatDateTime, formatTime, instantOf } from '../../format/time.ts';
import { auditMessages } from '../../messages/tr/audit.ts';
import { pairingOf, valueText, weeksText, wordOf } from './value-text.ts';

const day = { timeZone: 'Europe/Istanbul', day: 'numeric', month: 'short' } as const;
const dayOfYear = new Intl.DateTimeFormat('tr-TR', day);
const dayAndYear = new Intl.DateTimeFormat('tr-TR', { ...day, year: 'numeric' });
const yearOf = new Intl.DateTimeFormat('tr-TR', { timeZone: day.timeZone, year: 'numeric' });

/** "20 Kas 22:14", with the year where it is not the current one. */
export const recordTime = (instant: Date, now: Date): string => {
  const format = yearOf.format(instant) === yearOf.format(now) ? dayOfYear : dayAndYear;
  return `${format.format(instant)} ${formatTime(instant)}`;
};

/** "Hakan (hakem)"; an actor whose role has no Turkish word is named without one. */
export const personText = ({ actorName, actorRole }: AuditEntry): string => {
  const role = wordOf(auditMessages.roles, actorRole);
  return role === undefined ? actorName : auditMessages.by(actorName, role);
};

/** The event type in words, as the filter names it. */
export const whatText = ({ type }: AuditEntry): string => wordOf(auditMessages.types, type) ?? type;

type Values = AuditEntry['before'];

const scoreOf = (values: Values): string | null => {
  const { homeScore, awayScore, walkover } = values ?? {};
  if (typeof homeScore !== 'number' || typeof awayScore !== 'number') return null;
  const score = formatScore(homeScore, awayScore);
  return typeof walkover === 'string' ? `${score} ${auditMessages.walkover}` : score;
};

const provisionalScoreOf = (values: Values): string | null => {
  const running = values?.['provisionalScore'];
  if (typeof running !== 'object' || running === null || !('home' in running) || !('away' in running)) return null;
  const { home, away } = running;
  if (typeof home !== 'number' || typeof away !== 'number') return null;
  return auditMessages.provisional(formatScore(home, away));
};

const textOf = (entry: AuditEntry, field: string): string | null => {
  const value = entry.after?.[field];
  return value === undefined || value === null ? null : valueText(field, value, entry);
};

const countOf = (values: Values): string | null => {
  const { matches, weeks } = values ?? {};
  return typeof matches === 'number' ? auditMessages.matches(matches, weeksText(weeks)) : null;
};

/** The detail that people look for beside the event type: a score, a date, a number of matches. null without one. */
export const detailText = (entry: AuditEntry): string | null => {
  switch (entry.type) {
    case 'MatchResultEntered':
    case 'MatchResultCorrected':
      return scoreOf(entry.after);
    case 'MatchResultAnnulled':
      return scoreOf(entry.before);
    case 'MatchStatusChanged':
      return textOf(entry, 'status') ?? provisionalScoreOf(entry.after);
    case 'MatchScheduled': {
      const date = entry.after?.['date'];
      const instant = typeof date === 'string' ? instantOf(date) : null;
      return instant === null ? null : formatDateTime(instant);
    }
    case 'FixturesGenerated':
    case 'FixturesImported':
    case 'FixturesRestored':
      return countOf(entry.after);
    case 'MatchesDeleted':
      // The number of matches is left out where the record is about one match, which the line names.
      return entry.matchId === null ? countOf(entry.before) : null;
    case 'ThemeColorChanged':
      return textOf(entry, 'color');
    case 'RebuildRequested':
      return textOf(entry, 'projections');
    case 'ProjectionSkipped':
      return textOf(entry, 'projection');
    case 'ProcessSkipped':
      return textOf(entry, 'process');
    default:
      return null;
  }
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

/** The subject of the record: a match, a team, an admin, a name, a season; null where it concerns the whole league. */
export const topicText = (entry: AuditEntry): string | null => {
  const { matchId, teamId, adminName, season, teams, before, after } = entry;
  if (matchId !== null) return matchText(entry);
  if (adminName !== null) return adminName;
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
