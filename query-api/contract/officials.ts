import { platform, refereeLevel } from '@league/events/officials.ts';
import * as z from 'zod/mini';
import { playerReference } from './player-reference.ts';
import { defineReadModel } from './read-model.ts';

/** Where an office of a player stands: asked for, held, refused, or ended. */
const standing = z.enum(['applied', 'held', 'rejected', 'dismissed']);

/** The offices of one player, null for one that was never asked for; what is personal stands in the account store. */
export const officialDocument = z.strictObject({
  playerId: z.string(),
  referee: z.nullable(
    z.strictObject({
      standing,
      /** Since when it stands so. */
      since: z.string(),
      level: z.nullable(refereeLevel),
      experienceYears: z.nullable(z.number()),
    }),
  ),
  broadcaster: z.nullable(z.strictObject({ standing, since: z.string(), platform })),
  /** When personal data of an office was last written, so that answers in which it is joined move with it. */
  personalChangedAt: z.nullable(z.string()),
});
export type OfficialDocument = z.infer<typeof officialDocument>;
export const officialsModel = defineReadModel({ name: 'officials', document: officialDocument, fields: [] });

const person = z.object({
  _id: z.string(),
  gamertag: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
});

/** A referee in office; `_id` is the player's. */
export const simpleReferee = z.object({
  _id: z.string(),
  player: person,
  assignedDate: z.string(),
  /** Finished matches of all seasons at which the referee stood, in whatever place. */
  totalMatches: z.number(),
  notes: z.nullable(z.string()),
});
export type SimpleReferee = z.infer<typeof simpleReferee>;
export const simpleRefereesAnswer = z.object({ data: z.array(simpleReferee) });

/** A broadcaster in office; `_id` is the player's. */
export const simpleBroadcaster = z.object({
  _id: z.string(),
  player: person,
  assignedDate: z.string(),
  /** Finished matches of all seasons that the broadcaster showed. */
  totalBroadcasts: z.number(),
  notes: z.nullable(z.string()),
  platform,
  channelLink: z.nullable(z.string()),
  channelName: z.nullable(z.string()),
});
export type SimpleBroadcaster = z.infer<typeof simpleBroadcaster>;
export const simpleBroadcastersAnswer = z.object({ data: z.array(simpleBroadcaster) });

/** A broadcaster in office as everybody may know one: where the channel is. `_id` is the player's. */
export const channelAnswer = z.object({
  _id: z.string(),
  player: playerReference,
  platform,
  channelLink: z.nullable(z.string()),
  channelName: z.nullable(z.string()),
});
export type ChannelAnswer = z.infer<typeof channelAnswer>;
export const channelsAnswer = z.array(channelAnswer);

const listed = {
  _id: z.string(),
  /** First and last name, or the gamertag where there are none. */
  name: z.string(),
  /** The gamertag: nobody sees user names. */
  username: z.string(),
  email: z.nullable(z.string()),
  isApproved: z.boolean(),
  status: z.enum(['pending', 'approved', 'rejected']),
  /** When it was asked for, given or refused last. */
  since: z.string(),
};

/** Who is a referee, asked to be one or was refused. */
export const listedReferee = z.object({
  ...listed,
  level: z.nullable(refereeLevel),
  experienceYears: z.nullable(z.number()),
});
export type ListedReferee = z.infer<typeof listedReferee>;
export const refereesAnswer = z.object({ referees: z.array(listedReferee) });

/** Who is a broadcaster, asked to be one or was refused. */
export const listedBroadcaster = z.object({
  ...listed,
  platform,
  channelName: z.nullable(z.string()),
  channelLink: z.nullable(z.string()),
});
export type ListedBroadcaster = z.infer<typeof listedBroadcaster>;
export const broadcastersAnswer = z.object({ broadcasters: z.array(listedBroadcaster) });
