import { merged, type MovedModels, noneMoved } from './moved-models.ts';

/** What moved at one moment, under the id that stands for everything up to it. */
export type Told = { readonly id: string; readonly position: bigint; readonly models: MovedModels };

/** The last moves, so that who was away for a while learns only what was missed. */
export type RecentMoves = {
  /** The id of the newest, or of the beginning. */
  readonly latest: () => string;
  readonly add: (position: bigint, models: MovedModels) => Told;
  /** What moved after the one with this id; undefined for an id that is none of ours, or too old to know. */
  readonly since: (id: string) => MovedModels | undefined;
};

/**
 * So many are kept; each names at most a hundred documents of a read model, usually two in all. A client that missed more
 * is told that everything moved.
 */
const KEPT_MOVES = 500;

/**
 * Remembers the last {@link KEPT_MOVES}. `boot` must differ from process to process and copy to copy: positions are the
 * same in all of them, but what each has told its clients is not.
 */
export const createRecentMoves = (boot: string, kept = KEPT_MOVES): RecentMoves => {
  const recent: Told[] = [];
  let last = 0;
  const idOf = (number: number): string => `${boot}.${number}`;

  return {
    latest: () => idOf(last),
    add: (position, models) => {
      last += 1;
      const told = { id: idOf(last), position, models };
      recent.push(told);
      if (recent.length > kept) recent.shift();
      return told;
    },
    since: (id) => {
      const number = Number(/\.(\d{1,15})$/.exec(id)?.[1] ?? '');
      // Compared as written, so that no other spelling of a number is an id.
      if (id !== idOf(number) || number > last || number < last - recent.length) return undefined;
      const missed = recent.slice(recent.length - (last - number));
      return missed.reduce((models, told) => merged(models, told.models), noneMoved);
    },
  };
};
