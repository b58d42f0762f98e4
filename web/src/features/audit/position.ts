/** Whether a log position comes after another; both are decimal strings, as in answers. */
export const isBehind = (position: string, other: string): boolean => BigInt(position) > BigInt(other);
