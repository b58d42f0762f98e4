import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export type MadeUpPage = {
  readonly html: string;
  readonly type?: string;
  readonly status?: number;
  readonly policy?: string;
};

/**
 * A site on a free port for the tests of a file: its pages by path, `/hang-up` that closes the connection, `/stream`
 * that never ends, and 404 for all else. The returned function gives the origin, from `beforeAll` on.
 */
export const madeUpSite = (pages: Readonly<Record<string, MadeUpPage>>): (() => string) => {
  const server = createServer(({ url = '/', socket }, response) => {
    if (url === '/hang-up') return socket.destroy();
    if (url === '/stream') {
      response.setHeader('content-type', 'text/event-stream');
      return response.write('data: kick-off\n\n');
    }
    const { html = '', type = 'text/html', status = 200, policy } = pages[url] ?? { status: 404 };
    response.statusCode = status;
    if (policy !== undefined) response.setHeader('content-security-policy', policy);
    return response.setHeader('content-type', `${type}; charset=utf-8`).end(html);
  });
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      }),
  );
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A page without faults, with this body. */
export const pageAround = (body: string, css = ''): MadeUpPage => ({
  html: `<!doctype html><html lang="tr"><meta name="viewport" content="width=device-width"><title>Sayfa</title>
    <style>body { margin: 0; font: 16px/1.5 sans-serif } ${css}</style><main><h1>Sayfa</h1>${body}</main></html>`,
});
