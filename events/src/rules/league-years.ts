/**
 * The first and last year of a date, in UTC. Others are typing mistakes, and the log takes years of four digits only.
 */
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2100;

/** Whether a day (`yyyy-mm-dd`) or an instant of any offset lies in these years. */
export const inLeagueYears = (date: string): boolean => {
  const year = new Date(date).getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
};
