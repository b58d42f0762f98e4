import type { FieldError } from '@league/command-api/contract/problem.ts';
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
  return [...byMistake].flatMap(([mistake, same]) => {
    const [first] = same;
    if (first?.line === undefined || same.length === 1) return same;
    const lines = [...new Set(same.map(({ line }) => line))];
    return { ...first, message: `${mistake.replace(/\.$/, '')} (satır ${shown(lines, cut)}).` };
  });
};

const shown = (lines: readonly unknown[], cut: boolean): string => {
  const more = lines.length - MOST_LINES;
  const named = lines.slice(0, MOST_LINES).join(', ');
  if (more > 0) return `${named} ve ${cut ? 'en az ' : ''}${more} satır daha`;
  return cut ? `${named}, …` : named;
};
