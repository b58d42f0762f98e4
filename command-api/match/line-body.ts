import type { Incident, LineupEntry } from '@league/events/match-result.ts';
import type { SentResult } from '../contract/match.ts';
import {
  positionOf,
  type SentColumnEntry,
  type SentIncident,
  type SentLine,
  type SentLineupPlace,
} from '../contract/match-lines.ts';
import type { ColumnPart, LinePart, ListParts } from './result-parts.ts';

/** A match without extra time. */
const WHOLE_MATCH = 90;

/** The lists that the body has; null is an empty one. Undefined where it has none. */
export const listParts = (body: Partial<SentResult>): ListParts | undefined => {
  const lists = {
    playerStats: each(body.playerStats, linePart),
    homeLineup: each(body.homeLineup, lineupPart),
    awayLineup: each(body.awayLineup, lineupPart),
    incidents: each(body.incidents, incidentPart),
    goalScorers: each(body.goalScorers, columnPart),
    assists: each(body.assists, columnPart),
    saves: each(body.saves, columnPart),
  };
  return Object.values(lists).every((list) => list === undefined) ? undefined : lists;
};

const each = <Sent, Part>(
  sent: readonly Sent[] | null | undefined,
  part: (sent: Sent) => Part,
): readonly Part[] | undefined => (sent === undefined ? undefined : (sent ?? []).map(part));

/** What was recorded of the rest is added behind: spread in, each would cost an object and a copy, in every line of every result. */
const linePart = (line: SentLine): LinePart => {
  const isStartingEleven = line.isStartingEleven ?? false;
  const part: LinePart = {
    playerId: line.player.toLowerCase(),
    team: line.team?.trim() || undefined,
    position: line.position ? positionOf(line.position) : null,
    isStartingEleven,
    minutesPlayed: line.minutesPlayed ?? (isStartingEleven ? WHOLE_MATCH : 0),
    goals: line.goals ?? 0,
    assists: line.assists ?? 0,
    saves: line.saves ?? 0,
    yellowCards: line.yellowCards ?? 0,
    redCards: line.redCards ?? 0,
  };
  if (typeof line.shots === 'number') part.shots = line.shots;
  if (typeof line.passes === 'number') part.passes = line.passes;
  if (typeof line.gkCatches === 'number') part.gkCatches = line.gkCatches;
  if (typeof line.rating === 'number') part.rating = line.rating;
  if (line.manOfTheMatch === true) part.manOfTheMatch = true;
  return part;
};

const lineupPart = ({ player, position, jerseyNumber }: SentLineupPlace): LineupEntry => ({
  playerId: player.toLowerCase(),
  position: position ? positionOf(position) : null,
  jerseyNumber: jerseyNumber ?? null,
});

const incidentPart = ({ type, minute, description, player }: SentIncident): Incident => ({
  type,
  minute,
  description: description?.trim() ?? '',
  playerId: player?.toLowerCase() ?? null,
});

const columnPart = ({ player, team, count }: SentColumnEntry): ColumnPart => ({
  playerId: player.toLowerCase(),
  team: team ?? undefined,
  count: count ?? 1,
});
