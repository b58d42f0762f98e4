import { existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { describeReadModels } from '@league/projector/ports/read-model.contract.ts';
import type { ReadModelWriter } from '@league/projector/ports/read-model-writer.ts';
import { auditModel } from '@league/query-api/contract/audit.ts';
import { standingsModel } from '@league/query-api/contract/standings.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSqliteReader } from './sqlite-reader.ts';
import { PAGE_BYTES, ReadModelsDamaged } from './sqlite-file.ts';
import { createSqliteWriter } from './sqlite-writer.ts';

let folder: string;
let file: string;
let notices: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-models-'));
  file = join(folder, 'read-models.db');
  notices = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const onNotice = (notice: string): void => void notices.push(notice);

describeReadModels('SQLite', async () => {
  const writer = createSqliteWriter(file, { onNotice });
  const reader = createSqliteReader(file);
  return {
    writer,
    reader,
    close: async () => {
      await reader.close();
      await writer.close();
      if (notices.length > 0) throw new Error(notices.join());
    },
  };
});

/** As the tables stood before checkpoints named their events, with one generation that serves. */
const TABLES_WITHOUT_IDS = `
  CREATE TABLE models (projection TEXT PRIMARY KEY, last INTEGER NOT NULL, live INTEGER) WITHOUT ROWID;
  CREATE TABLE generations (
    projection TEXT NOT NULL, generation INTEGER NOT NULL, version INTEGER NOT NULL, fields TEXT NOT NULL,
    complete INTEGER NOT NULL DEFAULT 0, position INTEGER NOT NULL DEFAULT 0, changed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (projection, generation)
  ) WITHOUT ROWID;
  CREATE TABLE carried (
    projection TEXT NOT NULL, generation INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (projection, generation)
  ) WITHOUT ROWID;
  CREATE TABLE "standings/7" (id TEXT NOT NULL, body TEXT NOT NULL, position INTEGER NOT NULL);
  INSERT INTO models VALUES ('standings', 7, 7);
  INSERT INTO generations VALUES ('standings', 7, 1, '[]', 1, 3, 2);
  INSERT INTO carried VALUES ('standings', 7, '{}');
  INSERT INTO "standings/7" VALUES ('1/1', '{"season":1}', 2);
  PRAGMA user_version = 1;`;

const build = async (writer: ReadModelWriter): Promise<void> => {
  const generation = await writer.begin(standingsModel, 1);
  await writer.save([
    generation,
    [{ id: '1/1', document: { season: 1 }, position: 3n }],
    {
      position: 3n,
      eventId: 'event-3',
      changed: 3n,
      seasonActs: '{}',
    },
  ]);
  await writer.complete(generation);
  await writer.switchTo(generation);
};

/** As a disk would change it. */
const changeDocument = (change: string): void => {
  const db = new DatabaseSync(file);
  const table = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name GLOB 'standings/*'").get();
  db.exec(`UPDATE "${String(table?.['name'])}" SET ${change}`);
  db.close();
};

describe('read-models.db', () => {
  it('keeps what was saved over a restart', async () => {
    const before = createSqliteWriter(file, { onNotice });
    await build(before);
    const live = await before.live('standings');
    await before.close();
    const writer = createSqliteWriter(file, { onNotice });
    expect(await writer.live('standings')).toEqual(live);
    expect(await writer.load(live?.generation ?? { projection: '', version: 0, generation: 0 }, ['1/1'])).toEqual(
      new Map([['1/1', { season: 1 }]]),
    );
    await writer.close();
  });

  it('of a program that kept no ids serves on as it is, and names its event from the next save on', async () => {
    const db = new DatabaseSync(file);
    db.exec(`PRAGMA page_size = ${PAGE_BYTES}; ${TABLES_WITHOUT_IDS}`);
    db.close();
    const writer = createSqliteWriter(file, { onNotice });
    const live = await writer.live('standings');
    expect(live?.checkpoint).toEqual({ position: 3n, eventId: undefined, changed: 2n, seasonActs: '{}' });
    const generation = live?.generation ?? { projection: '', version: 0, generation: 0 };
    expect(await writer.load(generation, ['1/1'])).toEqual(new Map([['1/1', { season: 1 }]]));
    await writer.save([generation, [], { position: 4n, eventId: 'event-4', changed: 2n, seasonActs: '{}' }]);
    await writer.close();
    const again = createSqliteWriter(file, { onNotice });
    expect((await again.live('standings'))?.checkpoint).toMatchObject({ position: 4n, eventId: 'event-4' });
    await again.close();
    expect([notices, existsSync(`${file}.damaged`)]).toEqual([[], false]);
  });

  it('has the indexes of fields that come in order before a generation is filled, the others once it is', async () => {
    const writer = createSqliteWriter(file, { onNotice });
    const generation = await writer.begin(auditModel, 1);
    const db = new DatabaseSync(file, { readOnly: true });
    const indexed = (): string[] =>
      db
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND name GLOB 'audit/*' ORDER BY rowid")
        .all()
        .map(({ name }) => String(name).split('/')[2] ?? '');
    expect(indexed()).toEqual(auditModel.inOrder);
    await writer.fill(generation, [{ id: '1', document: { matchId: 'm' }, position: 1n }], { fresh: true });
    expect(indexed()).toEqual(auditModel.inOrder);
    await writer.complete(generation);
    expect(indexed().toSorted()).toEqual(['id', ...auditModel.fields].toSorted());
    db.close();
    await writer.close();
  });

  it('of an earlier release is rewritten once: it keeps serving, has larger pages, and loses the projections that this release lacks', async () => {
    const db = new DatabaseSync(file);
    db.exec(`${TABLES_WITHOUT_IDS}
      CREATE TABLE "player-history/5" (id TEXT NOT NULL, body TEXT NOT NULL, position INTEGER NOT NULL);
      INSERT INTO models VALUES ('player-history', 5, 5);
      INSERT INTO generations VALUES ('player-history', 5, 1, '[]', 1, 3, 2);`);
    db.close();
    const options = { onNotice, projections: ['standings'] };
    const writer = createSqliteWriter(file, options);
    const live = await writer.live('standings');
    const generation = live?.generation ?? { projection: '', version: 0, generation: 0 };
    expect(live?.checkpoint.position).toBe(3n);
    expect(await writer.load(generation, ['1/1'])).toEqual(new Map([['1/1', { season: 1 }]]));
    expect(await writer.live('player-history')).toBeUndefined();
    await writer.close();
    await createSqliteWriter(file, options).close();
    expect(notices).toEqual([expect.stringContaining('is of an earlier release and is rewritten once')]);
    const after = new DatabaseSync(file, { readOnly: true });
    expect(after.prepare('PRAGMA page_size').get()).toEqual({ page_size: PAGE_BYTES });
    expect(after.prepare("SELECT name FROM sqlite_schema WHERE name GLOB '*/*'").all()).toEqual([
      { name: 'standings/7' },
      { name: 'standings/7/id' },
    ]);
    after.close();
  });

  it('has only the tables of generations that serve once it is closed', async () => {
    const writer = createSqliteWriter(file, { onNotice });
    await build(writer);
    await build(writer);
    const live = await writer.live('standings');
    await writer.close();
    const db = new DatabaseSync(file);
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name GLOB 'standings/*'").all();
    expect(tables).toMatchObject([{ name: `standings/${live?.generation.generation}` }]);
    db.close();
  });

  it('can be read before anything was ever written', async () => {
    const writer = createSqliteWriter(file, { onNotice });
    const reader = createSqliteReader(file);
    expect(await reader.snapshot((view) => view.list(standingsModel))).toEqual([]);
    await reader.close();
    await writer.close();
  });

  it.each([
    ['is no database', () => writeFileSync(file, 'not a database at all, but text of some length'.repeat(100))],
    ['has lost its beginning', () => writeFileSync(file, Buffer.alloc(8_192))],
    ['has another layout', () => new DatabaseSync(file).exec('CREATE TABLE other (id); PRAGMA user_version = 99')],
  ])('is set aside and begun anew when it %s', async (_, damage) => {
    damage();
    const writer = createSqliteWriter(file, { onNotice });
    expect(await writer.live('standings')).toBeUndefined();
    await build(writer);
    expect(existsSync(`${file}.damaged`)).toBe(true);
    expect(notices).toEqual([expect.stringContaining('set aside')]);
    await writer.close();
  });

  it.each(['body = replace(body, 1, 2)', '"field/season" = 2', "id = '1/2'", 'position = position + 1'])(
    'is set aside and begun anew when a document is not as it was saved (%s)',
    async (change) => {
      const before = createSqliteWriter(file, { onNotice });
      await build(before);
      await before.close();
      changeDocument(change);
      const writer = createSqliteWriter(file, { onNotice });
      expect(await writer.live('standings')).toBeUndefined();
      expect(notices).toEqual([expect.stringContaining('is damaged: set aside')]);
      await writer.close();
    },
  );

  it('serves during the check behind, which ends with the damage that it finds', async () => {
    const before = createSqliteWriter(file, { onNotice });
    await build(before);
    await before.close();
    const sound = createSqliteWriter(file, { onNotice, checkedAtOnceBytes: 0 });
    await sound.check.done;
    await sound.close();
    changeDocument('body = replace(body, 1, 2)');
    const writer = createSqliteWriter(file, { onNotice, checkedAtOnceBytes: 0 });
    expect((await writer.live('standings'))?.checkpoint.position).toBe(3n);
    await expect(writer.check.done).rejects.toBeInstanceOf(ReadModelsDamaged);
    await writer.close();
    expect(notices).toEqual([]);
  });

  it('is begun anew when it is empty or was deleted, with numbers that were never used', async () => {
    const before = createSqliteWriter(file, { onNotice });
    const first = await before.begin(standingsModel, 1);
    await before.close();
    truncateSync(file);
    const writer = createSqliteWriter(file, { onNotice });
    const second = await writer.begin(standingsModel, 1);
    expect(second.generation).toBeGreaterThan(first.generation);
    await writer.close();
  });

  it('says that it is away while another process holds it, and works afterwards', async () => {
    const writer = createSqliteWriter(file, { onNotice });
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    await expect(writer.begin(standingsModel, 1)).rejects.toBeInstanceOf(StoreUnavailable);
    other.exec('ROLLBACK');
    other.close();
    await build(writer);
    expect((await writer.live('standings'))?.checkpoint.position).toBe(3n);
    await writer.close();
  });

  it('says that it is away when its folder is missing', () => {
    expect(() => createSqliteWriter(join(folder, 'missing', 'read-models.db'), { onNotice })).toThrow(StoreUnavailable);
  });

  it('answers however many read at once', async () => {
    const writer = createSqliteWriter(file, { onNotice });
    await build(writer);
    const reader = createSqliteReader(file);
    const gate = Promise.withResolvers<void>();
    const readers = Array.from({ length: 20 }, () =>
      reader.snapshot(async (view) => {
        await gate.promise;
        return view.get(standingsModel, '1/1');
      }),
    );
    gate.resolve();
    expect(await Promise.all(readers)).toEqual(Array.from({ length: 20 }, () => ({ season: 1 })));
    await reader.close();
    await writer.close();
  });

  it('refuses a view whose snapshot has ended', async () => {
    const writer = createSqliteWriter(file, { onNotice });
    const reader = createSqliteReader(file);
    const view = await reader.snapshot(async (open) => open);
    await expect(view.get(standingsModel, '1/1')).rejects.toThrow('after its snapshot');
    await reader.close();
    await writer.close();
  });
});
