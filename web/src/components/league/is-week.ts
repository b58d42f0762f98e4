/** The server accepts weeks 1 to 999. */
export const LAST_WEEK = 999;

export const isWeek = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LAST_WEEK;
