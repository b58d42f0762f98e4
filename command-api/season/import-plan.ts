import type { ImportedResult, ImportedScorer } from '@league/events/fixture-rows.ts';
import type { MatchResult } from '@league/events/match-result.ts';
import { turkishClock } from '@league/events/rules/turkish-time.ts';
import type { Fixture, ImportedFixture, PlayerToCreate, TeamToCreate } from '@league/events/seasons.ts';
import type { FieldError } from '../contract/problem.ts';
import { Refused } from '../handling/refused.ts';
import { matchDecider, type MatchState, type PlannedMatch } from '../match/decider.ts';
import { enterImported, namesTheseGoals } from './import-goals.ts';

/** One line of an import: the match that it plans where there is none, and its result where it was played. */
export type ImportLine = ImportedFixture & {
  /** The line names a day without an hour. */
  readonly dayOnly: boolean;
  /** The goals that the line names, none without a result. */
  readonly scorers: readonly ImportedScorer[];
};

export type ImportFixtures = {
  readonly type: 'ImportFixtures';
  readonly season: number;
  readonly teamsToCreate: readonly TeamToCreate[];
  readonly playersToCreate: readonly PlayerToCreate[];
  readonly matches: readonly ImportLine[];
  /** The planned matches whose date or result a line gives, by id, read from their streams for this command. */
  readonly standing: ReadonlyMap<string, MatchState>;
  /** Whether a result that differs from the one that stands corrects it. */
  readonly overwrite: boolean;
  /** Whether a team may play twice a week. */
  readonly allowSameWeek: boolean;
};

/** The effect of a line on the season. */
export type LineDeed =
  | { readonly does: 'create' | 'nothing' }
  /** `scorers`: the score stands already, and its goals are told now. */
  | { readonly does: 'result' | 'scorers'; readonly result: ImportedResult }
  | { readonly does: 'correct'; readonly result: ImportedResult; readonly from: MatchResult };

/** For each line the match that is planned already: that of the same week with the same home and away sides. */
export const linedUp = (lines: readonly Fixture[], existing: readonly Fixture[]): readonly (Fixture | undefined)[] => {
  const key = ({ week, home, away }: Fixture): string => `${week} ${home} ${away}`;
  const planned = new Map(existing.map((fixture) => [key(fixture), fixture] as const));
  return lines.map((line) => planned.get(key(line)));
};

/** Whether a line gives a date or a result, which have to be compared with the planned match. */
export const asksOfMatch = ({ date, result }: ImportLine): boolean => date !== null || result !== null;

/**
 * The effect of each line. A part of a line that cannot take effect refuses the whole import, at the part's field.
 * @throws Refused INVALID_IMPORT for another date, MATCH_CANCELLED, RESULT_DIFFERS without `overwrite`
 */
export const planImport = (
  { season, matches, standing, overwrite }: ImportFixtures,
  existing: readonly Fixture[],
): readonly LineDeed[] => {
  const planned = linedUp(matches, existing);
  const refused = { INVALID_IMPORT: [], MATCH_CANCELLED: [], RESULT_DIFFERS: [] } as Record<
    LineFault['code'],
    FieldError[]
  >;
  const deeds = matches.map((line, index): LineDeed => {
    const fixture = planned[index];
    if (fixture === undefined) return { does: 'create' };
    if (!asksOfMatch(line)) return { does: 'nothing' };
    const match = standing.get(fixture.matchId);
    if (match === undefined) throw new Error(`match ${fixture.matchId} was not folded`);
    const deed = carriedOut(deedOf(line, fixture, match, overwrite), line, { ...fixture, season }, match);
    if ('does' in deed) return deed;
    refused[deed.code].push({ path: `matches[${index}].${deed.field}`, message: `${deed.message}.` });
    return { does: 'nothing' };
  });
  for (const code of ['INVALID_IMPORT', 'MATCH_CANCELLED', 'RESULT_DIFFERS'] as const) {
    if (refused[code].length > 0) throw new Refused(code, { errors: refused[code] });
  }
  return deeds;
};

type LineFault = {
  readonly code: 'INVALID_IMPORT' | 'MATCH_CANCELLED' | 'RESULT_DIFFERS';
  readonly field: 'date' | 'homeScore' | 'scorers';
  readonly message: string;
};

const deedOf = (line: ImportLine, fixture: Fixture, match: MatchState, overwrite: boolean): LineDeed | LineFault => {
  const standsAt = match.schedule === undefined ? fixture.date : match.schedule.date;
  if (line.date !== null && !sameDate(line.date, standsAt, line.dayOnly)) {
    const message = `bu maç${plannedAt(standsAt)}; içe aktarma tarihi değiştirmez, hücreyi boş bırakın`;
    return { code: 'INVALID_IMPORT', field: 'date', message };
  }
  if (line.result === null) return { does: 'nothing' };
  if (match.status === 'cancelled') {
    return { code: 'MATCH_CANCELLED', field: 'homeScore', message: 'bu maç iptal edildi; sonuç girilemez' };
  }
  const result = { matchId: fixture.matchId, ...line.result, seenRevision: match.resultRevision };
  // A running score is no result: the line says how the match ended.
  if (match.status !== 'finished') return { does: 'result', result };
  const from = match.result;
  const same = from.homeScore === result.homeScore && from.awayScore === result.awayScore;
  if (same && line.scorers.length === 0) return { does: 'nothing' };
  const played = same && from.walkover === null;
  if (played && from.lines.length === 0) return { does: 'scorers', result };
  if (played && namesTheseGoals(from, line.scorers)) return { does: 'nothing' };
  if (overwrite) return { does: 'correct', result, from };
  const change = 'değiştirmek için düzeltmeye izin verin (overwrite)';
  return played
    ? { code: 'RESULT_DIFFERS', field: 'scorers', message: `bu maçın golleri başka türlü kayıtlı; ${change}` }
    : {
        code: 'RESULT_DIFFERS',
        field: 'homeScore',
        message: `bu maçın sonucu ${shownResult(from)} olarak kayıtlı; ${change}`,
      };
};

/** The deed, where the match takes it: lines that stand may name more goals than the new score, or a scorer for the other side. */
const carriedOut = (
  deed: LineDeed | LineFault,
  { scorers }: ImportLine,
  planned: PlannedMatch,
  match: MatchState,
): LineDeed | LineFault => {
  if (!('result' in deed)) return deed;
  try {
    matchDecider.decide(enterImported(planned, { ...deed.result, scorers }, match), match);
    return deed;
  } catch (error) {
    const [first] = error instanceof Refused && error.code === 'INVALID_FIELDS' ? (error.details.errors ?? []) : [];
    if (first === undefined) throw error;
    const field = scorers.length === 0 ? 'homeScore' : 'scorers';
    return { code: 'INVALID_IMPORT', field, message: first.message.replace(/\.$/, '') };
  }
};

const sameDate = (date: string, standsAt: string | null, dayOnly: boolean): boolean => {
  if (standsAt === null || date === standsAt) return date === standsAt;
  return dayOnly && turkishClock(date).date === turkishClock(standsAt).date;
};

const plannedAt = (date: string | null): string => {
  if (date === null) return 'ın planlanmış bir tarihi yok';
  const { date: day, time } = turkishClock(date);
  return ` ${day.split('-').toReversed().join('.')} ${time} olarak planlı`;
};

const shownResult = ({ homeScore, awayScore, walkover }: MatchResult): string =>
  `${homeScore}-${awayScore}${walkover === null ? '' : ' (hükmen)'}`;
