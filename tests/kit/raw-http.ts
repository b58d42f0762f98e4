import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export type RawAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export type RawRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  /** Keeps the connection for the next request; without an agent each request has a connection of its own. */
  readonly agent?: Agent;
};

const NO_AGENT = new Agent({ keepAlive: false });

/** One request, with method, path and headers byte for byte, some of which `fetch` would refuse or change. */
export const rawRequest = (
  url: string,
  { method, path, headers, body, agent = NO_AGENT }: RawRequest,
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const options = { hostname, port, method, path, agent, ...(headers === undefined ? {} : { headers }) };
    request(options, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: text }));
    })
      .on('error', reject)
      .end(body);
  });

/** Sends these bytes and resolves with all that comes back until the server closes the connection. */
export const rawBytes = (url: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
