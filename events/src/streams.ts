/** Stream names. Their prefixes are frozen, since they stand in logs for ever. */
export const settingsStream = 'settings';
export const seasonsStream = 'seasons';
export const adminsStream = 'admins';
/** Which crest is whose. */
export const crestsStream = 'crests';
export const operationsStream = 'operations';
export const teamStream = (teamId: string): string => `team-${teamId}`;
export const matchStream = (matchId: string): string => `match-${matchId}`;
export const playerStream = (playerId: string): string => `player-${playerId}`;
/** What this player likes. */
export const likesStream = (playerId: string): string => `likes-${playerId}`;
/** The offices of this player. */
export const officialStream = (playerId: string): string => `official-${playerId}`;
/** An achievement and its awards. */
export const achievementStream = (achievementId: string): string => `achievement-${achievementId}`;
/** Who shows this match. */
export const broadcastStream = (matchId: string): string => `broadcast-${matchId}`;
/** `key` is the gamertag's key by rules/text-identity.ts. */
export const gamertagStream = (key: string): string => `gamertag-${key}`;
/** `key` is the name's key by rules/text-identity.ts. */
export const teamNameStream = (key: string): string => `teamname-${key}`;
