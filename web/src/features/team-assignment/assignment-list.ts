import { playerPositions } from '@league/query-api/contract/positions.ts';
import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { fold } from '../../components/ui/combobox-filter.ts';
import { FREE } from '../players/player-search.ts';
import type { assignmentSearch, Sort } from './assignment-search.ts';

const turkish = new Intl.Collator('tr', { numeric: true });

type Filters = Partial<Pick<ReturnType<typeof assignmentSearch>, 'q' | 'team' | 'position' | 'sort' | 'order'>>;

/** Only approved players can be put into a team. */
export const assignable = (players: readonly AdminsPlayer[]): readonly AdminsPlayer[] =>
  players.filter(({ status }) => status === 'approved');

const byName = (one: AdminsPlayer, other: AdminsPlayer): number =>
  turkish.compare(one.gamertag, other.gamertag) || (one._id < other._id ? -1 : 1);

/** From the own goal on; a player without a position comes last. */
const placeOf = ({ position }: AdminsPlayer): number =>
  position === null ? playerPositions.length : playerPositions.indexOf(position);

const orders: Readonly<Record<Sort, (one: AdminsPlayer, other: AdminsPlayer) => number>> = {
  name: byName,
  position: (one, other) => placeOf(one) - placeOf(other),
  // Turned round, the best come first and players without a rating last.
  rating: ({ overallRating: one }, { overallRating: other }) => (one ?? 0) - (other ?? 0),
  // Free players come last.
  team: ({ currentTeam: one }, { currentTeam: other }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return turkish.compare(one.name, other.name);
  },
};

/** The players that the filters leave, sorted; those who are level stand by gamertag, whatever the direction. */
export const findAssignable = (
  players: readonly AdminsPlayer[],
  { q = '', team, position, sort = 'name', order }: Filters,
): readonly AdminsPlayer[] => {
  const wanted = fold(q);
  const direction = order === 'desc' ? -1 : 1;
  return players
    .filter(
      ({ gamertag, currentTeam, position: own }) =>
        fold(gamertag).includes(wanted) &&
        (team === undefined || (currentTeam?._id ?? FREE) === team) &&
        (position === undefined || own === position),
    )
    .toSorted((one, other) => direction * orders[sort](one, other) || byName(one, other));
};

/** How many of the players have a team, and how many have none. */
export const countAssigned = (players: readonly AdminsPlayer[]) => {
  const free = players.filter(({ currentTeam }) => currentTeam === null).length;
  return { total: players.length, withTeam: players.length - free, free };
};
