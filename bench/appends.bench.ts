import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { NewEvent } from '@league/events/envelope.ts';
import { matchStream } from '@league/events/streams.ts';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { entered, newEvent, scheduled } from './made-up-events.ts';
import {
  type BenchOptions,
  interleave,
  type Measurement,
  milliseconds,
  type Result,
  type Sample,
} from './measurement.ts';
import { openRawLog } from './raw-log.ts';

const WRITERS = 50;

/** Appends by 50 writers through the EventStore port, against raw group commit of the same rows on the same disk. */
export const appends: Measurement = {
  name: 'appends',
  run: async (options): Promise<readonly Result[]> => {
    const matches = matchesToWrite(options.quick ? 8_000 : 20_000);
    const [waits, bareWaits]: [number[], number[]] = [[], []];
    const { ours, bare } = await interleave(options, 'appends', {
      ours: () => throughPort(matches, options, waits),
      bare: () => raw(matches, options, bareWaits),
    });
    return [
      {
        kind: 'ratio',
        name: `appends, ${WRITERS} writers`,
        unit: 'events/s',
        ours,
        bare,
        target: 0.8,
        notes: [`one append: ${milliseconds(waits)}; bare: ${milliseconds(bareWaits)}`],
      },
    ];
  },
};

/** A match is scheduled and then gets its result: two appends to one stream. */
type Match = { readonly stream: string; readonly events: readonly NewEvent[] };

const matchesToWrite = (count: number): readonly Match[] => {
  const teams = Array.from({ length: 18 }, () => randomUUID());
  return Array.from({ length: count }, (_, index) => {
    const matchId = randomUUID();
    const [home = '', away = ''] = [teams[index % 18], teams[(index + 1) % 18]];
    const facts = { matchId, season: 1, week: 1 + (index % 34), date: '2026-09-04T18:00:00.000Z', home, away };
    const at = Date.now();
    const events = [newEvent(scheduled(facts), at), newEvent(entered(facts, { home: 2, away: 1 }), at)];
    return { stream: matchStream(matchId), events };
  });
};

type Append = (stream: string, event: NewEvent, revision: number) => Promise<unknown>;

/** All matches, shared out among the writers, each of which waits for its append before the next. */
const write = async (matches: readonly Match[], waits: number[], append: Append): Promise<Sample> => {
  const left = matches.values();
  const writer = async (): Promise<void> => {
    for (const { stream, events } of left) {
      for (const [revision, event] of events.entries()) {
        const sent = performance.now();
        await append(stream, event, revision);
        waits.push(performance.now() - sent);
      }
    }
  };
  const [started, cpuBefore] = [performance.now(), process.cpuUsage()];
  await Promise.all(Array.from({ length: WRITERS }, writer));
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  const events = 2 * matches.length;
  return { rate: events / seconds, cpu: (user + system) / events };
};

const throughPort = async (matches: readonly Match[], { folder }: BenchOptions, waits: number[]): Promise<Sample> =>
  inFreshFile(folder, async (file) => {
    const store = openSqliteEventStore(file);
    const sample = await write(matches, waits, (stream, event, revision) =>
      store.append(stream, [event], revision === 0 ? 'no-stream' : BigInt(revision - 1)),
    );
    const head = await store.head();
    await store.close();
    if (head !== BigInt(2 * matches.length)) throw new Error(`the log holds ${head} events`);
    return sample;
  });

const raw = async (matches: readonly Match[], { folder }: BenchOptions, waits: number[]): Promise<Sample> =>
  inFreshFile(folder, async (file) => {
    const log = await openRawLog(file);
    const sample = await write(matches, waits, (stream, { id, event, recordedAt, metadata }, revision) =>
      log.append({ stream, revision, type: event.type, id, recordedAt, data: event.data, metadata }),
    );
    await log.close();
    return sample;
  });

const inFreshFile = async (folder: string, work: (file: string) => Promise<Sample>): Promise<Sample> => {
  const file = join(folder, `${randomUUID()}.db`);
  try {
    return await work(file);
  } finally {
    for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
  }
};
