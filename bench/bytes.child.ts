import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The bare baseline of reading: node:http that sends one finished answer, or 304 to those who have it. */

/** Headers lie flat (name, value, name, value …); the body is base64. */
export type Answer = { readonly headers: string[]; readonly etag: string; readonly body: string };

const answer = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Answer;
const { headers, etag } = answer;
const body = Buffer.from(answer.body, 'base64');
const notModified = headers.flatMap((text, index) =>
  index % 2 === 0 && !/^content-(type|length|encoding)$/i.test(text) ? [text, headers[index + 1] ?? ''] : [],
);

const server = createServer((req, res) => {
  if (req.headers['if-none-match'] === etag) res.writeHead(304, notModified).end();
  else res.writeHead(200, headers).end(body);
}).listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.once('disconnect', () => process.exit());
