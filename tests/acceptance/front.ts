import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address in front of several processes; stands for the nginx of infra/deploy. */
export type Front = { readonly url: string; readonly close: () => Promise<void> };

/** The processes behind the front. They are looked up for each request, since a process may restart on another port. */
export type Behind = { readonly queryApis: () => readonly string[]; readonly commandApi: () => string };

/**
 * GET and HEAD go to the query APIs in turn, all other requests to the command API. Answers are streamed through. A
 * process that cannot be reached is answered as 502, and no request is sent twice.
 */
export const startFront = async ({ queryApis, commandApi }: Behind): Promise<Front> => {
  // A connection for each request: the process may close a kept connection just when it is used again, and the 502
  // would then be the front's fault, not the league's (nginx would ask the next query API).
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
  // The process does not listen yet.
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
