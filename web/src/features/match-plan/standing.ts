/** Whom the admin takes for the official of a match. The list of matches may know better. */
export type Standing = {
  readonly matchId: string;
  /** The id of the person whom the dialog showed first or saved last; null for nobody. */
  readonly person: string | null;
  /** What the list said at that time. */
  readonly listed: string | null;
};

/**
 * What the admin takes for true once the list says `listed`. The list may be behind an own save, which it then confirms later.
 * Another person in the list is news: the admin has seen it where no choice is unsaved; otherwise the standing stays.
 */
export const follow = (standing: Standing, matchId: string, listed: string | null, unsaved: boolean): Standing => {
  if (standing.matchId !== matchId) return { matchId, person: listed, listed };
  if (standing.listed === listed) return standing;
  if (standing.person === listed || !unsaved) return { matchId, person: listed, listed };
  return standing;
};

/** Whether another admin has changed the official under an unsaved choice. */
export const hasMoved = (standing: Standing, listed: string | null): boolean => standing.listed !== listed;
