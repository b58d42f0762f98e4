import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { ModelVersion } from '../ports/read-model-reader.ts';
import type { AnswerForm } from './answer-form.ts';
import { compressed, type Encoding, preferredEncoding } from './encoding.ts';
import { isNamed } from './etag.ts';

/**
 * A finished answer in one encoding. Headers lie flat (name, value, name, value …), as `writeHead` writes them fastest. A small
 * body is the Latin-1 string of its bytes, which Node writes in one piece with the head.
 */
type Form = { readonly headers: string[]; readonly body: Buffer | string };

/** A GET of 1.4 KiB takes a tenth less with a string than with a buffer; of more than 4 KiB, copying the string costs more than it saves. */
const SMALL_BYTES = 2048;

/** A finished answer: bytes that only need to be sent, and the positions of the read models of which they are made. */
export type ReadyAnswer = {
  readonly status: 200 | 404;
  /** The read models, and the version of each. */
  readonly models: readonly string[];
  readonly versions: readonly ModelVersion[];
  readonly etag: string;
  /** Whether this form of the answer is the one for who sends this `Accept`. */
  readonly suits: (accept: string | undefined) => boolean;
  /** From when on it is another answer although nothing has moved, in ms since 1970. */
  readonly endsAt: number;
  /** There is personal data in it: it may be kept only while it is current (docs/rules.md#privacy). */
  readonly isPersonal: boolean;
  readonly plain: Form;
  readonly notModified: string[];
  /** The compressed form if there is one; else undefined, and its making begins. */
  readonly packed: (encoding: Encoding) => Form | undefined;
  /** Waits for the compressed form. */
  readonly pack: (encoding: Encoding) => Promise<Form>;
};

type Parts = {
  readonly status?: ReadyAnswer['status'];
  readonly body: Buffer;
  readonly form: Pick<AnswerForm, 'contentType' | 'fileName' | 'isPacked'>;
  /** Given where the address has this answer in another form as well, to who accepts that. */
  readonly suits?: ReadyAnswer['suits'] | undefined;
  readonly endsAt?: number;
  readonly models: readonly string[];
  readonly versions: readonly ModelVersion[];
  readonly etag: string;
  readonly isPersonal?: boolean;
  readonly cacheControl: 'no-cache' | 'no-store';
  readonly securityHeaders: Readonly<Record<string, string>>;
};

/** Makes the answer from its body; each compressed form is made once, when first asked for, off the event loop. */
export const readyAnswer = (parts: Parts): ReadyAnswer => {
  const { status = 200, body, form, suits, versions, models, etag, isPersonal = false } = parts;
  const { cacheControl, securityHeaders, endsAt = Number.POSITIVE_INFINITY } = parts;
  const isPacked = form.isPacked === true;
  const vary = [...(suits === undefined ? [] : ['Accept']), ...(isPacked ? [] : ['Accept-Encoding'])];
  const common = ['Cache-Control', cacheControl, 'ETag', etag, ...(vary.length > 0 ? ['Vary', vary.join(', ')] : [])];
  common.push(...Object.entries(securityHeaders).flat());
  const inForm = (bytes: Buffer, encoding?: Encoding): Form => ({
    headers: [
      'Content-Type',
      form.contentType,
      ...(form.fileName === undefined ? [] : ['Content-Disposition', attachment(form.fileName)]),
      'Content-Length',
      String(bytes.length),
      ...(encoding === undefined ? [] : ['Content-Encoding', encoding]),
      ...common,
    ],
    body: bytes.length < SMALL_BYTES ? bytes.toString('latin1') : bytes,
  });
  const plain = inForm(body);
  const made = new Map<Encoding, Form>();
  const making = new Map<Encoding, Promise<Form>>();

  const make = async (encoding: Encoding): Promise<Form> => {
    const bytes = isPacked ? undefined : await compressed(body, encoding).catch(() => undefined);
    const result = bytes === undefined ? plain : inForm(bytes, encoding);
    made.set(encoding, result);
    making.delete(encoding);
    return result;
  };
  const pack = async (encoding: Encoding): Promise<Form> => {
    const done = made.get(encoding);
    if (done !== undefined) return done;
    const underWay = making.get(encoding) ?? make(encoding);
    making.set(encoding, underWay);
    return underWay;
  };
  const packed = (encoding: Encoding): Form | undefined => {
    const done = made.get(encoding);
    if (done === undefined) void pack(encoding);
    return done;
  };
  return {
    status,
    models,
    versions,
    etag,
    suits: suits ?? (() => true),
    endsAt,
    isPersonal,
    plain,
    notModified: common,
    packed,
    pack,
  };
};

/** To be saved under this name, which is Turkish (RFC 6266); those who read no UTF-8 there see it without its accents. */
const attachment = (name: string): string => {
  const plain = name
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7E]/g, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
};

/** Waits for the form that the client likes best. */
export const packFor = async (answer: ReadyAnswer, headers: IncomingHttpHeaders): Promise<void> => {
  const encoding = preferredEncoding(headers['accept-encoding']);
  if (encoding !== undefined) await answer.pack(encoding);
};

/** Sends at once what there is: 304 where the client has this answer, else the best form made so far. */
export const sendNow = (res: ServerResponse, answer: ReadyAnswer, headers: IncomingHttpHeaders): void => {
  const known = headers['if-none-match'];
  if (known !== undefined && isNamed(answer.etag, known)) {
    res.writeHead(304, answer.notModified).end();
    return;
  }
  const form = bestForm(answer, headers);
  send(res, answer.status, form.headers, form.body);
};

/**
 * Sends an answer that is older than the client asked for, that is only the last known one, or that may rest on events that are
 * not in the log. Sent whole and `no-store`: a browser that kept it, or refreshed its copy with a 304, would go on showing it
 * as stale.
 */
export const sendStale = (res: ServerResponse, answer: ReadyAnswer, headers: IncomingHttpHeaders): void => {
  const form = bestForm(answer, headers);
  const kept = form.headers.with(form.headers.indexOf('Cache-Control') + 1, 'no-store');
  send(res, answer.status, [...kept, 'X-Stale', '1'], form.body);
};

const send = (res: ServerResponse, status: number, headers: string[], body: Form['body']): void => {
  // Node takes the encoding of a string; for a buffer it has no meaning.
  res.writeHead(status, headers).end(body, 'latin1');
};

const bestForm = (answer: ReadyAnswer, headers: IncomingHttpHeaders): Form => {
  const encoding = preferredEncoding(headers['accept-encoding']);
  return (encoding === undefined ? undefined : answer.packed(encoding)) ?? answer.plain;
};
