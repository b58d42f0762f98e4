import { lineMessages as words } from '../../messages/tr/result-lines.ts';
import { MAIN_FIGURES } from './known-lists.ts';
import type { LineForm } from './list-form.ts';

/** "Gol 2 · SK 1", for rows that do not show their boxes. */
export const sumOf = (row: LineForm): string => {
  const parts = MAIN_FIGURES.flatMap((figure) => {
    const value = row[figure];
    return value === 0 || value === null ? [] : [words.part(words.short[figure], String(value))];
  });
  return parts.length === 0 ? words.nothing : parts.join(' · ');
};
