import type { EventStore } from '@league/events/ports/event-store.ts';
import {
  countedLines,
  type DatedLine,
  playedLine,
  resetOfAll,
  type TakenOff,
} from '@league/events/rules/statistics.ts';
import { Refused } from '../handling/refused.ts';
import { readMatches } from '../match/match-source.ts';
import type { Seasons } from '../season-authority/authority.ts';
import { currentMatches } from '../season-authority/state.ts';

type Lines = ReadonlyMap<string, readonly DatedLine[]>;

/** The lines of the current season by player, each with the position at which its match was first entered. */
export const readSeasonLines = async (store: EventStore, state: Seasons): Promise<Lines> =>
  (await readFinished(store, state)).lines;

/** The finished matches of the current season, and their lines as {@link readSeasonLines} has them. */
export const readFinished = async (
  store: EventStore,
  { seasons, acts }: Seasons,
): Promise<{ readonly matchIds: ReadonlySet<string>; readonly lines: Lines }> => {
  const ids = currentMatches(seasons).map(({ matchId }) => matchId);
  const matchIds = new Set<string>();
  const lines = new Map<string, DatedLine[]>();
  for (const [matchId, match] of await readMatches(store, ids, acts)) {
    if (match.status !== 'finished') continue;
    matchIds.add(matchId);
    for (const line of countedLines(match.result)) {
      const known = lines.get(line.playerId) ?? [];
      known.push({ line: playedLine(line, match.result), enteredAt: match.firstEntry });
      lines.set(line.playerId, known);
    }
  }
  return { matchIds, lines };
};

/** The resets of all players in this season. */
export const resetsOfAllIn = ({ statisticsResets }: Seasons, season: number): TakenOff['resets'] =>
  (statisticsResets.get(season) ?? []).map(resetOfAll);

/** @throws Refused NO_SEASON before the first season, SEASON_NOT_CURRENT where another season is current */
export const refuseOtherSeason = ({ seasons: { current } }: Seasons, season: number): void => {
  if (current === 0) throw new Refused('NO_SEASON');
  if (season !== current) throw new Refused('SEASON_NOT_CURRENT', { values: { season, current } });
};
