import { FIRST_YEAR, inLeagueYears, LAST_YEAR } from '@league/events/rules/league-years.ts';
import * as z from 'zod/mini';

/** Runs only on what the check before it has found to be a date. */
const dateInLeagueYears = z.refine<string>(inLeagueYears, {
  error: `Tarih ${FIRST_YEAR} ile ${LAST_YEAR} arasında olmalı.`,
  when: ({ issues }) => issues.length === 0,
});

/** A day (Turkish), `yyyy-mm-dd`. */
export const dayInput = z.iso.date().check(dateInLeagueYears);

/** A day as a setting: what is no day is refused with the sentence for an empty setting. */
export const daySetting = (empty: string) => z.iso.date(empty).check(dateInLeagueYears);

/** An instant with its time zone, ISO 8601. */
export const instantInput = z.iso.datetime({ offset: true }).check(dateInLeagueYears);
