import { noSeasonActs, type SeasonActs } from '@league/events/rules/season-acts.ts';

/** Season acts as they stand in a checkpoint; the same text for the same object, since they change a few times a season. */
export const writeSeasonActs = (acts: SeasonActs): string => {
  const known = written.get(acts);
  if (known !== undefined) return known;
  const text = JSON.stringify(acts);
  written.set(acts, text);
  return text;
};
const written = new WeakMap<SeasonActs, string>();

/**
 * Reads what {@link writeSeasonActs} wrote, also before matches were ever restored; empty text is a checkpoint before any
 * event.
 */
export const parseSeasonActs = (text: string): SeasonActs => {
  if (text === '') return noSeasonActs;
  const acts: SeasonActs = { ...noSeasonActs, ...(JSON.parse(text) as Partial<SeasonActs>) };
  written.set(acts, text);
  return acts;
};
