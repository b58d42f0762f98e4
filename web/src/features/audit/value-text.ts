import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import { formatCalendarDay, formatDateTime, instantOf } from '../../format/time.ts';
import { auditMessages } from '../../messages/tr/audit.ts';
import { changedPassage } from './changed-passage.ts';
import type { Field } from './changes.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

type About = Pick<AuditEntry, 'teams' | 'matchId' | 'adminName'>;

/** The text of a stored word; undefined where there is none, also for `constructor`, which every object has. */
export const wordOf = (texts: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(texts, word) ? texts[word] : undefined;

/** The field's name by the longest end of its path that has one, else the path as it is stored. */
export const fieldText = (path: string): string => {
  const parts = path.split('.');
  const ends = parts.map((_, from) => parts.slice(from).join('.'));
  return ends.map((end) => wordOf(auditMessages.fields, end)).find((text) => text !== undefined) ?? path;
};

/** The teams of the record's match, home first; null where the record is about no match, or its teams are unknown. */
export const pairingOf = ({ matchId, teams: [home, away] }: About): { home: string; away: string } | null =>
  matchId === null || home === undefined || away === undefined ? null : { home: home.name, away: away.name };

const wordText = (word: string): string => wordOf(auditMessages.values, word) ?? word;

/** Weeks in order, with runs joined: "1–3, 5". null where there are none. */
export const weeksText = (weeks: unknown): string | null => {
  if (!Array.isArray(weeks) || weeks.length === 0) return null;
  const runs: { from: number; to: number }[] = [];
  for (const week of weeks.filter((each) => typeof each === 'number')) {
    const run = runs.at(-1);
    if (run?.to === week - 1) run.to = week;
    else runs.push({ from: week, to: week });
  }
  return runs.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
};

/** Fields with text that people wrote: it is shown unchanged, so that a team named "home" is not taken for a side. */
const FREE_TEXT = new Set(['name', 'title', 'description', 'rules', 'awards', 'label', 'stadium', 'logo']);

/**
 * A stored value in words: sides and team ids by the team's name, times in Turkish time, lists of words in words,
 * other lists by their length.
 */
export const valueText = (path: string, value: unknown, about: About): string => {
  if (value === '') return auditMessages.blank;
  if (typeof value === 'boolean') return value ? auditMessages.yes : auditMessages.no;
  if (Array.isArray(value)) {
    const words: unknown[] = value;
    if (path === 'weeks') return weeksText(words) ?? '';
    return words.every((word) => typeof word === 'string')
      ? words.map(wordText).join(', ')
      : auditMessages.entries(words.length);
  }
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : JSON.stringify(value);
  if (path === 'adminId' && about.adminName !== null) return about.adminName;
  if (FREE_TEXT.has(path)) return value;
  const pairing = path === 'walkover' ? pairingOf(about) : null;
  if (pairing !== null && (value === 'home' || value === 'away')) return pairing[value];
  const team = about.teams.find((each) => each._id === value);
  if (team !== undefined) return team.name;
  const instant = INSTANT.test(value) ? instantOf(value) : null;
  if (instant !== null) return formatDateTime(instant);
  return (DAY.test(value) ? formatCalendarDay(value) : null) ?? wordText(value);
};

const isNothing = (value: unknown): value is null | undefined => value === undefined || value === null;

/** A changed field in words: its name and both values, null where one is missing; of long texts what differs. */
export const fieldLine = ({ path, before, after }: Field, about: About) => {
  const [from, to] = [before, after].map((value) => (isNothing(value) ? null : valueText(path, value, about)));
  // Two different lists can have the same text; the line then only says that they differ.
  const hidden = from === to && JSON.stringify(before) !== JSON.stringify(after);
  const line = { key: path, field: fieldText(path) };
  if (typeof from !== 'string' || typeof to !== 'string') return { ...line, before: from ?? null, after: to ?? null };
  const [passage, instead] = changedPassage(from, to);
  return { ...line, before: passage, after: hidden ? auditMessages.otherwise(instead) : instead };
};
