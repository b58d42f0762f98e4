import { RESETTABLE, type Resettable } from '@league/command-api/contract/statistics.ts';
import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import type { PlayerStats } from '@league/query-api/contract/leaders.ts';
import { fold } from '../../components/ui/combobox-filter.ts';

const turkish = new Intl.Collator('tr', { numeric: true });

/** The approved players by gamertag: the others have no statistics. */
export const withStatistics = (players: readonly AdminsPlayer[]): readonly AdminsPlayer[] =>
  players
    .filter(({ status }) => status === 'approved')
    .toSorted((one, other) => turkish.compare(one.gamertag, other.gamertag) || (one._id < other._id ? -1 : 1));

/** Those whose gamertag or team contains the search. */
export const findByNameOrTeam = (players: readonly AdminsPlayer[], search: string): readonly AdminsPlayer[] => {
  const wanted = fold(search);
  return players.filter(
    ({ gamertag, currentTeam }) => fold(gamertag).includes(wanted) || fold(currentTeam?.name ?? '').includes(wanted),
  );
};

/** Whether there is anything that can be taken back. */
export const hasAny = (stats: PlayerStats): boolean =>
  stats.matchesPlayed > 0 || RESETTABLE.some((of) => stats[of] > 0);

/** What a reset of all players takes back. */
export type AllTotals = { readonly players: number } & Readonly<Record<Resettable, number>>;

export const totalsOf = (players: readonly AdminsPlayer[]): AllTotals => {
  const sum = (of: Resettable): number => players.reduce((total, { stats }) => total + stats[of], 0);
  return {
    players: players.filter(({ stats }) => hasAny(stats)).length,
    goals: sum('goals'),
    assists: sum('assists'),
    gkSaves: sum('gkSaves'),
    yellowCards: sum('yellowCards'),
    redCards: sum('redCards'),
  };
};

export type Choice = Resettable | 'all';

/** What is chosen after one box is ticked or unticked: 'all' stands alone. */
export const toggled = (chosen: readonly Choice[], choice: Choice): readonly Choice[] => {
  if (chosen.includes(choice)) return chosen.filter((each) => each !== choice);
  return choice === 'all' ? ['all'] : [...chosen.filter((each) => each !== 'all'), choice];
};
