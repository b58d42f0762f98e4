import { merged, type MovedModels, noneMoved } from './moved-models.ts';

/** What moved at one moment. The id stands for everything up to then. */
export type LiveMove = { readonly id: string; readonly position: bigint; readonly models: MovedModels };

/** The latest moves, so that a client that reconnects learns exactly what it missed. */
export type RecentMoves = {
  /** The id of the newest move, or of the beginning. */
  readonly latest: () => string;
  readonly add: (position: bigint, models: MovedModels) => LiveMove;
  /** The moves after the one with this id; undefined for an id that this process never sent, or that is too old. */
  readonly since: (id: string) => MovedModels | undefined;
};

/**
 * The most moves that are kept; each names at most a hundred documents of a read model, usually two in all. A client that
 * missed more is told that everything moved.
 */
const KEPT_MOVES = 500;

/**
 * Keeps the last {@link KEPT_MOVES} moves. `boot` must differ between processes and copies of the league: positions are the
 * same in all of them, but what each has sent to its clients is not.
 */
export const createRecentMoves = (boot: string, kept = KEPT_MOVES): RecentMoves => {
  const recent: LiveMove[] = [];
  let last = 0;
  const idOf = (number: number): string => `${boot}.${number}`;

  return {
    latest: () => idOf(last),
    add: (position, models) => {
      last += 1;
      const move = { id: idOf(last), position, models };
      recent.push(move);
      if (recent.length > kept) recent.shift();
      return move;
    },
    since: (id) => {
      const number = Number(/\.(\d{1,15})$/.exec(id)?.[1] ?? '');
      // Compared as text, so that another spelling of the same number is no id.
      if (id !== idOf(number) || number > last || number < last - recent.length) return undefined;
      const missed = recent.slice(recent.length - (last - number));
      return missed.reduce((models, move) => merged(models, move.models), noneMoved);
    },
  };
};
