import { playedTeamsAnswer, profileAnswer, signedInProfile } from '@league/query-api/contract/players.ts';
import { matchHistoryAnswer } from '@league/query-api/contract/statistics.ts';
import * as z from 'zod/mini';
import type { Eyes } from '../../api/eyes.ts';
import { readQuery } from '../../api/read-query.ts';

const addressOf = (gamertag: string): string => `/api/players/gamertag/${encodeURIComponent(gamertag)}`;

/** A profile as visitors get it, and with what those get besides who are signed in. */
const shownProfile = z.object({ ...signedInProfile.shape, ...profileAnswer.shape, isLiked: z.optional(z.boolean()) });
export type ShownProfile = z.infer<typeof shownProfile>;

/** The profile at this gamertag, any text from an address; also at one that the player had before. */
export const profileQuery = (gamertag: string, eyes: Eyes) =>
  readQuery('/api/players/gamertag/:gamertag/profile', `${addressOf(gamertag)}/profile`, shownProfile, eyes);

/** The teams that the player played in, the latest first. */
export const playedTeamsQuery = (gamertag: string) =>
  readQuery('/api/players/gamertag/:gamertag/teams', `${addressOf(gamertag)}/teams`, playedTeamsAnswer);

/** The matches of a player, the latest first: of one season, or of all of them. */
export const historyQuery = (gamertag: string, season?: number) =>
  readQuery(
    '/api/players/gamertag/:gamertag/matches',
    `${addressOf(gamertag)}/matches${season === undefined ? '' : `?season=${season}`}`,
    matchHistoryAnswer,
  );
