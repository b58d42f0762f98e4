import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { compressed, type Encoding, preferredEncoding } from '../http/encoding.ts';
import { isNamed } from '../http/etag.ts';

/** A text file of the web, kept in memory. */
export type PackedFile = {
  /** Answers GET and HEAD: 304 where the client has the file already, else the smallest form made so far that the client accepts. */
  readonly send: (res: ServerResponse, asked: IncomingHttpHeaders) => Promise<void>;
};

/** Runs work one piece after the other, so that threads stay free for requests that wait. */
export type Background = (work: () => Promise<void>) => void;

/** Work that fails is not tried again. */
export const createBackground = (): Background => {
  let last = Promise.resolve();
  return (work) => {
    last = last.then(work).catch(() => {});
  };
};

/**
 * Keeps the bytes and each compressed form that was asked for. The first request gets a form that is made in milliseconds, and
 * starts the making of the smallest one for later requests.
 */
export const packedFile = (
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  background: Background,
): PackedFile => {
  // Weak, because all compressed forms share it.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = { ...headers, ETag: etag };
  const forms = new Map<Encoding, Promise<Buffer | undefined>>();

  const formIn = (encoding: Encoding): Promise<Buffer | undefined> => {
    const made = forms.get(encoding);
    if (made !== undefined) return made;
    const quick = compressed(body, encoding).catch(() => undefined);
    forms.set(encoding, quick);
    background(async () => {
      const smallest = await compressed(body, encoding, 'best');
      forms.set(encoding, Promise.resolve(smallest));
    });
    return quick;
  };

  return {
    send: async (res, asked) => {
      const known = asked['if-none-match'];
      if (known !== undefined && isNamed(etag, known)) {
        res.writeHead(304, common).end();
        return;
      }
      const encoding = preferredEncoding(asked['accept-encoding']);
      const form = encoding === undefined ? undefined : await formIn(encoding);
      const length = { 'Content-Length': (form ?? body).length };
      const how = form === undefined ? {} : { 'Content-Encoding': encoding };
      res.writeHead(200, { ...common, ...how, ...length }).end(form ?? body);
    },
  };
};
