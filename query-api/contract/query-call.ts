import { refusalsOfRight } from '@league/events/access/refusals.ts';
import type { Right } from '@league/events/access/rights.ts';
import type * as z from 'zod/mini';
import type { ReadModel } from './read-model.ts';
import type { RefusalCode } from './refusals.ts';

/** What an answer is made of, and its shape. */
type Made<Answer extends z.ZodMiniType> = {
  /** Every read model that the answer is made of, joined names included: what ETag, cache and X-Min-Position go by. */
  readonly models: readonly ReadModel[];
  readonly answer: Answer;
};

/** All that is said of a GET, as data (ADR 31). What makes its answer stands with its read model. */
export type QueryCall<
  AnyRight extends Right = Right,
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> = Made<Answer> & {
  readonly summary: string;
  readonly right: AnyRight;
  readonly params: Params;
  /** Strict: a parameter that it does not name is refused. */
  readonly query: Query;
  /** Codes that it refuses with, besides {@link refusalsOfAll} and those of its right. */
  readonly refusals: readonly RefusalCode[];
  /** The parameters of its path, of things that may be there. */
  readonly example: z.input<Params>;
  /** What admins get instead, of one that is publicWith(admin). */
  readonly admins?: Made<z.ZodMiniType>;
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

/** What any GET may be refused with, and when the stores are not there. */
export const refusalsOfAll = ['BAD_REQUEST', 'STORE_UNAVAILABLE'] as const satisfies readonly RefusalCode[];

/** Every code that a GET may be refused with. */
export const refusalsOf = ({ right, refusals }: QueryCall): readonly RefusalCode[] => [
  ...refusals,
  ...refusalsOfRight(right),
  ...refusalsOfAll,
];
