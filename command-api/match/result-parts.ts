import type { Cards, Incident, LineupEntry, PlayerLine, Side } from '@league/events/match-result.ts';

/** Parts of a result. A part that is left out keeps its value; one that could take no effect is refused (docs/rules.md#results). */
export type ResultParts = {
  readonly homeScore?: number;
  readonly awayScore?: number;
  /** The side a walkover is awarded to; null for a match that was played. */
  readonly walkover?: Side | null;
  /** A winner that is named without `isWalkover`: it has to be the winner of the walkover that stands. */
  readonly namedWinner?: Side;
  readonly cards?: Partial<Cards>;
  readonly lists?: ListParts;
};

/** The lists of a result, each whole: an empty one takes back what stood (docs/rules.md#lines). */
export type ListParts = {
  readonly playerStats?: readonly LinePart[] | undefined;
  readonly homeLineup?: readonly LineupEntry[] | undefined;
  readonly awayLineup?: readonly LineupEntry[] | undefined;
  readonly incidents?: readonly Incident[] | undefined;
  readonly goalScorers?: readonly ColumnPart[] | undefined;
  readonly assists?: readonly ColumnPart[] | undefined;
  readonly saves?: readonly ColumnPart[] | undefined;
};
export type ListName = keyof ListParts;

/** A line as it was sent; `team` is a side, or the id or name of a team. */
export type LinePart = Omit<PlayerLine, 'side' | 'teamId' | 'number'> & { readonly team: string | undefined };

/** An entry of a column: so many goals, assists or saves more of this player. */
export type ColumnPart = { readonly playerId: string; readonly team: string | undefined; readonly count: number };

/** The name of a part in the `path` of a refusal's errors; one of a list has its place behind it, as it was sent. */
export type ResultPart =
  | Exclude<keyof ResultParts, 'cards' | 'lists'>
  | keyof Cards
  | ListName
  | `${ListName}[${string}`;
