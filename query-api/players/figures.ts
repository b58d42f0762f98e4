import {
  NOTHING_TAKEN,
  overallRatingOf,
  resetOfAll,
  type TakenOff,
  type Totals,
  totalsOf,
} from '@league/events/rules/statistics.ts';
import { resultVersionsModel } from '../contract/result-versions.ts';
import type { SeasonDocument } from '../contract/seasons.ts';
import type { HistoryLine, MatchLinesDocument } from '../contract/match-lines.ts';
import { type TakenOffDocument, takenOffId, takenOffModel } from '../contract/statistics.ts';
import type { PlayerStats } from '../contract/leaders.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { countedOf, readAllLines, readPlayersLines } from './lines.ts';

/** What answers show of a player's season. */
export type Figures = { readonly stats: PlayerStats; readonly overallRating: number | null };

/** The figures of a player by id. */
export type FiguresOf = (playerId: string) => Figures;

/** The figures of a season: of these players, or of all. Without a season nobody has any. */
export const readFigures = async (
  view: ReadView,
  season: SeasonDocument | undefined,
  players?: readonly string[],
): Promise<FiguresOf> => {
  if (season === undefined) return () => NO_FIGURES;
  const figures = new Map(await readSeasonFigures(view, season, players));
  return (playerId) => figures.get(playerId) ?? NO_FIGURES;
};

/** The same as pairs of a player's id and figures, of all those at least who have any. */
export const readSeasonFigures = async (
  view: ReadView,
  season: SeasonDocument,
  players?: readonly string[],
): Promise<(readonly [string, Figures])[]> => {
  const { taken, matches } = await readParts(view, season.season, players);
  const lines = countedOf(matches, season, players && new Set(players));
  const played = Map.groupBy(lines, ({ playerId }) => playerId);
  const ofAll = (season.statisticsResets ?? []).map(resetOfAll);
  const isReset = ofAll.length > 0 || taken.values().some(({ resets }) => resets.length > 0);
  const enteredAt = isReset ? await readFirstEntries(view, season.season) : NONE_ENTERED;
  return (players ?? [...played.keys()]).map((playerId) => {
    const own = played.get(playerId) ?? [];
    const { resets = [], decreases = [] } = taken.get(playerId) ?? {};
    const stats = statsOf(own, { resets: [...ofAll, ...resets], decreases }, enteredAt);
    return [playerId, { stats, overallRating: overallRatingOf(own) }] as const;
  });
};

/** The totals over all seasons, from which resets and decreases take nothing. */
export const careerOf = (seasons: readonly (readonly HistoryLine[])[]): PlayerStats =>
  statsOf(seasons.flat(), NOTHING_TAKEN, NONE_ENTERED);

/** The positions of the first entries of matches, which matter only where something was reset. */
type FirstEntries = ReadonlyMap<string, string>;
const NONE_ENTERED: FirstEntries = new Map();

const readFirstEntries = async (view: ReadView, season: number): Promise<FirstEntries> => {
  const first = new Map<string, string>();
  // A match may have been entered in one week and, annulled and replanned, again in another.
  for (const { matches } of await view.list(resultVersionsModel, { where: { season } })) {
    for (const [matchId, { versions }] of Object.entries(matches)) {
      const position = versions.find(({ kind }) => kind === 'entered')?.position;
      const known = first.get(matchId);
      if (position !== undefined && (known === undefined || position < known)) first.set(matchId, position);
    }
  }
  return first;
};

type Parts = {
  readonly taken: ReadonlyMap<string, TakenOffDocument>;
  /** All in which one of the players has a line, and perhaps others. */
  readonly matches: readonly MatchLinesDocument[];
};

const readParts = async (view: ReadView, season: number, players: readonly string[] | undefined): Promise<Parts> => {
  if (players === undefined) {
    const all = await view.list(takenOffModel, { where: { season } });
    const taken = new Map(all.map((document) => [document.playerId, document]));
    return { taken, matches: await readAllLines(view, season) };
  }
  const taken = new Map<string, TakenOffDocument>();
  for (const playerId of players) {
    const document = await view.get(takenOffModel, takenOffId(season, playerId));
    if (document !== undefined) taken.set(playerId, document);
  }
  return { taken, matches: await readPlayersLines(view, season, players) };
};

const statsOf = (lines: readonly HistoryLine[], taken: TakenOff, enteredAt: FirstEntries): PlayerStats =>
  answerStats(
    totalsOf(
      lines.map((line) => ({ line, enteredAt: enteredAt.get(line.matchId) })),
      taken,
    ),
  );

const answerStats = ({ saves, ...totals }: Totals): PlayerStats => ({ ...totals, saves, gkSaves: saves });

/** The figures of a player without a match. */
const NO_FIGURES: Figures = { stats: answerStats(totalsOf([], NOTHING_TAKEN)), overallRating: null };
