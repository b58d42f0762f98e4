import type { Projection } from './define-projection.ts';
import { audit } from './projections/audit.projection.ts';
import { gamertags } from './projections/gamertags.projection.ts';
import { likes } from './projections/likes.projection.ts';
import { matches } from './projections/matches.projection.ts';
import { playedTeams } from './projections/played-teams.projection.ts';
import { playerHistory } from './projections/player-history.projection.ts';
import { playerNames } from './projections/player-names.projection.ts';
import { players } from './projections/players.projection.ts';
import { resultVersions } from './projections/result-versions.projection.ts';
import { seasons } from './projections/seasons.projection.ts';
import { settings } from './projections/settings.projection.ts';
import { squads } from './projections/squads.projection.ts';
import { standings } from './projections/standings.projection.ts';
import { teams } from './projections/teams.projection.ts';

/** Every projection of the league. One that is added here fills itself from history at the next start. */
export const registry: readonly Projection[] = [
  settings,
  teams,
  matches,
  standings,
  resultVersions,
  playerHistory,
  seasons,
  players,
  gamertags,
  playerNames,
  squads,
  playedTeams,
  likes,
  audit,
];
