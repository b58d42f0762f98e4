import { searchOf, textThat } from '../../layout/search-of.ts';

/** In the order in which they need an admin. */
export const STATUSES = ['pending', 'approved', 'rejected'] as const;
export type PlayerStatus = (typeof STATUSES)[number];

/** What can be open over the list, each about one player. */
export const DIALOGS = ['edit', 'team', 'release', 'reject', 'code', 'delete'] as const;
export type PlayerDialog = (typeof DIALOGS)[number];

/** Names and addresses are shorter; a longer search would only break the page's layout. */
export const LONGEST_SEARCH = 100;

/** Reads one of these words, and passes over all else. */
export const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (value: unknown): Word | undefined =>
    words.find((word) => word === value);

/** Reads the id of a player or a team. */
export const anId = textThat((text) => /^[\w-]{1,64}$/.test(text));

/** `/admin/players?status=pending&q=kartal&player=…&open=edit`: the filters, and what is open over the list for whom. */
export const playersSearch = searchOf({
  q: textThat((text) => text !== '' && text.length <= LONGEST_SEARCH, true),
  status: oneOf(STATUSES),
  player: anId,
  open: oneOf(DIALOGS),
});
