import type { ImportedResult } from '@league/events/fixture-rows.ts';
import type { MatchResult } from '@league/events/match-result.ts';
import { turkishClock } from '@league/events/rules/turkish-time.ts';
import type { Fixture, ImportedFixture, TeamToCreate } from '@league/events/seasons.ts';
import type { FieldError } from '../contract/problem.ts';
import { Refused } from '../handling/refused.ts';
import type { MatchState } from '../match/decider.ts';

/** One line of an import: the match that it plans where there is none, and its result where it was played. */
export type ImportLine = ImportedFixture & {
  /** The line names a day without an hour. */
  readonly dayOnly: boolean;
};

export type ImportFixtures = {
  readonly type: 'ImportFixtures';
  readonly season: number;
  readonly teamsToCreate: readonly TeamToCreate[];
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
  | { readonly does: 'result'; readonly result: ImportedResult }
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
  { matches, standing, overwrite }: ImportFixtures,
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
    const deed = deedOf(line, fixture, match, overwrite);
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
  readonly field: 'date' | 'homeScore';
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
  if (from.homeScore === result.homeScore && from.awayScore === result.awayScore) return { does: 'nothing' };
  if (overwrite) return { does: 'correct', result, from };
  const message = `bu maçın sonucu ${shownResult(from)} olarak kayıtlı; değiştirmek için overwrite seçeneğiyle gönderin`;
  return { code: 'RESULT_DIFFERS', field: 'homeScore', message };
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
