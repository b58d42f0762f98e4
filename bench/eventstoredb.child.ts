import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import express from 'express';
import type { Example } from './express.child.ts';

/**
 * The bare baseline of commands over EventStoreDB: Express parses the JSON, reads the match's stream by the client as anybody
 * would, appends an event of the same size behind it, and answers the same.
 */

const [exampleFile = '', url = '', prefix = ''] = process.argv.slice(2);
const { data, metadata, headers, answer } = JSON.parse(readFileSync(exampleFile, 'utf8')) as Example;
const client = EventStoreDBClient.connectionString(url);

const revisionOf = async (stream: string): Promise<bigint | typeof NO_STREAM> => {
  let revision: bigint | typeof NO_STREAM = NO_STREAM;
  try {
    for await (const { event } of client.readStream(stream)) revision = event?.revision ?? revision;
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return revision;
};

type Score = { readonly homeScore: number; readonly awayScore: number };

const append = async (matchId: string, score: Score): Promise<bigint | undefined> => {
  const stream = `${prefix}match-${matchId}`;
  const content = { ...data, matchId, result: { ...data.result, ...score } };
  const event = jsonEvent({ id: randomUUID(), type: 'MatchResultEntered', data: content, metadata });
  try {
    const expectedRevision = await revisionOf(stream);
    return (await client.appendToStream(stream, event, { expectedRevision })).position?.commit;
  } catch (error) {
    // Of two at the same match at once.
    if (error instanceof WrongExpectedVersionError) return append(matchId, score);
    throw error;
  }
};

const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.put('/api/admin/match-result/:id', express.json(), async (req, res) => {
  const matchId = req.params.id;
  const { homeScore, awayScore } = req.body as Score;
  const position = String(await append(matchId, { homeScore, awayScore }));
  res.set({ ...headers, 'X-Position': position });
  res.json({ ...answer, match: { ...answer.match, _id: matchId, homeScore, awayScore }, position });
});

const server = createServer(app).listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.once('disconnect', () => process.exit());
