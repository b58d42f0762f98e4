import { isUtf8 } from 'node:buffer';
import { compiled } from '@league/events/compiled-schema.ts';
import { onceFor } from '@league/events/once-for.ts';
import express, { type Request, type RequestHandler } from 'express';
import * as z from 'zod/mini';
import { fieldErrorsOf } from '../contract/field-messages.ts';
import type { RefusalCode } from '../contract/refusals.ts';
import { Refused } from '../handling/refused.ts';
import { duplicateKey } from './duplicate-key.ts';

/** The most characters of a key that a refusal repeats. */
const KEY_SHOWN = 50;

/** The format in which a client has to write a body. */
type Format = {
  /** Whether a content type names it. */
  readonly isNamedBy: (contentType: string) => boolean;
  /** The refusal of any other, and of compressed bodies. */
  readonly otherwise: RefusalCode;
};

const JSON_FORMAT: Format = {
  isNamedBy: (contentType) => /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(contentType),
  otherwise: 'NOT_JSON',
};

/**
 * Reads the bytes of a body of at most `limitBytes`. Refuses another format and compressed bodies (415), bodies that were cut off
 * (400), too many bytes (413).
 */
export const bodyBytes = (format: Format, limitBytes: number): RequestHandler => {
  const read = express.raw({ limit: limitBytes, inflate: false, type: () => true });
  return (req, res, next) => {
    if (hasBody(req) && !format.isNamedBy(req.headers['content-type'] ?? '')) {
      next(new Refused(format.otherwise));
      return;
    }
    read(req, res, (error?: unknown) => {
      if (error === undefined) next();
      else next(refusalOf(error, format, limitBytes) ?? error);
    });
  };
};

/**
 * Reads a JSON body of at most `limitBytes`; one without bytes is an empty object. Refuses by a code of its own, besides what
 * {@link bodyBytes} refuses: bytes that are not UTF-8 or begin with a byte-order mark, broken JSON, JSON that is neither object
 * nor list, and duplicate keys (400).
 */
export const jsonBody = (limitBytes: number): RequestHandler => {
  const read = bodyBytes(JSON_FORMAT, limitBytes);
  return (req, res, next) =>
    read(req, res, (error?: unknown) => {
      if (error !== undefined) {
        next(error);
        return;
      }
      try {
        if (Buffer.isBuffer(req.body)) req.body = jsonOf(req.body);
      } catch (refusal) {
        next(refusal);
        return;
      }
      next();
    });
};

/** What the bytes say, which are decoded and parsed once. @throws Refused */
const jsonOf = (bytes: Buffer): object => {
  if (!isUtf8(bytes)) throw new Refused('BAD_ENCODING');
  const json = bytes.toString();
  if (json.startsWith('\ufeff')) throw new Refused('BYTE_ORDER_MARK');
  const value = json === '' ? {} : parsed(json);
  if (typeof value !== 'object' || value === null) throw new Refused('BAD_JSON');
  // Most bodies are written by JSON.stringify: one that it writes again letter by letter has lost no key to another.
  const key = written(value) === json ? undefined : duplicateKey(json);
  if (key !== undefined) throw duplicate(key);
  return value;
};

/** The refusal of a key that stands twice in one place, which names it. */
export const duplicate = (key: string): Refused =>
  new Refused('DUPLICATE_KEY', { values: { key: key.slice(0, KEY_SHOWN) } });

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    throw new Refused('BAD_JSON');
  }
};

/** The JSON of it; undefined where it is nested too deep to be written. */
const written = (value: object): string | undefined => {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
};

const hasBody = (req: Request): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

/** The refusal for an error of body-parser, which its `type` tells. */
const refusalOf = (error: unknown, { otherwise }: Format, limitBytes: number): Refused | undefined => {
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;
  switch (type) {
    case 'entity.too.large':
      return new Refused('BODY_TOO_LARGE', { values: { limit: `${Math.round(limitBytes / 1024)} KiB` } });
    case 'encoding.unsupported':
      return new Refused(otherwise);
    case 'request.aborted':
    case 'request.size.invalid':
      return new Refused('BAD_REQUEST');
    default:
      return undefined;
  }
};

const compiledSchema = onceFor((schema: z.ZodMiniType) => compiled(schema));

/** The body in the shape of the contract; an absent body is an empty one. @throws Refused INVALID_FIELDS naming each field */
export const parseBody = <Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> => {
  // zod needs the input to tell a wrong type from a missing field; the input goes no further than the sentence.
  const parsed = z.core.safeParse(compiledSchema(schema), body ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data as z.infer<Schema>;
  throw new Refused('INVALID_FIELDS', { errors: fieldErrorsOf(parsed.error.issues) });
};
