import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { formatNumber } from '../../format/number.ts';
import { formatDateTime, instantOf } from '../../format/time.ts';
import { matchHistoryMessages as texts } from '../../messages/tr/match-history.ts';
import { matchStatuses } from '../../messages/tr/match-statuses.ts';
import type { ShownChange, ShownHistory } from './history-answer.ts';

/** What values of a change are told with: the names behind ids. */
export type About = Pick<MatchAnswer, 'homeTeam' | 'awayTeam'> & Pick<ShownHistory, 'players'>;

export type Values = ShownChange['before'];

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A word of the table; undefined where there is none, also for `constructor`, which every object has. */
export const wordOf = (words: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(words, word) ? words[word] : undefined;

export const playerName = ({ players }: About, id: unknown): string =>
  players.find(({ _id }) => _id === id)?.gamertag ?? texts.unknownPlayer;

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;

/** The name of a team of the match, whether a value names it by its side or by its id. */
const teamName = ({ homeTeam, awayTeam }: About, value: string): string | undefined => {
  if (value === 'home' || value === homeTeam._id) return homeTeam.name;
  return value === 'away' || value === awayTeam._id ? awayTeam.name : undefined;
};

/** A value of a change in words; null where there is none. Free text stands as it is. */
export const valueText = (field: string, value: unknown, about: About): string | null => {
  if (isNothing(value) || value === '') return null;
  if (isRecord(value)) {
    return 'home' in value && 'away' in value ? texts.score(Number(value['home']), Number(value['away'])) : null;
  }
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value !== 'string') return null;
  if (field === 'status') return wordOf(matchStatuses, value) ?? value;
  if (field === 'date') {
    const instant = instantOf(value);
    return instant === null ? null : formatDateTime(instant);
  }
  if (field === 'home' || field === 'away') return teamName(about, value) ?? null;
  return value;
};

/** "3 – 1", with whom a walkover was given to; null where the values hold no result. */
export const resultText = (values: Values, about: About): string | null => {
  const { homeScore, awayScore, walkover } = values ?? {};
  if (typeof homeScore !== 'number' || typeof awayScore !== 'number') return null;
  const score = texts.score(homeScore, awayScore);
  const winner = typeof walkover === 'string' ? teamName(about, walkover) : undefined;
  return winner === undefined ? score : texts.walkover(score, winner);
};

/** "20 → 21", or one of both where the other is none. null where nothing changed. */
export const becameText = (before: string | null, after: string | null): string | null => {
  if (before === after) return null;
  if (before === null) return after;
  return texts.became(before, after ?? texts.none);
};
