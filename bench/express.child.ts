import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LeagueEventOf } from '@league/events/catalogue.ts';
import express from 'express';
import { openRawLog } from './raw-log.ts';

/** The bare baseline of commands: Express parses the JSON, group-commits an event of the same size, and answers the same. */

/** What a real command made and answered, by example. */
export type Example = {
  readonly data: LeagueEventOf<'MatchResultEntered'>['data'];
  readonly metadata: object;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: { readonly match: object };
};

const [exampleFile = '', logFile = ''] = process.argv.slice(2);
const { data, metadata, headers, answer } = JSON.parse(readFileSync(exampleFile, 'utf8')) as Example;
const log = await openRawLog(logFile);

const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.put('/api/admin/match-result/:id', express.json(), async (req, res) => {
  const matchId = req.params.id;
  const { homeScore, awayScore } = req.body as { homeScore: number; awayScore: number };
  const position = await log.append({
    stream: `match-${matchId}`,
    revision: 0,
    type: 'MatchResultEntered',
    id: randomUUID(),
    recordedAt: Date.now(),
    data: { ...data, matchId, result: { ...data.result, homeScore, awayScore } },
    metadata,
  });
  res.set({ ...headers, 'X-Position': String(position) });
  res.json({ ...answer, match: { ...answer.match, _id: matchId, homeScore, awayScore }, position: String(position) });
});

const server = createServer(app).listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.once('disconnect', () => process.exit());
