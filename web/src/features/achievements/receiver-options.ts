import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import type { ComboboxOption } from '../../components/ui/combobox-filter.ts';

const turkish = new Intl.Collator('tr', { numeric: true });

/** The players who can have an achievement, by gamertag, each with the present team. */
export const playerOptions = (players: readonly AdminsPlayer[]): readonly ComboboxOption[] =>
  players
    .filter(({ isApproved }) => isApproved)
    .toSorted((one, other) => turkish.compare(one.gamertag, other.gamertag) || (one._id < other._id ? -1 : 1))
    .map(({ _id, gamertag, currentTeam }) => ({
      id: _id,
      label: gamertag,
      ...(currentTeam !== null && { note: currentTeam.name }),
    }));

/** The teams, as the server lists them. */
export const teamOptions = (teams: readonly Pick<TeamAnswer, '_id' | 'name'>[]): readonly ComboboxOption[] =>
  teams.map(({ _id, name }) => ({ id: _id, label: name }));
