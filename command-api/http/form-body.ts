import { promisify } from 'node:util';
import type { Request, RequestHandler, Response as Answer } from 'express';
import { Refused } from '../handling/refused.ts';
import { bodyBytes, duplicate } from './body.ts';

const FORM_FORMAT = {
  isNamedBy: (contentType: string) => /^multipart\/form-data\s*;/i.test(contentType),
  otherwise: 'NOT_A_FORM',
} as const;

/**
 * Reads a form of at most `limitBytes` (`multipart/form-data`): an object of texts and Files by field, of which none may stand
 * twice (400). A body without bytes is an empty object. A form that does not come to its end is refused (400), besides what
 * {@link bodyBytes} refuses.
 */
export const formBody = (limitBytes: number): RequestHandler => {
  const read = promisify<Request, Answer>(bodyBytes(FORM_FORMAT, limitBytes));
  return async (req, res, next) => {
    await read(req, res);
    if (Buffer.isBuffer(req.body)) req.body = await fieldsOf(req.body, req.headers['content-type'] ?? '');
    next();
  };
};

type Fields = Readonly<Record<string, string | File>>;

/** @throws Refused */
const fieldsOf = async (bytes: Buffer, contentType: string): Promise<Fields> => {
  if (bytes.length === 0) return {};
  const fields = new Map<string, string | File>();
  for (const [name, value] of await entriesOf(bytes, contentType)) {
    if (fields.has(name)) throw duplicate(name);
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
};

/** @throws Refused BAD_REQUEST for bytes that are no such form */
const entriesOf = async (bytes: Buffer, contentType: string) => {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refused('BAD_REQUEST');
  }
};
