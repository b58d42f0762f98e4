import type { PlayerAnswer, PlayerDocument } from '../contract/players.ts';
import { teamsModel } from '../contract/teams.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { type OfficesOf, officeRoles } from '../officials/offices.ts';
import type { FiguresOf } from './figures.ts';
import { cityOf, teamReferences } from '../teams/team-references.ts';

/** A team as the answers about players name it. */
type PlayersTeam = NonNullable<PlayerAnswer['currentTeam']>;

/** A team by its id: that of a past membership, also of a deleted team, and the present one, which a deleted team is not. */
type PlayersTeams = {
  readonly past: (teamId: string) => PlayersTeam;
  readonly present: (teamId: string | null) => PlayersTeam | null;
};

/** Id, name, logo and city of each team. */
export const readPlayersTeams = async (view: ReadView): Promise<PlayersTeams> => {
  const teams = await view.list(teamsModel);
  const referenceOf = teamReferences(teams);
  const byId = new Map(teams.map((team) => [team.id, { ...referenceOf(team.id), city: cityOf(team) }]));
  const existing = new Set(teams.flatMap(({ id, deleted }) => (deleted ? [] : [id])));
  const past = (teamId: string): PlayersTeam => byId.get(teamId) ?? { ...referenceOf(teamId), city: null };
  return { past, present: (teamId) => (teamId !== null && existing.has(teamId) ? past(teamId) : null) };
};

/** What answers about players are made of besides the player. */
export type PlayerFacts = { readonly teams: PlayersTeams; readonly figures: FiguresOf; readonly offices: OfficesOf };

/** What everybody may know of a player: nothing personal. */
export const answerPlayer = (player: PlayerDocument, { teams, figures, offices }: PlayerFacts): PlayerAnswer => ({
  ...answerListed(player, teams),
  roles: [...(player.isAdmin ? (['admin'] as const) : []), ...officeRoles(offices(player.id))],
  ...figures(player.id),
});

/** The same without figures and roles. */
export const answerListed = (
  player: PlayerDocument,
  { present }: PlayersTeams,
): Omit<PlayerAnswer, 'roles' | 'stats' | 'overallRating'> => ({
  _id: player.id,
  gamertag: player.gamertag,
  position: player.position,
  jerseyNumber: player.jerseyNumber,
  currentTeam: present(player.teamId),
  isApproved: player.status === 'approved',
  isAdmin: player.isAdmin,
  createdAt: player.createdAt,
});

/** The order of names. */
export const turkish = new Intl.Collator('tr');

/** The order of lists of players: by gamertag in Turkish. */
export const byGamertag = (a: Named, b: Named): number =>
  turkish.compare(a.gamertag, b.gamertag) || (a.id < b.id ? -1 : 1);

type Named = { readonly id: string; readonly gamertag: string };

/**
 * The players in the order of lists; the first so many, or all. Of many players a few are found without sorting all: most are
 * compared with the last of the few only.
 */
export const firstByGamertag = <Player extends Named>(
  players: readonly Player[],
  most: number = players.length,
): readonly Player[] => {
  if (most >= players.length) return players.toSorted(byGamertag);
  const first = players.slice(0, most).toSorted(byGamertag);
  for (const player of players.slice(most)) {
    const last = first.at(-1);
    if (last === undefined || byGamertag(last, player) < 0) continue;
    first.pop();
    const place = first.findIndex((each) => byGamertag(player, each) < 0);
    first.splice(place === -1 ? first.length : place, 0, player);
  }
  return first;
};
