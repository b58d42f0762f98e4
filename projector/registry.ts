import type { Projection } from './define-projection.ts';
import { audit } from './projections/audit.projection.ts';
import { gamertags } from './projections/gamertags.projection.ts';
import { likes } from './projections/likes.projection.ts';
import { matchLines } from './projections/match-lines.projection.ts';
import { matchOfficials } from './projections/match-officials.projection.ts';
import { matches } from './projections/matches.projection.ts';
import { officials } from './projections/officials.projection.ts';
import { playedTeams } from './projections/played-teams.projection.ts';
import { playerNames } from './projections/player-names.projection.ts';
import { players } from './projections/players.projection.ts';
import { resultVersions } from './projections/result-versions.projection.ts';
import { seasonActs } from './projections/season-acts.projection.ts';
import { seasonSquads } from './projections/season-squads.projection.ts';
import { seasons } from './projections/seasons.projection.ts';
import { settings } from './projections/settings.projection.ts';
import { squads } from './projections/squads.projection.ts';
import { standings } from './projections/standings.projection.ts';
import { takenOff } from './projections/taken-off.projection.ts';
import { teams } from './projections/teams.projection.ts';

/** Every projection of the league. One that is added here fills itself from history at the next start. */
export const registry: readonly Projection[] = [
  settings,
  teams,
  matches,
  matchLines,
  standings,
  resultVersions,
  seasonSquads,
  takenOff,
  seasons,
  seasonActs,
  players,
  gamertags,
  playerNames,
  squads,
  playedTeams,
  likes,
  officials,
  matchOfficials,
  audit,
];
