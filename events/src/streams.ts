/** Stream names. Prefixes are frozen: they stand in the log for ever. */
export const settingsStream = 'settings';
export const seasonsStream = 'seasons';
export const adminsStream = 'admins';
export const operationsStream = 'operations';
export const teamStream = (teamId: string): string => `team-${teamId}`;
export const matchStream = (matchId: string): string => `match-${matchId}`;
/** `key` is the folded name of rules/text-identity.ts. */
export const teamNameStream = (key: string): string => `teamname-${key}`;
