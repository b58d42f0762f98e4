import type { Side } from '@league/events/match-result.ts';
import { sidesOf } from '@league/events/rules/match-sides.ts';
import type { MatchPlayer } from '../contract/match-players.ts';
import type { MatchDocument } from '../contract/matches.ts';
import { playedTeamsModel, type PlayerDocument, playersModel } from '../contract/players.ts';
import { byGamertag } from '../players/answer-player.ts';
import type { ReadView } from '../ports/read-model-reader.ts';

/** Who may stand in the rows of a match: its teams' players of the day and of now. */
export const readMatchPlayers = async (view: ReadView, match: MatchDocument): Promise<MatchPlayer[]> => {
  const found: { readonly player: PlayerDocument; readonly sides: ReadonlySet<Side> }[] = [];
  for (const { playerId, teams } of await view.list(playedTeamsModel)) {
    if (!teams.some(({ teamId }) => teamId === match.home || teamId === match.away)) continue;
    const memberships = teams.map(({ teamId, startDate, endDate }) => ({ teamId, from: startDate, until: endDate }));
    const sides = new Set(sidesOf(memberships, match));
    const player = sides.size === 0 ? undefined : await view.get(playersModel, playerId);
    if (player?.status === 'approved') found.push({ player, sides });
  }
  return found
    .toSorted((a, b) => byGamertag(a.player, b.player))
    .map(({ player: { id, gamertag, position, jerseyNumber }, sides }) => ({
      _id: id,
      gamertag,
      position,
      jerseyNumber,
      sides: [...sides],
    }));
};
