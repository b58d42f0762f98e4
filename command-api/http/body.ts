import { isUtf8 } from 'node:buffer';
import { compiled } from '@league/events/compiled-schema.ts';
import { onceFor } from '@league/events/once-for.ts';
import express, { type Request, type RequestHandler } from 'express';
import * as z from 'zod/mini';
import { fieldErrorsOf } from '../contract/field-messages.ts';
import { Refused } from '../handling/refused.ts';
import { duplicateKey } from './duplicate-key.ts';

/** The most characters of a key that a refusal repeats. */
const KEY_SHOWN = 50;

/**
 * Reads a JSON body of at most `limitBytes`. Refuses by a code of its own what Express lets pass or answers vaguely: another
 * content type or charset (415), bytes that are not UTF-8 or begin with a byte-order mark (400), compressed bodies (415),
 * broken JSON and duplicate keys (400), too many bytes (413).
 */
export const jsonBody = (limitBytes: number): RequestHandler => {
  const parse = express.json({
    limit: limitBytes,
    inflate: false,
    strict: true,
    verify: (_req, _res, bytes) => {
      if (!isUtf8(bytes)) throw new Refused('BAD_ENCODING');
      const json = bytes.toString();
      if (json.startsWith('\ufeff')) throw new Refused('BYTE_ORDER_MARK');
      const key = duplicateKey(json);
      if (key !== undefined) throw new Refused('DUPLICATE_KEY', { values: { key: key.slice(0, KEY_SHOWN) } });
    },
  });
  return (req, res, next) => {
    if (hasBody(req) && !isJson(req)) {
      next(new Refused('NOT_JSON'));
      return;
    }
    parse(req, res, (error?: unknown) => {
      next(error === undefined ? undefined : (refusalOf(error, limitBytes) ?? error));
    });
  };
};

const hasBody = (req: Request): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

const isJson = (req: Request): boolean =>
  /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(req.headers['content-type'] ?? '');

/** The refusal for an error of body-parser, which its `type` tells; a refusal by `verify` above comes through as it is. */
const refusalOf = (error: unknown, limitBytes: number): Refused | undefined => {
  if (error instanceof Refused) return error;
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;
  switch (type) {
    case 'entity.too.large':
      return new Refused('BODY_TOO_LARGE', { values: { limit: `${Math.round(limitBytes / 1024)} KiB` } });
    case 'entity.parse.failed':
      return new Refused('BAD_JSON');
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return new Refused('NOT_JSON');
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
