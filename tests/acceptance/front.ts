import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address in front of several processes, as nginx is in infra/deploy. */
export type Front = { readonly url: string; readonly close: () => Promise<void> };

/** Where requests go; asked anew for each, so that a process may come back at another port. */
export type Behind = { readonly queryApis: () => readonly string[]; readonly commandApi: () => string };

/**
 * GET and HEAD go to the query APIs in turn, the rest to the command API. Answers are passed on as they come. Who cannot
 * be reached is a 502: a command is never sent twice.
 */
export const startFront = async ({ queryApis, commandApi }: Behind): Promise<Front> => {
  // A connection for each request: one that was kept may be closed at the other end just when it is used again, and who
  // then says 502 (nginx asks the next query API) tells of the front, not of the league.
  const agent = new Agent();
  let turn = 0;
  const target = (method = ''): string => {
    if (method !== 'GET' && method !== 'HEAD') return commandApi();
    const all = queryApis();
    turn += 1;
    return all[turn % all.length] ?? '';
  };
  const server = createServer((req, res) => pass(agent, target(req.method), req, res));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      agent.destroy();
      return closeAll(server);
    },
  };
};

const pass = (agent: Agent, to: string, req: IncomingMessage, res: ServerResponse): void => {
  const unreachable = (): void => {
    res.writeHead(502, { 'content-type': 'application/problem+json' }).end('{"status":502}');
  };
  // It has not listened yet.
  if (to === '') return unreachable();
  const onward = request(to + (req.url ?? ''), { agent, method: req.method, headers: req.headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
    answer.on('error', () => res.destroy());
  });
  onward.on('error', () => {
    if (res.headersSent) res.destroy();
    else unreachable();
  });
  res.on('close', () => onward.destroy());
  req.pipe(onward);
};

const closeAll = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
