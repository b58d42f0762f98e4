import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { fold } from '../../components/ui/combobox-filter.ts';
import { type PlayerStatus, STATUSES } from './players-search.ts';

const turkish = new Intl.Collator('tr', { numeric: true });

/** A player with all that is searched, folded once: the list may be long, and is searched after each letter. */
export type ListedPlayer = { readonly player: AdminsPlayer; readonly text: string };

const textOf = ({ gamertag, email, psoId, firstName, lastName, currentTeam }: AdminsPlayer): string =>
  fold([gamertag, email, psoId, firstName, lastName, currentTeam?.name].filter((each) => each !== null).join(' '));

/** The players as they are listed: those who wait for an approval, approved ones and rejected ones, each by gamertag. */
export const listPlayers = (players: readonly AdminsPlayer[]): readonly ListedPlayer[] =>
  players
    .toSorted(
      (one, other) =>
        STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status) ||
        turkish.compare(one.gamertag, other.gamertag) ||
        (one._id < other._id ? -1 : 1),
    )
    .map((player) => ({ player, text: textOf(player) }));

/** Those that have the status, where one is asked for, and contain every word of the search, in any order. */
export const findPlayers = (
  listed: readonly ListedPlayer[],
  search: string,
  status: PlayerStatus | undefined,
): readonly AdminsPlayer[] => {
  const words = fold(search).split(' ');
  return listed
    .filter(
      ({ player, text }) => (status ?? player.status) === player.status && words.every((word) => text.includes(word)),
    )
    .map(({ player }) => player);
};

/** How many players have each status. */
export const countStatuses = (players: readonly AdminsPlayer[]): Readonly<Record<PlayerStatus, number>> => {
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const { status } of players) counts[status] += 1;
  return counts;
};
