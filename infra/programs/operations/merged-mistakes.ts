import type { FieldError } from '@league/command-api/contract/problem.ts';
import { Refused } from '@league/command-api/handling/refused.ts';
import { MOST_ERRORS } from '@league/command-api/season/import-columns.ts';

/** Lines that are named of one mistake at most. */
const MOST_LINES = 10;

/** The line, and the column unless it matters: a team is unknown on either side. */
const LINE_AND_SIDE = /^\d+\. satır(?:, [^:]*: (?=“)|, |: )/;

/**
 * The mistakes of an import for a terminal: what several lines share is told once, with the lines. Of an unknown team that plays
 * every week a person needs to hear once.
 */
export const mergedMistakes = (errors: readonly FieldError[]): FieldError[] => {
  const byMistake = Map.groupBy(errors, ({ message }) => message.replace(LINE_AND_SIDE, ''));
  // More than these are not told of an import: there may be more lines.
  const cut = errors.length >= MOST_ERRORS;
  return [...byMistake].flatMap(([mistake, [first, ...others]]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    const lines = [...new Set([first, ...others].map(({ line }) => line))];
    return { ...first, message: `${mistake.replace(/\.$/, '')} (satır ${shown(lines, cut)}).` };
  });
};

const shown = (lines: readonly unknown[], cut: boolean): string => {
  const more = lines.length - MOST_LINES;
  const named = lines.slice(0, MOST_LINES).join(', ');
  if (more > 0) return `${named} ve ${cut ? 'en az ' : ''}${more} satır daha`;
  return cut ? `${named}, …` : named;
};

/** An import whose refusal tells each mistake once. */
export const mergingMistakes = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refused) || error.details.errors === undefined) throw error;
    throw new Refused(error.code, { ...error.details, errors: mergedMistakes(error.details.errors) });
  }
};
