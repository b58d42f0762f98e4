import type { PlayerDocument } from '../contract/players.ts';
import type { PersonalData } from '../ports/personal-reader.ts';

/** What answers show of personal data, and to whom: docs/rules.md#privacy. `undefined` is a player without an account. */
type Known = PersonalData | undefined;

/** For admins, and for the player: the address, and the id in the game. */
export const privateOf = (known: Known) => ({ email: known?.email ?? null, psoId: known?.psoId ?? null });

/** The name, where one was given: on the profile, and in the list that admins get. */
export const nameOf = (known: Known) => ({ firstName: known?.firstName ?? null, lastName: known?.lastName ?? null });

/** What a player wrote for everybody. */
export const profileOf = ({ favoritePosition }: PlayerDocument, known: Known) => ({
  bio: known?.bio ?? null,
  favoritePosition,
  playingStyle: known?.playingStyle ?? null,
  socialMedia: known?.socialMedia ?? { twitter: null, instagram: null, twitch: null, youtube: null },
});

/** For admins alone. */
export const forAdmins = ({ status }: PlayerDocument, known: Known) => ({
  ...privateOf(known),
  ...nameOf(known),
  status,
  rejectionReason: status === 'rejected' ? (known?.rejectionReason ?? null) : null,
  hasAccount: known !== undefined,
});
