import type { Incident, LineupEntry, MatchResult, PlayerLine } from '@league/events/match-result.ts';
import type { MatchPosition } from '@league/events/positions.ts';
import { sideIn } from '@league/events/rules/lines.ts';
import type { IncidentAnswer, LineupPlace, MatchDetails, StatLine } from '../contract/match-details.ts';
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

/** What a result says of players. */
export type Lines = Pick<MatchResult, 'lines' | 'homeLineup' | 'awayLineup' | 'incidents'>;

type LinesAnswer = Pick<MatchDetails, 'playerStats' | 'homeLineup' | 'awayLineup' | 'incidents'>;

/** Lines, line-ups and incidents with the names of players and teams; without a result none of them. */
export const answerLines = (lines: Lines | null, player: PlayerReferences, team: TeamReferences): LinesAnswer => ({
  playerStats: (lines?.lines ?? []).toSorted(inOrder).map((line) => answerLine(line, player, team)),
  homeLineup: (lines?.homeLineup ?? []).map((place) => answerPlace(place, player)),
  awayLineup: (lines?.awayLineup ?? []).map((place) => answerPlace(place, player)),
  incidents: answerIncidents(lines, player),
});

/** The home side first, its starters first, by their line on the pitch, then by the number worn (docs/rules.md#lines). */
const inOrder = (a: PlayerLine, b: PlayerLine): number =>
  Number(a.side === 'away') - Number(b.side === 'away') ||
  Number(b.isStartingEleven) - Number(a.isStartingEleven) ||
  lineOf(a) - lineOf(b) ||
  numberOf(a) - numberOf(b);

const lineOf = ({ position }: PlayerLine): number => (position === null ? 4 : LINES[position]);
const numberOf = ({ number }: PlayerLine): number => number ?? Number.MAX_SAFE_INTEGER;

const answerLine = (line: PlayerLine, player: PlayerReferences, team: TeamReferences): StatLine => ({
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
  shots: line.shots ?? null,
  passes: line.passes ?? null,
  gkCatches: line.gkCatches ?? null,
  rating: line.rating ?? null,
  manOfTheMatch: line.manOfTheMatch ?? false,
});

const answerPlace = ({ playerId, position, jerseyNumber }: LineupEntry, player: PlayerReferences): LineupPlace => ({
  player: player(playerId),
  position,
  jerseyNumber,
});

/** By minute; incidents of one minute as they were entered. */
const answerIncidents = (lines: Lines | null, player: PlayerReferences): IncidentAnswer[] =>
  lines === null
    ? []
    : lines.incidents
        .toSorted((a, b) => a.minute - b.minute)
        .map(({ type, minute, description, playerId }: Incident) => ({
          type,
          minute,
          description,
          player: playerId === null ? null : player(playerId),
          side: playerId === null ? null : (sideIn(lines, playerId) ?? null),
        }));
