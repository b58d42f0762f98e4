/** How long officials are at a match, in ms: an hour, from its kick-off (docs/rules.md#officials). */
const MATCH_TAKES_MS = 3_600_000;

/** Whether nobody can stand at both of two matches with these kick-offs (ISO instants); one without a date is in nobody's way. */
export const isSameTime = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && Math.abs(Date.parse(one) - Date.parse(other)) < MATCH_TAKES_MS;
