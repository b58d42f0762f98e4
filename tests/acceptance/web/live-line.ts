import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const LIVE = '/api/live';

/** A request of the browser for the live connection. */
export type Asked = { readonly url: string; readonly lastEventId: string | null };

/** A gateway in front of the league that can cut the live connections, and nothing else. */
export type Gateway = {
  readonly url: string;
  /** All requests for a live connection, oldest first, whether granted or not. */
  readonly asked: readonly Asked[];
  /** How many live connections are open. */
  readonly open: () => number;
  /** The id of the newest message that was passed on. */
  readonly newestId: () => string | undefined;
  /** Cuts the open live connections. Until {@link mend}, new ones are hung up on, or get the gateway's own error. */
  readonly cut: (meanwhile: 'hang-up' | '502') => void;
  readonly mend: () => void;
  readonly close: () => void;
};

const asAsked = (url: string, headers: IncomingHttpHeaders): Asked => ({
  url,
  lastEventId: headers['last-event-id']?.toString() ?? new URL(url, 'http://league').searchParams.get('lastEventId'),
});

/** Stands before the league at `target`. */
export const openGateway = async (target: string): Promise<Gateway> => {
  const asked: Asked[] = [];
  const lines = new Set<ServerResponse>();
  let broken: 'hang-up' | '502' | null = null;
  let newestId: string | undefined;

  const pass = (req: IncomingMessage, res: ServerResponse, onData?: (text: string) => void): void => {
    const { method, headers, url = '/' } = req;
    const onward = request(new URL(url, target), { method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      if (onData !== undefined) answer.on('data', (chunk: Buffer) => onData(chunk.toString()));
      answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    res.on('close', () => onward.destroy());
    req.pipe(onward);
  };

  const server = createServer((req, res) => {
    const { url = '/', headers } = req;
    if (!url.startsWith(LIVE)) return pass(req, res);
    asked.push(asAsked(url, headers));
    if (broken === 'hang-up') return void res.destroy();
    if (broken === '502') return void res.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    lines.add(res);
    res.on('close', () => lines.delete(res));
    return pass(req, res, (text) => {
      newestId = [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? newestId;
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    open: () => lines.size,
    newestId: () => newestId,
    cut: (meanwhile) => {
      broken = meanwhile;
      for (const line of lines) line.destroy();
    },
    mend: () => {
      broken = null;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
