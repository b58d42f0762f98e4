import { merged, type MovedModels, noneMoved } from './moved-models.ts';

/** The read models that changed at one moment. A client that has this id knows all changes up to this one. */
export type LiveMove = { readonly id: string; readonly position: bigint; readonly models: MovedModels };

/** The latest moves, from which a client that reconnects learns exactly what it missed. */
export type RecentMoves = {
  /** The id of the newest move; before the first move, an id that stands for the beginning. */
  readonly latest: () => string;
  readonly add: (position: bigint, models: MovedModels) => LiveMove;
  /** The changes after the move with this id; undefined for an id that this process never sent, or that is too old. */
  readonly since: (id: string) => MovedModels | undefined;
};

/**
 * The most moves that are kept; each names at most a hundred documents of a read model, usually two in all. A client
 * that missed more is told that all read models changed.
 */
const KEPT_MOVES = 500;

/**
 * Keeps the last {@link KEPT_MOVES} moves. `boot` must differ between processes and copies of the league: these have
 * the same positions, but have sent different moves.
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
      // Compared as text, so that another spelling of the same number is not accepted.
      if (id !== idOf(number) || number > last || number < last - recent.length) return undefined;
      const missed = recent.slice(recent.length - (last - number));
      return missed.reduce((models, move) => merged(models, move.models), noneMoved);
    },
  };
};
