import { refusalsOfRight } from '@league/events/access/refusals.ts';
import type { Right } from '@league/events/access/rights.ts';
import type { EventType } from '@league/events/catalogue.ts';
import * as z from 'zod/mini';
import { reasonField } from './reason.ts';
import type { RefusalCode } from './refusals.ts';

/** Method and path, parameters by name: `PUT /api/teams/:id`. Calls stand in tables by this. */
export type CallName = `${'POST' | 'PUT' | 'DELETE'} /api/${string}`;

/** All that is said of a call which changes something, as data (ADR 31). What handles it stands with its aggregate. */
export type CommandCall<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly summary: string;
  /** What is not allowed by its right is denied. */
  readonly right: Exclude<Right, `publicWith(${string})`>;
  /** The parameters behind the path; every call takes a reason there. */
  readonly query: Query;
  /** How its body is written: as JSON, or as a form with files (`multipart/form-data`). */
  readonly format: 'json' | 'form';
  /** The shape of its body, which says what in it is secret. */
  readonly body: Body;
  /** Largest body, bytes. */
  readonly limitBytes: number;
  /** What it answers when it is carried out, at whatever status below 300; besides, `position` where it recorded something. */
  readonly answer: Answer;
  /** Codes that it refuses with, besides {@link refusalsOfAll} and those of its right. */
  readonly refusals: readonly RefusalCode[];
  /** Events that it may record, with those of the processes that follow from it; some come only in a race. */
  readonly events: readonly EventType[];
  /** A body that works once what it names is there. */
  readonly example: z.input<Body>;
};

/** Every command takes its reason also in the address, since a DELETE may come without a body. */
const reasonQuery = z.object(reasonField);

/** Admins send lists and texts; nobody else sends much. */
const DEFAULT_LIMIT_BYTES = 64 * 1024;

type Declared<Body extends z.ZodMiniType, Answer extends z.ZodMiniType, Query extends z.ZodMiniType> = Omit<
  CommandCall<Body, Answer, Query>,
  'query' | 'format' | 'limitBytes'
> & { readonly query?: Query; readonly format?: 'form'; readonly limitBytes?: number };

/** Declares a call. */
export const command = <
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  Query extends z.ZodMiniType = typeof reasonQuery,
>(
  call: Declared<Body, Answer, Query>,
): CommandCall<Body, Answer, Query> =>
  // The type's default is also the value's.
  ({ query: reasonQuery, format: 'json', limitBytes: DEFAULT_LIMIT_BYTES, ...call }) as CommandCall<
    Body,
    Answer,
    Query
  >;

/** What any call may be refused with before anybody looks at what it wants, and when the log is not there. */
export const refusalsOfAll = [
  'BAD_REQUEST',
  'BAD_JSON',
  'BAD_ENCODING',
  'BYTE_ORDER_MARK',
  'DUPLICATE_KEY',
  'DUPLICATE_HEADER',
  'BAD_IDEMPOTENCY_KEY',
  'FOREIGN_ORIGIN',
  'BODY_TOO_LARGE',
  'NOT_JSON',
  'UNKNOWN_HOST',
  'INVALID_FIELDS',
  'IDEMPOTENCY_KEY_REUSED',
  'STORE_UNAVAILABLE',
  'RECORDING_UNCERTAIN',
  'TOO_BUSY',
] as const satisfies readonly RefusalCode[];

/** Every code that a call may be refused with. */
export const refusalsOf = ({ right, refusals }: CommandCall): readonly RefusalCode[] => [
  ...refusals,
  ...refusalsOfRight(right),
  ...refusalsOfAll,
];
