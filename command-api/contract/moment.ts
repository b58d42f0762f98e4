import * as z from 'zod/mini';

/** Beyond these years someone's finger slipped; and the log takes instants with four-digit years only. */
const YEARS = 'Tarih 2000 ile 2099 arasında olmalı.';

/** Leaves what is no date at all to the check before it. */
const inLeagueYears = (text: string): boolean => !/^\d{4}-/.test(text) || text.startsWith('20');

/** A day (Turkish), `yyyy-mm-dd`. */
export const dayInput = z.iso.date().check(z.refine(inLeagueYears, YEARS));

/** An instant with its time zone, ISO 8601. */
export const instantInput = z.iso.datetime({ offset: true }).check(z.refine(inLeagueYears, YEARS));
