import type { PlayerAnswer } from '@league/query-api/contract/players.ts';
import { fold } from '../../components/ui/combobox-filter.ts';
import { FREE, type PlayerFilter } from './player-search.ts';

const turkish = new Intl.Collator('tr', { numeric: true });

/** A list of players with what is worked out once and not at every key. */
export type Roster = {
  readonly players: readonly (PlayerAnswer & { readonly folded: string })[];
  readonly withTeam: number;
  /** The teams that have players, by name. */
  readonly teams: readonly { readonly _id: string; readonly name: string }[];
};

/** The approved ones of a list, in its order. */
export const rosterOf = (all: readonly PlayerAnswer[]): Roster => {
  const players = all
    .filter(({ isApproved }) => isApproved)
    .map((player) => ({ ...player, folded: fold(player.gamertag) }));
  const teams = new Map(players.flatMap(({ currentTeam }) => (currentTeam ? [[currentTeam._id, currentTeam]] : [])));
  return {
    players,
    withTeam: players.filter(({ currentTeam }) => currentTeam !== null).length,
    teams: [...teams.values()].toSorted((a, b) => turkish.compare(a.name, b.name)),
  };
};

const isOf = (team: string, { currentTeam }: PlayerAnswer): boolean =>
  team === FREE ? currentTeam === null : currentTeam?._id === team;

/** The players that fit all that the filter names. */
export const findPlayers = ({ players }: Roster, { q = '', position, team }: PlayerFilter): readonly PlayerAnswer[] => {
  const wanted = fold(q);
  return players.filter(
    (player) =>
      player.folded.includes(wanted) &&
      (position === undefined || player.position === position) &&
      (team === undefined || isOf(team, player)),
  );
};
