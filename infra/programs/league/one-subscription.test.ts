import { rmSync } from 'node:fs';
import { registry } from '@league/projector/registry.ts';
import { newEvent, teamCreated } from '@league/events/testing/sample-events.ts';
import { startFirstSeason } from '@league/command-api/season/handle-season.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { toEventData } from '../../adapters/event-store/eventstoredb-records.ts';
import { encodeEvents } from '../../adapters/event-store/stored-events.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { openingAtOnce } from '../main/process.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '@league/tests/doubles/eventstoredb/double.ts';
import { dataFolder } from '../data-folder/data-folder.ts';
import { type League, openLeague } from './open-league.ts';
import { contextOf, OPERATOR } from './system-context.ts';

/** What a whole league moves over the wire, with everything in it that follows the log: six projections, five processes. */

let double: EventStoreDbDouble;
let folder: string;
let league: League | undefined;

beforeEach(async () => {
  double = await startEventStoreDbDouble();
  folder = temporaryFolder();
  await open();
  await startFirstSeason(league?.deps ?? never(), contextOf(OPERATOR, Date.now()));
  await caughtUp();
});
afterEach(async () => {
  await league?.close();
  double.close();
});

const never = (): never => {
  throw new Error('the league is not open');
};

const open = async (): Promise<void> => {
  const settings = { DATA_DIR: folder, EVENT_LOG: 'eventstoredb', EVENTSTORE_URL: double.url };
  league = await openLeague(openingAtOnce(readConfig(settings), () => {}));
};

const close = async (): Promise<void> => {
  await league?.close();
  league = undefined;
};

/** Written behind the league's back, so that nothing is read for it. */
const write = (count: number): void => {
  for (let written = 0; written < count; written += 1) {
    for (const event of encodeEvents([newEvent(teamCreated())])) {
      const { id, type, data, metadata } = toEventData(event);
      const [json, bytes] = [Buffer.from(JSON.stringify(data)), Buffer.from(metadata as Uint8Array)];
      double.log.put(`league.team-${id}`, { id: id ?? never(), type, data: json, metadata: bytes });
    }
  }
};

/** Everything that follows the log is at its end. */
const caughtUp = async (): Promise<void> => {
  const { positions, processes } = league ?? never();
  const end = double.log.records.findLast(({ stream }) => stream.startsWith('league.'))?.position ?? never();
  await expect
    .poll(() =>
      positions.reached(
        registry.map(({ name }) => name),
        end,
        100,
      ),
    )
    .toBe(true);
  await expect.poll(() => processes.status().filter(({ position }) => position < end)).toEqual([]);
};

/** What commands and starts ask beside, and looks how far the log reaches. */
const BESIDE = 150;

describe('each event crosses to a league once', () => {
  it('as it is appended', async () => {
    double.countAnew();
    write(1_000);
    await caughtUp();
    expect(double.served.size).toBe(1);
    expect(double.counts.events).toBeLessThan(1_000 + BESIDE);
  });

  it('in a first build of everything', async () => {
    write(3_000);
    await caughtUp();
    await close();
    rmSync(dataFolder(folder).readModelsFile);
    double.countAnew();
    await open();
    await caughtUp();
    // Processes note after 500 events how far they are.
    expect(double.counts.events).toBeLessThan(3_000 + 500 + BESIDE);
    expect(double.served.size).toBe(1);
  });

  it('after a restart from checkpoints, but for the page that those read who begin later and lower', async () => {
    await close();
    write(2_000);
    double.countAnew();
    await open();
    await caughtUp();
    expect(double.counts.events).toBeLessThan(2_000 + 500 + BESIDE);
    expect(double.served.size).toBe(1);
  });
});
