import type { LineupEntry, MatchResult, Side } from '@league/events/match-result.ts';
import type { Fixture } from '@league/events/seasons.ts';
import { sidesOf } from '@league/events/rules/match-sides.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import type { LinePlayers } from '../ports/player-directory.ts';

/** What is looked up for the lists of a result. */
export type LineFacts = {
  /** The players whom the lists name, as far as they exist; there may be others. */
  readonly players: LinePlayers;
  /** Names of the sides, where the lists name a team by anything but its side or id. */
  readonly teamNames?: Readonly<Record<Side, string>> | undefined;
  /** True for lines that are not held against the present teams of their players, as those of an import. */
  readonly unchecked?: boolean;
};

export const noFacts: LineFacts = { players: new Map() };

/** Where somebody stands in a result, or may stand. */
type Place = { readonly side: Side; readonly number: number | null };

/** The match for which players are looked at; `date` is that of its schedule. */
export type LineMatch = Pick<Fixture, 'home' | 'away' | 'date'>;

/** The places of all who stand in a result already: these stay right after a transfer (docs/rules.md#lines). */
export const standingPlaces = (result: MatchResult | undefined): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>();
  if (result === undefined) return places;
  const note = (side: Side) => (entry: LineupEntry) => places.set(entry.playerId, { side, number: entry.jerseyNumber });
  result.homeLineup.forEach(note('home'));
  result.awayLineup.forEach(note('away'));
  for (const { playerId, side, number } of result.lines) places.set(playerId, { side, number });
  return places;
};

/** The side that a text names: by itself, by the id of its team, or by its name. Undefined where it names neither. */
export const sideNamed = (text: string, { home, away }: LineMatch, { teamNames }: LineFacts): Side | undefined => {
  if (text === 'home' || text === 'away') return text;
  const id = text.toLowerCase();
  if (id === home) return 'home';
  if (id === away) return 'away';
  const key = nameKey(text);
  if (teamNames === undefined) return undefined;
  return nameKey(teamNames.home) === key ? 'home' : nameKey(teamNames.away) === key ? 'away' : undefined;
};

/**
 * The place of a player in the match: the one that stands, or else in the wished side, or the side whose player he was on the day
 * of the match or is now. A sentence where there is none (docs/rules.md#lines).
 */
export const placeOf = (
  playerId: string,
  wished: Side | undefined,
  match: LineMatch,
  facts: LineFacts,
  standing: ReadonlyMap<string, Place>,
): Place | string => {
  const stands = standing.get(playerId);
  if (stands !== undefined && (wished === undefined || wished === stands.side)) return stands;
  const player = facts.players.get(playerId);
  if (facts.unchecked === true && wished !== undefined) return { side: wished, number: player?.number ?? null };
  if (player === undefined) return 'Oyuncu bulunamadı.';
  if (!player.approved) return 'Bu oyuncu henüz onaylanmadı.';
  const sides = sidesOf(player.teams, match);
  if (sides.length === 0) return 'Bu oyuncu maçın iki takımından birinde değil.';
  const side = wished ?? sides[0];
  if (side === undefined || !sides.includes(side)) return 'Bu oyuncu diğer takımda.';
  return { side, number: player.number };
};
