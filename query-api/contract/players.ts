import { platform, refereeLevel } from '@league/events/officials.ts';
import { playerPosition } from '@league/events/positions.ts';
import * as z from 'zod/mini';
import { defineReadModel } from './read-model.ts';
import { playerStats } from './leaders.ts';
import { teamReference } from './team-reference.ts';

/** A player as far as the log knows one; personal data stands in the account store, and is joined when it is served. */
export const playerDocument = z.strictObject({
  id: z.string(),
  gamertag: z.string(),
  position: z.nullable(playerPosition),
  jerseyNumber: z.nullable(z.number()),
  favoritePosition: z.nullable(playerPosition),
  status: z.enum(['pending', 'approved', 'rejected']),
  isAdmin: z.boolean(),
  teamId: z.nullable(z.string()),
  createdAt: z.string(),
  /** When personal data last changed, so that answers in which it is joined move with it; null where it never did. */
  personalChangedAt: z.nullable(z.string()),
});
export type PlayerDocument = z.infer<typeof playerDocument>;
/** Deleted players have no document. */
export const playersModel = defineReadModel({ name: 'players', document: playerDocument, fields: ['status'] });

/** The player whom a gamertag leads to, the present one or one that the player had before. The id is the gamertag's key. */
const gamertagDocument = z.strictObject({ key: z.string(), playerId: z.string() });
/** One document for each gamertag, so that a player is found without reading all of them. */
export const gamertagsModel = defineReadModel({ name: 'gamertags', document: gamertagDocument, fields: [] });

/** The names that other answers join; a deleted player keeps the gamertag, without a page to lead to. */
export const playerNameDocument = z.strictObject({ id: z.string(), gamertag: z.string(), deleted: z.boolean() });
export type PlayerNameDocument = z.infer<typeof playerNameDocument>;
export const playerNamesModel = defineReadModel({ name: 'player-names', document: playerNameDocument, fields: [] });

/** The players of a team now, in the order in which they came. */
const squadDocument = z.strictObject({ teamId: z.string(), players: z.array(z.string()) });
export const squadsModel = defineReadModel({ name: 'squads', document: squadDocument, fields: [] });

/** The teams that a player played in, oldest first. A membership over a season's end is one, of the season in which it began. */
export const playedTeamsDocument = z.strictObject({
  playerId: z.string(),
  teams: z.array(
    z.strictObject({
      teamId: z.string(),
      season: z.number(),
      startDate: z.string(),
      endDate: z.nullable(z.string()),
      /** How it ended; null for the present team. */
      ended: z.nullable(z.enum(['moved', 'released', 'transfersReset', 'teamDeleted', 'rejected', 'deleted'])),
    }),
  ),
});
export type PlayedTeamsDocument = z.infer<typeof playedTeamsDocument>;
export const playedTeamsModel = defineReadModel({ name: 'played-teams', document: playedTeamsDocument, fields: [] });

/** Who likes a player. */
const likesDocument = z.strictObject({ playerId: z.string(), by: z.array(z.string()) });
export const likesModel = defineReadModel({ name: 'likes', document: likesDocument, fields: [] });

/** A team as players' answers name it. */
const playersTeam = z.object({ ...teamReference.shape, city: z.nullable(z.string()) });

/** What a player is besides a player: an office counts while it is held. */
const playerRole = z.enum(['admin', 'referee', 'broadcaster']);

/** Where an office stands: asked for, held, or refused. */
const officeStatus = z.enum(['pending', 'approved', 'rejected']);
/**
 * The offices of a player, null without one. Everybody learns of those that are held; what was asked for or refused stands in the own
 * profile and in what admins get.
 */
const offices = {
  refereeInfo: z.nullable(
    z.object({ isRefereeApproved: z.boolean(), status: officeStatus, level: z.nullable(refereeLevel) }),
  ),
  broadcasterInfo: z.nullable(z.object({ isBroadcasterApproved: z.boolean(), status: officeStatus, platform })),
};

/** A player in the list: approved ones, and nothing personal. */
export const playerAnswer = z.object({
  _id: z.string(),
  gamertag: z.string(),
  position: z.nullable(playerPosition),
  jerseyNumber: z.nullable(z.number()),
  currentTeam: z.nullable(playersTeam),
  isApproved: z.boolean(),
  isAdmin: z.boolean(),
  roles: z.array(playerRole),
  createdAt: z.string(),
  /** Of the current season. */
  stats: playerStats,
  /** The mean rating of the season's matches in which one was given, times ten; null without any (docs/rules.md#ratings). */
  overallRating: z.nullable(z.number()),
});
export type PlayerAnswer = z.infer<typeof playerAnswer>;
export const playersAnswer = z.array(playerAnswer);

/** What only admins read of a player, and of the own profile the player. */
const privateFields = { email: z.nullable(z.string()), psoId: z.nullable(z.string()) };

/** A player in the same list for admins: all of them, with what only they may read. */
export const adminsPlayer = z.object({
  ...playerAnswer.shape,
  ...privateFields,
  ...offices,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  status: playerDocument.shape.status,
  /** Null where no reason was given, and where the player is not rejected. */
  rejectionReason: z.nullable(z.string()),
  /** Whether there is an account to log in with; a player made by an import has none. */
  hasAccount: z.boolean(),
});
export type AdminsPlayer = z.infer<typeof adminsPlayer>;
export const adminsPlayers = z.array(adminsPlayer);

const text = z.nullable(z.string());

/** GET /api/players/gamertag/{gamertag}/profile. */
export const profileAnswer = z.object({
  ...playerAnswer.shape,
  ...offices,
  firstName: text,
  lastName: text,
  profile: z.object({
    bio: text,
    favoritePosition: z.nullable(playerPosition),
    playingStyle: text,
    socialMedia: z.object({ twitter: text, instagram: text, twitch: text, youtube: text }),
  }),
  /** The last three follow from the career (docs/rules.md#badges). */
  badges: z.array(z.enum([...playerRole.options, 'veteran', 'mvp', 'topScorer'])),
  /** Over all seasons; resets and decreases take nothing off it. */
  career: playerStats,
  likesCount: z.number(),
});
export type ProfileAnswer = z.infer<typeof profileAnswer>;

/** The same for somebody who is signed in; `email` and `psoId` are there on the own profile, and for admins. */
export const signedInProfile = z.object({
  ...profileAnswer.shape,
  isLiked: z.boolean(),
  email: z.optional(text),
  psoId: z.optional(text),
});

/** GET /api/players/gamertag/{gamertag}/teams, the latest first. */
export const playedTeamsAnswer = z.object({
  playedTeams: z.array(
    z.object({
      team: playersTeam,
      /** Whether the team is gone: it has a name, and no page. */
      deleted: z.boolean(),
      startDate: z.string(),
      endDate: z.nullable(z.string()),
      season: z.number(),
      isCurrentTeam: z.boolean(),
    }),
  ),
});
export type PlayedTeamsAnswer = z.infer<typeof playedTeamsAnswer>;

/** GET /api/admins: the players with admin access, by gamertag. */
export const adminListed = z.object({
  _id: z.string(),
  gamertag: z.string(),
  position: z.nullable(playerPosition),
  currentTeam: z.nullable(playersTeam),
  isApproved: z.boolean(),
});
export const adminsAnswer = z.array(adminListed);
/** The same for admins. */
export const adminsOfAdmins = z.array(z.object({ ...adminListed.shape, ...privateFields }));
