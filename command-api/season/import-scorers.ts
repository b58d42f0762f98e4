import type { ImportedScorer } from '@league/events/fixture-rows.ts';
import type { Side } from '@league/events/match-result.ts';
import { gamertagKey, shownName } from '@league/events/rules/text-identity.ts';
import { gamertag } from '../contract/gamertag.ts';
import type { FieldError } from '../contract/problem.ts';
import { cellOf, type Place, type RawRow, rowError, sideTitled } from './import-columns.ts';

/** A goal of a row, checked; `name` is the scorer's gamertag as it is shown. */
export type RowScorer = Omit<ImportedScorer, 'playerId'> & { readonly name: string };

const LAST_MINUTE = 120;

const FIELDS = ['name', 'side', 'minute', 'ownGoal'] as const;
type Field = (typeof FIELDS)[number];

/** A goal as it was sent. */
type RawScorer = Readonly<Partial<Record<Field, unknown>>>;

/** An error of one goal: in a list at its field, in a CSV in the cell of all goals, of which the message then names the one. */
export const scorerError = (place: Place, index: number, field: Field, message: string): FieldError =>
  place.path === 'csv'
    ? rowError(place, 'scorers', `${index + 1}. gol: ${message}`)
    : rowError(place, `scorers[${index}].${field}`, message);

/** The side of the scorer: an own goal counts for the other one. */
export const sideOfScorer = ({ side, ownGoal }: Pick<ImportedScorer, 'side' | 'ownGoal'>): Side =>
  (side === 'home') === ownGoal ? 'away' : 'home';

type RowResult = { readonly homeScore: number; readonly awayScore: number } | null;

/** The goals of a row (docs/operations.md#scorers); what is wrong with them is added to the errors. */
export const scorersOf = (raw: RawRow, result: RowResult, errors: FieldError[]): readonly RowScorer[] => {
  const sent = raw.scorers === undefined ? inText(raw, errors) : inList(raw, raw.scorers, errors);
  const scorers = sent.map((scorer, index) => checked(raw, scorer, index, errors));
  if (scorers.length > 0) errors.push(...againstScore(raw, scorers, result), ...onBothSides(raw, scorers));
  return scorers;
};

const inList = (raw: RawRow, list: readonly unknown[], errors: FieldError[]): RawScorer[] =>
  list.map((sent, index) => {
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
      errors.push(rowError(raw, `scorers[${index}]`, 'name, side ve minute alanlarıyla bir nesne olmalı'));
      return {};
    }
    for (const field of Object.keys(sent)) {
      if ((FIELDS as readonly string[]).includes(field)) continue;
      errors.push(rowError(raw, `scorers[${index}].${field}`, 'bu alan kabul edilmiyor'));
    }
    return sent;
  });

const OWN_GOAL = new Set(['og', 'kk']);

/** `home:Ad:23|away:Ad:57:og` */
const inText = (raw: RawRow, errors: FieldError[]): RawScorer[] => {
  const goals = (raw.cells.scorers ?? '').split('|').filter((goal) => goal.trim() !== '');
  return goals.flatMap((goal): RawScorer[] => {
    const [side, name, minute, own, ...more] = goal.split(':').map((part) => part.trim());
    const ownGoal = own !== undefined && OWN_GOAL.has(own.toLowerCase());
    if (minute === undefined || more.length > 0 || (own !== undefined && !ownGoal)) {
      const form = 'taraf:ad:dakika biçiminde olmalı (kendi kalesine gol: sonuna :og)';
      errors.push(rowError(raw, 'scorers', `“${goal.trim()}” ${form}`));
      return [];
    }
    return [{ side, name, minute, ownGoal }];
  });
};

const checked = (raw: RawRow, { name, side, minute, ownGoal }: RawScorer, index: number, errors: FieldError[]) => {
  const fail = (field: Field, message: string): void => {
    errors.push(scorerError(raw, index, field, message));
  };
  const typed = gamertag.safeParse(name);
  if (!typed.success) fail('name', (typed.error.issues[0]?.message ?? 'geçersiz').replace(/\.$/, ''));
  const counted = typeof side === 'string' ? sideTitled(side) : undefined;
  if (counted === undefined) fail('side', 'home ya da away olmalı');
  const at = typeof minute === 'string' && /^\d{1,3}$/.test(minute) ? Number(minute) : minute;
  const inMatch = typeof at === 'number' && Number.isInteger(at) && at >= 1 && at <= LAST_MINUTE;
  if (!inMatch) fail('minute', `1 ile ${LAST_MINUTE} arasında tam sayı olmalı`);
  if (typeof (ownGoal ?? false) !== 'boolean') fail('ownGoal', 'true ya da false olmalı');
  return {
    name: typed.success ? shownName(typed.data) : '',
    side: counted ?? 'home',
    minute: inMatch ? at : 1,
    ownGoal: ownGoal === true,
  };
};

const SCORE_COLUMNS = ['homeScore', 'awayScore', 'score'] as const;

/** Goals may be missing from a row, but none may be too many: nobody could say which of them counted. */
const againstScore = (raw: RawRow, scorers: readonly RowScorer[], result: RowResult): FieldError[] => {
  if (result === null) {
    // A score that is there and wrong is told already.
    return SCORE_COLUMNS.every((column) => cellOf(raw, column) === '')
      ? [rowError(raw, 'scorers', 'goller var ama skor yok')]
      : [];
  }
  const sides = [
    ['home', 'ev sahibi', result.homeScore],
    ['away', 'deplasman', result.awayScore],
  ] as const;
  return sides.flatMap(([side, word, score]) => {
    const goals = scorers.filter((scorer) => scorer.side === side).length;
    return goals <= score ? [] : [rowError(raw, 'scorers', `${word} için ${goals} gol var, skor ${score}`)];
  });
};

/** Who bears one gamertag is one player, and plays for one side of a match. */
const onBothSides = (raw: RawRow, scorers: readonly RowScorer[]): FieldError[] => {
  const sides = new Map<string, Side>();
  return scorers.flatMap((scorer, index) => {
    if (scorer.name === '') return [];
    const key = gamertagKey(scorer.name);
    const before = sides.get(key);
    if (before === undefined) sides.set(key, sideOfScorer(scorer));
    return before === undefined || before === sideOfScorer(scorer)
      ? []
      : [scorerError(raw, index, 'name', `“${scorer.name}” bu maçta iki takımda da oynuyor`)];
  });
};
