import type { PlayoffFormat } from '../season-terms.ts';
import { roundRobin } from './round-robin.ts';

/** A side of a tie: a team by its place in the table, or whoever won or lost an earlier tie. */
export type Slot =
  | { readonly from: 'seed'; readonly seed: number }
  | { readonly from: 'winner' | 'loser'; readonly tie: number };

/** Two sides that meet. A bracket numbers its ties from 1, each later than those from which its sides come. */
export type Tie = { readonly tie: number; readonly sides: readonly [Slot, Slot] };

/** A side that gets into the next round without a tie. */
export type Bye = { readonly bye: Slot };

/**
 * The part of a play-off to which a round belongs: `knockout` of a single elimination, `winners` and `losers` of a double one with
 * its `grandFinal`, `group` of a round-robin. The `decider` is played only where the side from the losers wins the grand final: each
 * of the two has lost once then.
 */
export type Stage = 'knockout' | 'winners' | 'losers' | 'grandFinal' | 'decider' | 'group';

/** What is played at one time; a match that names stage, number and tie has its place in the bracket. Rounds of a stage count from 1. */
export type Round = {
  readonly stage: Stage;
  readonly number: number;
  /**
   * From top to bottom of the drawing: the winners of two neighbours meet in the next round of an elimination, or, where that one is
   * as long, each winner meets a team that comes from above.
   */
  readonly entries: readonly (Tie | Bye)[];
};

/** Who comes to a place; null: nobody, since there are fewer teams than places. */
type Arrival = Slot | null;
type Pair = readonly [Arrival, Arrival];
type Played = { readonly winners: readonly Arrival[]; readonly losers: readonly Arrival[] };

/**
 * The rounds of a play-off between the first `teams` of a table (docs/rules.md#play-off), in the order of their ties; none for fewer
 * than two teams.
 */
export const bracketOf = (teams: number, format: PlayoffFormat): readonly Round[] => {
  if (teams < 2) return [];
  const sheet = emptySheet();
  drawers[format](sheet, teams);
  return sheet.rounds;
};

/** What is drawn so far. */
type Sheet = {
  readonly rounds: readonly Round[];
  /** Draws a round of these pairs, and says who comes out of it. Where nobody meets there is no round: all go on. */
  readonly play: (stage: Stage, pairs: readonly Pair[]) => Played;
};

const emptySheet = (): Sheet => {
  const rounds: Round[] = [];
  let ties = 0;
  const meet = ([one, other]: Pair): { entry: Tie | Bye | null; winner: Arrival; loser: Arrival } => {
    if (one === null || other === null) {
      const alone = one ?? other;
      return { entry: alone && { bye: alone }, winner: alone, loser: null };
    }
    ties += 1;
    const tie = ties;
    return { entry: { tie, sides: [one, other] }, winner: { from: 'winner', tie }, loser: { from: 'loser', tie } };
  };
  return {
    rounds,
    play: (stage, pairs) => {
      const drawn = pairs.map(meet);
      const entries = drawn.flatMap(({ entry }) => entry ?? []);
      const number = rounds.filter((round) => round.stage === stage).length + 1;
      if (entries.some((entry) => 'tie' in entry)) rounds.push({ stage, number, entries });
      return { winners: drawn.map(({ winner }) => winner), losers: drawn.map(({ loser }) => loser) };
    },
  };
};

const seedOf = (seed: number): Slot => ({ from: 'seed', seed });

/** The places of a bracket from top to bottom: the first two seeds can meet only in its last tie, the first four in its last three. */
const seedOrder = (places: number): readonly number[] =>
  places === 1 ? [1] : seedOrder(places / 2).flatMap((seed) => [seed, places + 1 - seed]);

const neighbours = (all: readonly Arrival[]): readonly Pair[] =>
  Array.from({ length: all.length / 2 }, (_, index) => [all[2 * index] ?? null, all[2 * index + 1] ?? null]);

/** The losers of each round, and the winner of the last one. */
type Knockout = { readonly champion: Arrival; readonly losers: readonly (readonly Arrival[])[] };

const knockOut = (sheet: Sheet, stage: Stage, teams: number): Knockout => {
  const places = 2 ** Math.ceil(Math.log2(teams));
  let standing: readonly Arrival[] = seedOrder(places).map((seed) => (seed > teams ? null : seedOf(seed)));
  const losers: (readonly Arrival[])[] = [];
  while (standing.length > 1) {
    const played = sheet.play(stage, neighbours(standing));
    standing = played.winners;
    losers.push(played.losers);
  }
  return { champion: standing[0] ?? null, losers };
};

/**
 * The way of those who lost once: the losers of the first round among themselves, then in turn against those of the next round, and
 * again among themselves. Those of every other round come in from the other end, so that they do not meet at once whom they have beaten.
 */
const secondChance = (sheet: Sheet, [first = [], ...later]: Knockout['losers']): Arrival => {
  const amongThemselves = (all: readonly Arrival[]): readonly Arrival[] =>
    all.length > 1 ? sheet.play('losers', neighbours(all)).winners : all;
  let standing = amongThemselves(first);
  for (const [index, losers] of later.entries()) {
    const coming = index % 2 === 0 ? losers.toReversed() : losers;
    const pairs = standing.map((one, place): Pair => [one, coming[place] ?? null]);
    standing = amongThemselves(sheet.play('losers', pairs).winners);
  }
  return standing[0] ?? null;
};

const drawers: Readonly<Record<PlayoffFormat, (sheet: Sheet, teams: number) => void>> = {
  'single-elimination': (sheet, teams) => {
    knockOut(sheet, 'knockout', teams);
  },
  'double-elimination': (sheet, teams) => {
    const { champion, losers } = knockOut(sheet, 'winners', teams);
    const final = sheet.play('grandFinal', [[champion, secondChance(sheet, losers)]]);
    sheet.play('decider', [[final.losers[0] ?? null, final.winners[0] ?? null]]);
  },
  'round-robin': (sheet, teams) => {
    const seeds = Array.from({ length: teams }, (_, index) => seedOf(index + 1));
    for (const pairs of roundRobin(seeds)) {
      const resting = seeds.filter((seed) => !pairs.flat().includes(seed));
      sheet.play('group', [...pairs, ...resting.map((seed): Pair => [seed, null])]);
    }
  },
};
