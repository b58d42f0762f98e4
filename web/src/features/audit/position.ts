/** Whether a place of the log comes after another; both in decimal, as answers name them. */
export const isBehind = (position: string, other: string): boolean => BigInt(position) > BigInt(other);
