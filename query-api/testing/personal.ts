import type { PersonalData } from '../ports/personal-reader.ts';

/** No account on any site. */
export const noSocialMedia = { twitter: null, instagram: null, twitch: null, youtube: null };

/** What is stored of a person, who has given nothing but what a test says. */
export const personalData = (part: Partial<PersonalData> = {}): PersonalData => ({
  email: null,
  psoId: null,
  firstName: null,
  lastName: null,
  bio: null,
  playingStyle: null,
  socialMedia: noSocialMedia,
  rejectionReason: null,
  refereeNotes: null,
  broadcasterNotes: null,
  channelLink: null,
  channelName: null,
  ...part,
});
