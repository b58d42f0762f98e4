import { refusalsOfRight } from '@league/events/access/refusals.ts';
import type { Right } from '@league/events/access/rights.ts';
import type * as z from 'zod/mini';
import type { ReadModel } from './read-model.ts';
import type { RefusalCode } from './refusals.ts';

/** The read models of an answer, and its shape. */
type AnswerParts<Answer extends z.ZodMiniType> = {
  /** All read models of the answer, those of added names included. ETag, cache and X-Min-Position follow them. */
  readonly models: readonly ReadModel[];
  /**
   * Those of a public answer's read models of whose moves only admins may know (ADR 46): the live stream does not name them, and the
   * ETag holds no position of theirs. Whoever shows the answer hears of the others, which move with what the answer shows.
   */
  readonly unheard?: readonly ReadModel[];
  readonly answer: Answer;
};

/** The declaration of a GET, as data (ADR 31). The function that makes its answer is in its read model's routes. */
export type QueryCall<
  AnyRight extends Right = Right,
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> = AnswerParts<Answer> & {
  readonly summary: string;
  readonly right: AnyRight;
  readonly params: Params;
  /** Strict: parameters that it does not name are refused. */
  readonly query: Query;
  /** The refusals of this GET, besides {@link refusalsOfAll} and those of its right. */
  readonly refusals: readonly RefusalCode[];
  /** Path parameters for an example call, of things that may exist. */
  readonly example: z.input<Params>;
  /** The answer is a text of this type, in UTF-8, and `answer` a string; without it, JSON. */
  readonly mediaType?: `text/${string}`;
  /** It is also answered as a table for spreadsheets, to who accepts text/csv (query-api/csv). */
  readonly csv?: true;
  /** The answer depends on the Turkish day on which it is asked for, and is kept for that day only. */
  readonly byDay?: true;
  /** The answer depends on the time at which it is asked for. Public answers are kept, and cannot. */
  readonly atTime?: true;
  /**
   * Personal data is joined to what everybody gets, which is then forgotten as soon as it is no longer current; while the stores
   * are away there is no last known one.
   */
  readonly personal?: true;
  /** The answer that admins get, where the right is publicWith(admin). */
  readonly admins?: AnswerParts<z.ZodMiniType>;
  /** The answer that everybody with a session gets, where the right is publicWith(signedIn). */
  readonly signedIn?: AnswerParts<z.ZodMiniType>;
};

/** Declares a GET. */
export const query = <
  const AnyRight extends Right,
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  call: QueryCall<AnyRight, Params, Query, Answer>,
): QueryCall<AnyRight, Params, Query, Answer> => call;

/** Each GET may be refused with these: for malformed parameters, and while the stores cannot be reached. */
export const refusalsOfAll = ['BAD_REQUEST', 'STORE_UNAVAILABLE'] as const satisfies readonly RefusalCode[];

/** All codes with which a GET may be refused. */
export const refusalsOf = ({ right, refusals }: QueryCall): readonly RefusalCode[] => [
  ...refusals,
  ...refusalsOfRight(right),
  ...refusalsOfAll,
];

/** The read models of all answers of this GET, each once: when one of them moves, what somebody reads may change. */
export const modelsOf = ({ models, admins, signedIn }: QueryCall): readonly ReadModel[] => [
  ...new Set([models, admins?.models ?? [], signedIn?.models ?? []].flat()),
];
