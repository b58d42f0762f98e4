import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { appendAll } from '@league/events/testing/append-all.ts';
import { teamHistory } from '@league/events/testing/sample-events.ts';
import { afterAll, expect, it } from 'vitest';
import { openSqliteEventStore } from '../event-store/sqlite.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { openMongo } from '../servers/mongodb.ts';
import { dropDatabase } from '@league/tests/kit/drop-database.ts';
import { createKafkaLeague, readTopic, type TopicMessage } from '@league/tests/kit/kafka-league.ts';
import { describeWithServers, freshLeague, serverUrl } from '@league/tests/kit/servers.ts';

const CHILD = fileURLToPath(new URL('./forwarder-kill.child.ts', import.meta.url));
const EVENTS = 1_500;

/** Runs a forwarder that kills itself at the k-th pass of a place. */
const runChild = async (file: string, league: string, place: string, hits: number): Promise<string | null> => {
  const child = spawn(process.execPath, [CHILD, file, league, String(EVENTS), place, String(hits)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, MONGODB_URL: serverUrl('mongodb'), NODE_NO_WARNINGS: '1' },
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal;
};

/** The positions as they would reach a consumer that knows repeats by them; fails at a gap. */
const withoutRepeats = (messages: readonly TopicMessage[]): readonly string[] => {
  let last = 0n;
  const ids: string[] = [];
  for (const { id, position, previous } of messages) {
    if (BigInt(position) <= last) continue;
    expect(BigInt(previous)).toBe(last);
    last = BigInt(position);
    ids.push(id);
  }
  return ids;
};

describeWithServers(['kafka', 'mongodb'], 'a forwarder killed', () => {
  const leagues: string[] = [];
  afterAll(async () => {
    for (const league of leagues) {
      const mongo = openMongo(serverUrl('mongodb'), league);
      await dropDatabase(mongo);
      await mongo.close();
    }
  });

  it.each([
    ['between reading and sending', 'read', 0],
    ['between sending and saving its place', 'sent', 100],
  ])('%s, again and again, leaves repeats and no gap', async (_, place, leastRepeats) => {
    const file = `${temporaryFolder()}/events.db`;
    const name = freshLeague();
    leagues.push(name);
    const league = createKafkaLeague({ store: openSqliteEventStore(file), league: name });
    const events = teamHistory(EVENTS);
    await appendAll(league.store, 'team-long', events);
    for (const hits of [1, 2, 3, 4, 5]) expect(await runChild(file, name, place, hits)).toBe('SIGKILL');
    expect(await runChild(file, name, 'never', 1)).toBeNull();
    const messages = await readTopic(league.kafka);
    expect(withoutRepeats(messages)).toEqual(events.map(({ id }) => id));
    // What was sent and not noted is sent once more.
    expect(messages.length - EVENTS).toBeGreaterThanOrEqual(leastRepeats);
    await league.close();
  });
});
