import type { Incident, LineupEntry, MatchResult, PlayerLine, Side } from '@league/events/match-result.ts';
import { placeOf, standingPlaces } from './line-players.ts';
import type { LineMaking } from './lines.ts';

const sides = ['home', 'away'] as const;
const lineupNames = { home: 'homeLineup', away: 'awayLineup' } as const;

/** The side in whose lines a player stands. */
type SideOfLine = (playerId: string) => Side | undefined;

type Lists = Pick<MatchResult, 'lines' | 'homeLineup' | 'awayLineup' | 'incidents'>;

/** The line-ups of a result as they are wished, held against its lines (docs/rules.md#lines). */
export const lineupsOf = (
  making: LineMaking,
  lines: readonly PlayerLine[],
): Pick<MatchResult, 'homeLineup' | 'awayLineup'> => {
  const sideOfLine: SideOfLine = (playerId) => lines.find((line) => line.playerId === playerId)?.side;
  const seen = new Set<string>();
  const [homeLineup = [], awayLineup = []] = sides.map((side) => {
    const sent = making.lists[lineupNames[side]];
    const kept = making.previous?.[lineupNames[side]] ?? [];
    const lineup = sent === undefined ? kept : placesSent(sent, side, making, sideOfLine);
    for (const [index, { playerId }] of lineup.entries()) {
      if (seen.has(playerId)) complainOfTwice(making, side, index, playerId);
      seen.add(playerId);
      if (sent === undefined && (sideOfLine(playerId) ?? side) !== side) {
        const line = making.lists.playerStats?.findIndex((one) => one.playerId === playerId) ?? -1;
        making.complain(
          line === -1 ? 'playerStats' : `playerStats[${line}].team`,
          'Bu oyuncu diğer takımın kadrosunda.',
        );
      }
    }
    return [...lineup];
  });
  return { homeLineup, awayLineup };
};

/** At the place that was sent: the other list's, where this one was not. */
const complainOfTwice = ({ lists, complain }: LineMaking, side: Side, index: number, playerId: string): void => {
  const message = 'Bu oyuncu kadrolarda iki kez var.';
  if (lists[lineupNames[side]] !== undefined) complain(`${lineupNames[side]}[${index}].player`, message);
  else complain(`homeLineup[${lists.homeLineup?.findIndex((one) => one.playerId === playerId) ?? 0}].player`, message);
};

/** Numbers that are left out are those that the players wear. */
const placesSent = (
  sent: readonly LineupEntry[],
  side: Side,
  { match, facts, previous, complain }: LineMaking,
  sideOfLine: SideOfLine,
): LineupEntry[] => {
  const standing = standingPlaces(previous);
  return sent.map((entry, index) => {
    const path = `${lineupNames[side]}[${index}].player` as const;
    const place = placeOf(entry.playerId, side, match, facts, standing);
    if (typeof place === 'string') {
      complain(path, place);
      return entry;
    }
    if ((sideOfLine(entry.playerId) ?? side) !== side) complain(path, 'Bu oyuncu diğer takımda.');
    return { ...entry, jerseyNumber: entry.jerseyNumber ?? place.number };
  });
};

/** The incidents of a result as they are wished: their players are in the result, or may be in it (docs/rules.md#incidents). */
export const incidentsOf = (
  { lists, previous, match, facts, complain }: LineMaking,
  result: Omit<Lists, 'incidents'>,
): readonly Incident[] => {
  const sent = lists.incidents;
  if (sent === undefined) return previous?.incidents ?? [];
  const there = new Set<string | null>([null, ...standingPlaces(previous).keys()]);
  for (const list of [result.lines, result.homeLineup, result.awayLineup, previous?.incidents ?? []]) {
    for (const { playerId } of list) there.add(playerId);
  }
  for (const [index, { playerId }] of sent.entries()) {
    if (playerId === null || there.has(playerId)) continue;
    const place = placeOf(playerId, undefined, match, facts, new Map());
    if (typeof place === 'string') complain(`incidents[${index}].player`, place);
  }
  return sent;
};
