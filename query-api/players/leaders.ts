import { playersModel } from '../contract/players.ts';
import type { LeaderAnswer, PlayerStats } from '../contract/leaders.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { chosenSeason } from '../seasons/chosen-season.ts';
import { turkish, readPlayersTeams } from './answer-player.ts';
import { readSeasonFigures } from './figures.ts';
import { readPlayerReferences } from './player-references.ts';

/** The statistics that have a leaderboard. */
type Led = 'goals' | 'assists' | 'saves';

/** The leaders of a season: docs/rules.md#leaders. Deleted players stay, with the gamertag that they had. */
export const readLeaders = async (view: ReadView, led: Led, number: number | undefined): Promise<LeaderAnswer[]> => {
  const season = await chosenSeason(view, number);
  const figures = season === undefined ? [] : await readSeasonFigures(view, season);
  const leading = figures.filter(([, { stats }]) => stats[led] > 0);
  if (leading.length === 0) return [];
  const named = await readPlayerReferences(view);
  const players = new Map((await view.list(playersModel)).map((player) => [player.id, player]));
  const teams = await readPlayersTeams(view);
  return leading
    .map(([playerId, { stats }]): LeaderAnswer => {
      const player = players.get(playerId);
      const team = teams.present(player?.teamId ?? null);
      return {
        ...named(playerId),
        jerseyNumber: player?.jerseyNumber ?? null,
        position: player?.position ?? null,
        currentTeam: team && { _id: team._id, name: team.name, logo: team.logo, crest: team.crest },
        stats,
      };
    })
    .toSorted((a, b) => order(led, a, b));
};

type Ranked = { readonly _id: string; readonly gamertag: string; readonly stats: PlayerStats };

const order = (led: Led, a: Ranked, b: Ranked): number =>
  b.stats[led] - a.stats[led] ||
  a.stats.matchesPlayed - b.stats.matchesPlayed ||
  turkish.compare(a.gamertag, b.gamertag) ||
  (a._id < b._id ? -1 : 1);
