import { matchHistoryMessages as texts } from '../../messages/tr/match-history.ts';
import { incidentTypes } from '../../messages/tr/stored-words.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { type About, becameText, isRecord, playerName, type Values, valueText, wordOf } from './history-about.ts';

/** What changed inside a result, a sentence for each player, card, line-up and incident. */

type Item = Readonly<Record<string, unknown>>;

const listOf = (values: Values, field: string): readonly Item[] => {
  const list = values?.[field];
  return Array.isArray(list) ? list.filter(isRecord) : [];
};

const figures = Object.entries(texts.figures);

/** Of a line that is new or gone, what it says of the game: no figure of 0, no number, nothing that nobody recorded. */
const TOLD = new Set(['goals', 'assists', 'saves', 'yellowCards', 'redCards', 'manOfTheMatch', 'rating']);

const figuresOf = (line: Item, about: About): string =>
  figures
    .flatMap(([field, word]) => {
      const value = line[field];
      if (!TOLD.has(field) || value === 0 || value === false) return [];
      if (value === true) return [word];
      const text = valueText(field, value, about);
      return text === null ? [] : [texts.figure(word, text)];
    })
    .join(', ');

const withFigures = (name: string, line: Item, about: About): string => {
  const told = figuresOf(line, about);
  return told === '' ? name : texts.line(name, told);
};

const changedFigures = (before: Item, after: Item, about: About): string =>
  figures
    .flatMap(([field, word]) => {
      const became = becameText(valueText(field, before[field], about), valueText(field, after[field], about));
      return became === null ? [] : [texts.figure(word, became)];
    })
    .join(', ');

const byPlayer = (list: readonly Item[]): ReadonlyMap<unknown, Item> =>
  new Map(list.map((each) => [each['playerId'], each]));

/** Per player only the figures that changed. In a first result a player is not "added", but stands with the figures alone. */
export const lineTexts = (before: Values, after: Values, about: About): readonly string[] => {
  const [from, to] = [byPlayer(listOf(before, 'lines')), byPlayer(listOf(after, 'lines'))];
  const isFirst = before === null;
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((id) => {
    const [was, is] = [from.get(id), to.get(id)];
    const name = playerName(about, id);
    if (was === undefined && is !== undefined) {
      if (!isFirst) return [withFigures(texts.added(name), is, about)];
      const told = figuresOf(is, about);
      return told === '' ? [] : [texts.line(name, told)];
    }
    if (is === undefined) return was === undefined ? [] : [withFigures(texts.removed(name), was, about)];
    const changed = changedFigures(was ?? {}, is, about);
    return changed === '' ? [] : [texts.line(name, changed)];
  });
};

/** The cards that a result gives for a whole side. */
export const cardTexts = (before: Values, after: Values, about: About): readonly string[] =>
  Object.entries(texts.cards).flatMap(([field, word]) => {
    const team = field.startsWith('home') ? about.homeTeam : about.awayTeam;
    const [from, to] = [valueText(field, before?.[field], about), valueText(field, after?.[field], about)];
    const became = becameText(from, to);
    return became === null ? [] : [texts.that(texts.ofTeam(word, team.name), became)];
  });

/** Who came into a line-up and who left it; where nobody did, that places changed. */
export const lineupTexts = (before: Values, after: Values, about: About): readonly string[] =>
  (['homeLineup', 'awayLineup'] as const).flatMap((field) => {
    const [from, to] = [listOf(before, field), listOf(after, field)];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    const team = field === 'homeLineup' ? about.homeTeam : about.awayTeam;
    const namesOf = (list: readonly Item[], other: readonly Item[]): string =>
      list
        .filter((each) => !other.some((one) => one['playerId'] === each['playerId']))
        .map((each) => playerName(about, each['playerId']))
        .join(', ');
    const [joined, left] = [namesOf(to, from), namesOf(from, to)];
    const what = [joined && texts.joined(joined), left && texts.left(left)].filter(Boolean).join('; ');
    return [texts.that(texts.ofTeam(texts.lineup, team.name), what === '' ? texts.lineupChanged : what)];
  });

const incidentText = (incident: Item, about: About): string => {
  const { type, minute, description, playerId } = incident;
  const word = wordOf(incidentTypes, String(type)) ?? String(type);
  const what = matchesMessages.details.incident(matchesMessages.details.minute(Number(minute)), word);
  const parts = [what, typeof playerId === 'string' ? playerName(about, playerId) : null, description];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ');
};

/** Incidents that are new or gone; a changed one is both. */
export const incidentTexts = (before: Values, after: Values, about: About): readonly string[] => {
  const [from, to] = [before, after].map((values) =>
    listOf(values, 'incidents').map((each) => incidentText(each, about)),
  );
  const missingIn = (list: readonly string[] = [], other: readonly string[] = []) =>
    list.filter((text) => !other.includes(text));
  return [...missingIn(to, from).map(texts.incidentAdded), ...missingIn(from, to).map(texts.incidentRemoved)];
};
