import type { Incident, LineupEntry, Side } from '@league/events/match-result.ts';
import type { MatchPosition } from '@league/events/positions.ts';
import { sideIn } from '@league/events/rules/lines.ts';
import type { IncidentAnswer, LineupPlace, MatchDetails, StatLine } from '../contract/match-details.ts';
import { type HistoryLine, lineOfRow, type MatchLinesDocument } from '../contract/match-lines.ts';
import type { PlayerReferences } from '../players/player-references.ts';
import type { TeamReferences } from '../teams/team-references.ts';

/** From the own goal on: the keeper, the defence, the midfield, the attack. A line without position comes last. */
const LINES: Readonly<Record<MatchPosition, number>> = {
  Kaleci: 0,
  'Sol Bek': 1,
  Stoper: 1,
  'Sağ Bek': 1,
  Defans: 1,
  'Sol Orta Saha': 2,
  'Orta Saha': 2,
  'Sağ Orta Saha': 2,
  'Sol Kanat': 3,
  'Sağ Kanat': 3,
  'Sol Forvet': 3,
  Forvet: 3,
  'Sağ Forvet': 3,
};

type LinesAnswer = Pick<MatchDetails, 'playerStats' | 'homeLineup' | 'awayLineup' | 'incidents'>;

/** Lines, line-ups and incidents with the names of players and teams; without a result none of them. */
export const answerLines = (
  match: MatchLinesDocument | undefined,
  player: PlayerReferences,
  team: TeamReferences,
): LinesAnswer => {
  if (match === undefined) return { playerStats: [], homeLineup: [], awayLineup: [], incidents: [] };
  const { homeLineup, awayLineup, incidents } = match;
  const lines = match.lines.map((row) => lineOfRow(row, match));
  const sideOf = (playerId: string): Side | null => sideIn({ lines, homeLineup, awayLineup }, playerId) ?? null;
  return {
    playerStats: lines.toSorted(inOrder).map((line) => answerLine(line, player, team)),
    homeLineup: homeLineup.map((place) => answerPlace(place, player)),
    awayLineup: awayLineup.map((place) => answerPlace(place, player)),
    incidents: answerIncidents(incidents, player, sideOf),
  };
};

/** The home side first, its starters first, by their line on the pitch, then by the number worn (docs/rules.md#lines). */
const inOrder = (a: HistoryLine, b: HistoryLine): number =>
  Number(a.side === 'away') - Number(b.side === 'away') ||
  Number(b.isStartingEleven) - Number(a.isStartingEleven) ||
  lineOf(a) - lineOf(b) ||
  numberOf(a) - numberOf(b);

const lineOf = ({ position }: HistoryLine): number => (position === null ? 4 : LINES[position]);
const numberOf = ({ number }: HistoryLine): number => number ?? Number.MAX_SAFE_INTEGER;

const answerLine = (line: HistoryLine, player: PlayerReferences, team: TeamReferences): StatLine => ({
  player: player(line.playerId),
  side: line.side,
  team: team(line.teamId),
  position: line.position,
  jerseyNumber: line.number,
  isStartingEleven: line.isStartingEleven,
  minutesPlayed: line.minutesPlayed,
  goals: line.goals,
  assists: line.assists,
  saves: line.saves,
  yellowCards: line.yellowCards,
  redCards: line.redCards,
  shots: line.shots,
  passes: line.passes,
  gkCatches: line.gkCatches,
  rating: line.rating,
  manOfTheMatch: line.manOfTheMatch,
});

const answerPlace = ({ playerId, position, jerseyNumber }: LineupEntry, player: PlayerReferences): LineupPlace => ({
  player: player(playerId),
  position,
  jerseyNumber,
});

/** By minute; incidents of one minute as they were entered. */
const answerIncidents = (
  incidents: readonly Incident[],
  player: PlayerReferences,
  sideOf: (playerId: string) => Side | null,
): IncidentAnswer[] =>
  incidents
    .toSorted((a, b) => a.minute - b.minute)
    .map(({ type, minute, description, playerId }) => ({
      type,
      minute,
      description,
      player: playerId === null ? null : player(playerId),
      side: playerId === null ? null : sideOf(playerId),
    }));
