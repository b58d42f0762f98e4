import type { Side } from '@league/events/match-result.ts';
import type { PlayerDirectory } from '../ports/player-directory.ts';
import type { MatchState, PlannedMatch } from './decider.ts';
import { type LineFacts, type LineMatch, noFacts, placeOf, sideNamed, standingPlaces } from './line-players.ts';
import type { ListParts } from './result-parts.ts';

/** A player whom a list names, and the side in which the list wants the player, where it says one. */
type Wish = { readonly playerId: string; readonly side: Side | undefined };

/**
 * What a command has to know of the players whom its lists name, and of the names by which these call their teams. Players are
 * taken as they are known here, which may lag a moment; only where that would refuse one, they are asked for as of the log's head.
 * A promise only where something is asked for.
 * @throws StoreUnavailable where asking takes too long
 */
export const lookUpLines = (
  directory: PlayerDirectory,
  lists: ListParts,
  planned: PlannedMatch,
  state: MatchState,
): LineFacts | Promise<LineFacts> => {
  const match = { home: planned.home, away: planned.away, date: state.schedule?.date ?? planned.date };
  const standing = standingPlaces(state.status === 'finished' ? state.result : undefined);
  const unfit = (wishes: readonly Wish[], facts: LineFacts): Wish[] =>
    wishes.filter(({ playerId, side }) => typeof placeOf(playerId, side, match, facts, standing) === 'string');
  const wishes = wishesOf(lists, match);
  const others = standing.size === 0 ? wishes : unfit(wishes, noFacts);
  const strange = hasStrangeTeam(lists, match);
  if (others.length === 0 && !strange) return noFacts;
  const ids = others.map(({ playerId }) => playerId);
  if (strange) return withNames(directory, ids, match);
  const players = directory.playersFor(ids, (found) => unfit(others, { players: found }).length === 0);
  return players instanceof Promise ? players.then((read) => ({ players: read })) : { players };
};

/** The names of the teams are known as of the head, so the players are asked for as of the head too. */
const withNames = async (directory: PlayerDirectory, ids: readonly string[], teams: LineMatch): Promise<LineFacts> => {
  const facts = { players: await directory.playersFor(ids) };
  const [home, away] = await directory.teamNames([teams.home, teams.away]);
  return home === undefined || away === undefined ? facts : { ...facts, teamNames: { home, away } };
};

const wishesOf = (lists: ListParts, match: LineMatch): Wish[] => {
  const { playerStats = [], goalScorers = [], assists = [], saves = [] } = lists;
  const wishes: Wish[] = [...playerStats, ...goalScorers, ...assists, ...saves].map(({ playerId, team }) => ({
    playerId,
    side: wishedSide(team, match),
  }));
  for (const { playerId } of lists.homeLineup ?? []) wishes.push({ playerId, side: 'home' });
  for (const { playerId } of lists.awayLineup ?? []) wishes.push({ playerId, side: 'away' });
  for (const { playerId } of lists.incidents ?? []) {
    if (playerId !== null) wishes.push({ playerId, side: undefined });
  }
  return wishes;
};

const wishedSide = (team: string | undefined, match: LineMatch): Side | undefined =>
  team === undefined ? undefined : sideNamed(team, match, noFacts);

const hasStrangeTeam = ({ playerStats = [] }: ListParts, match: LineMatch): boolean =>
  playerStats.some(({ team }) => team !== undefined && wishedSide(team, match) === undefined);
