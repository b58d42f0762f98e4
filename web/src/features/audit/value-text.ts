import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import { crestOfWord } from '@league/query-api/contract/crest.ts';
import { formatScore } from '../../format/number.ts';
import { formatCalendarDay, formatDateTime, instantOf } from '../../format/time.ts';
import { auditMessages } from '../../messages/tr/audit.ts';
import { changedPassage } from './changed-passage.ts';
import { entryTexts, isWordedList } from './list-text.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

const isNothing = (value: unknown): value is null | undefined => value === undefined || value === null;

/** One field of an event; `undefined` where the field did not exist. */
export type Field = { readonly name: string; readonly before: unknown; readonly after: unknown };

const isEmpty = (value: unknown): boolean => isNothing(value) || (Array.isArray(value) && value.length === 0);

/** The changed and the unchanged fields of an event, in its order; fields that are empty on both sides are left out. */
export const fieldsOf = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>) => {
  const fields = Object.keys({ ...before, ...after })
    .map((name): Field => ({ name, before: before?.[name], after: after?.[name] }))
    .filter((field) => !isEmpty(field.before) || !isEmpty(field.after));
  const isSame = (field: Field): boolean => JSON.stringify(field.before) === JSON.stringify(field.after);
  return { changed: fields.filter((field) => !isSame(field)), unchanged: fields.filter(isSame) };
};

type About = Pick<AuditEntry, 'teams' | 'players' | 'matchId' | 'adminName'>;

/** The text of a stored word; undefined where there is none, also for `constructor`, which every object has. */
export const wordOf = (texts: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(texts, word) ? texts[word] : undefined;

/** The field's name, else as it is stored. */
export const fieldText = (name: string): string => wordOf(auditMessages.fields, name) ?? name;

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

/** A score, which is the only value with fields of its own. */
const scoreText = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null || !('home' in value) || !('away' in value)) return null;
  return formatScore(Number(value.home), Number(value.away));
};

/** Fields with text that people wrote: it is shown unchanged, so that a team named "home" is not taken for a side. */
const FREE_TEXT = new Set([
  'name',
  'title',
  'description',
  'rules',
  'awards',
  'label',
  'stadium',
  'logo',
  'gamertag',
  'season',
  'customText',
  'note',
  'icon',
]);

/**
 * A stored value in words: sides and team ids by the team's name, players by gamertag, times in Turkish time, lists of words and
 * lists of a result in words, other lists by their length.
 */
export const valueText = (name: string, value: unknown, about: About): string => {
  if (value === '') return auditMessages.blank;
  if (typeof value === 'boolean') return value ? auditMessages.yes : auditMessages.no;
  if (Array.isArray(value)) {
    const words: unknown[] = value;
    const entries = entryTexts(name, value, about);
    if (entries !== null) return entries.join('; ');
    if (name === 'weeks') return weeksText(words) ?? '';
    return words.every((word) => typeof word === 'string')
      ? words.map(wordText).join(', ')
      : auditMessages.entries(words.length);
  }
  if (typeof value === 'number') return name === 'week' ? auditMessages.week(value) : String(value);
  if (typeof value !== 'string') return scoreText(value) ?? JSON.stringify(value);
  if (name === 'adminId' && about.adminName !== null) return about.adminName;
  if (FREE_TEXT.has(name)) return value;
  const crest = name === 'crest' ? crestOfWord(value) : undefined;
  if (crest !== undefined) return auditMessages.crest(crest);
  const pairing = name === 'walkover' ? pairingOf(about) : null;
  if (pairing !== null && (value === 'home' || value === 'away')) return pairing[value];
  const team = about.teams.find((each) => each._id === value);
  if (team !== undefined) return team.name;
  const player = about.players.find((each) => each._id === value);
  if (player !== undefined) return player.gamertag;
  const instant = INSTANT.test(value) ? instantOf(value) : null;
  if (instant !== null) return formatDateTime(instant);
  return (DAY.test(value) ? formatCalendarDay(value) : null) ?? wordText(value);
};

/** Of two lists of a result only the entries that are not in both: a correction of one line of 22 shows this one. */
const withoutShared = ({ name, before, after }: Field): Field => {
  if (!isWordedList(name) || !Array.isArray(before) || !Array.isArray(after)) return { name, before, after };
  const others = (list: readonly unknown[], other: readonly unknown[]): readonly unknown[] | null => {
    const known = new Set(other.map((entry) => JSON.stringify(entry)));
    const left = list.filter((entry) => !known.has(JSON.stringify(entry)));
    return left.length === 0 ? null : left;
  };
  return { name, before: others(before, after), after: others(after, before) };
};

/** A changed field in words: its name and both values, null where one is missing; of long texts what differs. */
export const fieldLine = (field: Field, about: About) => {
  const { name, before, after } = withoutShared(field);
  const [from, to] = [before, after].map((value) => (isNothing(value) ? null : valueText(name, value, about)));
  // Two different lists can have the same text; the line then only says that they differ.
  const hidden = from === to && JSON.stringify(before) !== JSON.stringify(after);
  const line = { key: name, field: fieldText(name) };
  if (typeof from !== 'string' || typeof to !== 'string') return { ...line, before: from ?? null, after: to ?? null };
  const [passage, instead] = changedPassage(from, to);
  return { ...line, before: passage, after: hidden ? auditMessages.otherwise(instead) : instead };
};
