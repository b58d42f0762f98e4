/** How long a match and its officials take, in ms: an hour, from its kick-off (docs/rules.md#officials). */
export const MATCH_TAKES_MS = 3_600_000;

/** Whether nobody can stand at both of two matches with these kick-offs (ISO instants); one without a date is in nobody's way. */
export const isSameTime = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && Math.abs(Date.parse(one) - Date.parse(other)) < MATCH_TAKES_MS;

/** Whether the hour of a match with this kick-off is over at `now` (ISO instants); never without a date. */
export const isTimeUp = (date: string | null, now: string): boolean =>
  date !== null && Date.parse(date) + MATCH_TAKES_MS <= Date.parse(now);
