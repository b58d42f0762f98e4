import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import { formatNumber } from '../../format/number.ts';
import { formatCalendarDay } from '../../format/time.ts';
import { auditListMessages as words } from '../../messages/tr/audit-lists.ts';

/** The lists of a result (players' lines, line-ups and incidents) and the news, entry by entry in words. */

type Entry = Readonly<Record<string, unknown>>;
type Players = Pick<AuditEntry, 'players'>;

/** The lists whose entries have words of their own. */
const LISTS: ReadonlySet<string> = new Set(['lines', 'homeLineup', 'awayLineup', 'incidents', 'news']);
export const isWordedList = (name: string): boolean => LISTS.has(name);

/** The entries of a list in words, one each; null for any other value. */
export const entryTexts = (name: string, value: unknown, about: Players): string[] | null => {
  if (!isWordedList(name) || !Array.isArray(value)) return null;
  const text = TEXTS[name] ?? lineupText;
  return value
    .filter((entry): entry is Entry => typeof entry === 'object' && entry !== null)
    .map((entry) => text(entry, about));
};

/** The gamertag of a player; players are mentioned in every entry, so that one without is a player of an older log. */
const gamertagOf = (id: unknown, { players }: Players): string =>
  players.find(({ _id }) => _id === id)?.gamertag ?? words.unknownPlayer;

const lineText = (line: Entry, about: Players): string => {
  const figures = Object.entries(words.figures).flatMap(([name, say]) => {
    const figure = line[name];
    return typeof figure === 'number' && figure > 0 ? [say(formatNumber(figure))] : [];
  });
  const position = typeof line['position'] === 'string' ? [line['position']] : [];
  const more = [
    ...(line['isStartingEleven'] === true ? [words.startingEleven] : []),
    ...(line['manOfTheMatch'] === true ? [words.manOfTheMatch] : []),
  ];
  return words.entry(gamertagOf(line['playerId'], about), [...position, ...figures, ...more]);
};

const lineupText = (place: Entry, about: Players): string => {
  const { position, jerseyNumber } = place;
  return words.entry(gamertagOf(place['playerId'], about), [
    ...(typeof position === 'string' ? [position] : []),
    ...(typeof jerseyNumber === 'number' ? [words.number(jerseyNumber)] : []),
  ]);
};

const newsText = ({ title, text, date }: Entry): string =>
  words.entry(`${String(title)}: ${String(text)}`, typeof date === 'string' ? [formatCalendarDay(date) ?? date] : []);

const incidentText = ({ type, minute, description, playerId }: Entry, about: Players): string => {
  const word = typeof type === 'string' && Object.hasOwn(words.incidents, type) ? words.incidents[type] : undefined;
  const what = words.minute(Number(minute), word ?? String(type));
  return words.entry(what, [
    ...(typeof playerId === 'string' ? [gamertagOf(playerId, about)] : []),
    ...(typeof description === 'string' && description !== '' ? [description] : []),
  ]);
};

type ListText = (entry: Entry, about: Players) => string;

/** How an entry of each list is written; line-ups are two. */
const TEXTS: Readonly<Record<string, ListText>> = { incidents: incidentText, lines: lineText, news: newsText };
