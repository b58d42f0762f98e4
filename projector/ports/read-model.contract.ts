import { matchesModel } from '@league/query-api/contract/matches.ts';
import type { ReadModel } from '@league/query-api/contract/read-model.ts';
import { seasonsModel } from '@league/query-api/contract/seasons.ts';
import { standingsModel } from '@league/query-api/contract/standings.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Checkpoint,
  CheckpointRefused,
  type DocumentChange,
  type Generation,
  generationName,
  type KeptDocument,
  type ReadModelWriter,
  type Save,
  SwitchRefused,
} from './read-model-writer.ts';

/** The reading side (query-api/ports/read-model-reader.ts), as far as the contract asks: projector may not import it. */
type Reader = { readonly snapshot: <Result>(work: (view: View) => Promise<Result>) => Promise<Result> };
type View = {
  readonly get: <Document extends object>(model: ReadModel<Document>, id: string) => Promise<Document | undefined>;
  readonly list: <Document extends object, Field extends string>(
    model: ReadModel<Document, Field>,
    query?: Query<Field>,
  ) => Promise<Document[]>;
  readonly version: (model: ReadModel) => Promise<{ readonly generation: string; readonly changed: bigint }>;
};
type Filter = string | number | { readonly from?: string; readonly to?: string; readonly not?: readonly string[] };
type Query<Field extends string> = {
  readonly where?: Partial<Readonly<Record<Field, Filter>>>;
  readonly beforeId?: string;
  readonly order?: 'ascending' | 'descending';
  readonly limit?: number;
};

/** A store of read models under test, empty. */
export type ReadModelStore = {
  readonly writer: ReadModelWriter;
  readonly reader: Reader;
  readonly close: () => Promise<void>;
};

/** As much of a match as the filters see. */
const match = (season: number, week: number, date: string | null = null): object => ({ season, week, date });
const put = (id: string, document: object | null, position = 1n): DocumentChange => ({ id, document, position });
const at = (position: bigint, changed = position, seasonActs = ''): Checkpoint => ({
  position,
  eventId: `event-${position}`,
  changed,
  seasonActs,
});

/** What every store of read models does; an adapter's test calls it with the way to make one. */
export const describeReadModels = (name: string, open: () => Promise<ReadModelStore>): void => {
  describe(`read models in ${name}`, () => {
    let store: ReadModelStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    /** A generation that serves, with these documents. */
    const serving = async (changes: readonly DocumentChange[], checkpoint = at(1n)): Promise<Generation> => {
      const generation = await store.writer.begin(matchesModel, 1);
      await store.writer.save([generation, changes, checkpoint]);
      await store.writer.complete(generation);
      await store.writer.switchTo(generation);
      return generation;
    };
    const dumped = async (generation: Generation): Promise<KeptDocument[]> =>
      Array.fromAsync(store.writer.dump(generation));
    const read = <Result>(work: (view: View) => Promise<Result>): Promise<Result> => store.reader.snapshot(work);

    describe('saving', () => {
      it('keeps documents with the position of the event that changed them, and takes out what is null', async () => {
        const generation = await serving([put('b', match(3, 8)), put('a', match(1, 1), 2n)], at(2n));
        await store.writer.save([generation, [put('b', null, 3n), put('c', match(2, 3), 3n)], at(3n)]);
        expect(await dumped(generation)).toEqual([
          { id: 'a', body: '{"season":1,"week":1,"date":null}', position: 2n },
          { id: 'c', body: '{"season":2,"week":3,"date":null}', position: 3n },
        ]);
      });

      it('loads the documents that exist', async () => {
        const generation = await serving([put('a', match(1, 1))]);
        expect(await store.writer.load(generation, ['a', 'b'])).toEqual(new Map([['a', match(1, 1)]]));
      });

      it('moves the checkpoint with the documents, exactly and with the season acts', async () => {
        const far = 2n ** 62n + 1n;
        const generation = await serving([put('a', match(1, 1), far)], at(far, far - 1n, '{"closed":{}}'));
        const live = await store.writer.live('matches');
        expect(live).toEqual({ generation, checkpoint: at(far, far - 1n, '{"closed":{}}') });
        expect((await dumped(generation))[0]?.position).toBe(far);
      });

      it('keeps with the checkpoint which event stands there, and none where none is named', async () => {
        const generation = await serving([], at(1n));
        const idNow = async () => (await store.writer.live('matches'))?.checkpoint.eventId;
        expect(await idNow()).toBe('event-1');
        await store.writer.save([generation, [], at(2n)]);
        expect(await idNow()).toBe('event-2');
        await expect(store.writer.save([generation, [], at(1n)])).rejects.toBeInstanceOf(CheckpointRefused);
        expect(await idNow()).toBe('event-2');
        await store.writer.save([generation, [], { ...at(3n), eventId: undefined }]);
        expect(await idNow()).toBeUndefined();
      });

      it('never moves the checkpoint backwards, and then writes no document either', async () => {
        const generation = await serving([], at(5n));
        const late = store.writer.save([generation, [put('a', match(1, 1))], at(4n)]);
        await expect(late).rejects.toBeInstanceOf(CheckpointRefused);
        expect(await dumped(generation)).toEqual([]);
        expect((await store.writer.live('matches'))?.checkpoint.position).toBe(5n);
      });

      it('writes all of a save or nothing', async () => {
        const generation = await serving([], at(1n));
        const half = store.writer.save([generation, [put('a', match(1, 1)), put('b', { big: 1n })], at(2n)]);
        await expect(half).rejects.toThrow(TypeError);
        expect(await dumped(generation)).toEqual([]);
        expect((await store.writer.live('matches'))?.checkpoint.position).toBe(1n);
      });

      it('refuses to write to a generation that is gone', async () => {
        const generation = await store.writer.begin(matchesModel, 1);
        await store.writer.drop(generation);
        await expect(store.writer.save([generation, [], at(1n)])).rejects.toBeInstanceOf(CheckpointRefused);
      });
    });

    describe('saving several generations together', () => {
      const [week, next] = [put('1/1', { season: 1 }, 5n), put('a', match(1, 2), 5n)];
      let matches: Generation;
      let standings: Generation;
      beforeEach(async () => {
        matches = await serving([put('a', match(1, 1))]);
        standings = await store.writer.begin(standingsModel, 1);
      });

      it('keeps the documents and the checkpoint of each, also of one without documents', async () => {
        const seasons = await store.writer.begin(seasonsModel, 1);
        await store.writer.save(
          [matches, [next], at(5n, 5n, '{"closed":{}}')],
          [seasons, [], at(4n, 0n)],
          [standings, [week], at(5n)],
        );
        for (const generation of [seasons, standings]) {
          await store.writer.complete(generation);
          await store.writer.switchTo(generation);
        }
        expect((await store.writer.live('matches'))?.checkpoint).toEqual(at(5n, 5n, '{"closed":{}}'));
        expect((await store.writer.live('seasons'))?.checkpoint).toEqual(at(4n, 0n));
        expect((await store.writer.live('standings'))?.checkpoint).toEqual(at(5n));
        expect(await dumped(matches)).toEqual([{ id: 'a', body: JSON.stringify(next.document), position: 5n }]);
        expect(await dumped(standings)).toEqual([{ id: '1/1', body: '{"season":1}', position: 5n }]);
      });

      it.each([
        ['a checkpoint moves backwards', async () => at(0n), CheckpointRefused],
        ['a generation is gone', () => store.writer.drop(standings).then(() => at(5n)), CheckpointRefused],
        ['a document is no JSON', async () => ({ ...at(5n), bad: true }), TypeError],
      ])('writes none of them where %s, whichever comes first', async (_, wrong, error) => {
        await store.writer.save([standings, [], at(1n)]);
        const { bad, ...checkpoint } = { bad: false, ...(await wrong()) };
        const saves: readonly Save[] = [
          [matches, [next], at(5n)],
          [standings, [bad ? put('1/1', { big: 1n }) : week], checkpoint],
        ];
        for (const order of [saves, saves.toReversed()]) {
          await expect(store.writer.save(...order)).rejects.toBeInstanceOf(error);
          expect((await store.writer.live('matches'))?.checkpoint).toEqual(at(1n));
          expect(await dumped(matches)).toEqual([{ id: 'a', body: JSON.stringify(match(1, 1)), position: 1n }]);
        }
        await store.writer.save([matches, [next], at(5n)]);
        expect((await store.writer.live('matches'))?.checkpoint).toEqual(at(5n));
      });
    });

    describe('a generation beside the live one', () => {
      it('serves nobody before the switch, and from then on everybody', async () => {
        await serving([put('a', match(1, 1))]);
        const next = await store.writer.begin(matchesModel, 2);
        await store.writer.fill(next, [put('a', match(1, 99))], { fresh: true });
        await store.writer.save([next, [], at(1n)]);
        await store.writer.complete(next);
        expect(await read((view) => view.get(matchesModel, 'a'))).toEqual(match(1, 1));
        await store.writer.switchTo(next);
        expect(await read((view) => view.get(matchesModel, 'a'))).toEqual(match(1, 99));
        expect((await store.writer.live('matches'))?.generation).toEqual(next);
      });

      it('has a number of its own, also after others were dropped', async () => {
        const first = await store.writer.begin(matchesModel, 1);
        await store.writer.drop(first);
        await store.writer.drop(first);
        const second = await store.writer.begin(matchesModel, 1);
        expect(second.generation).toBeGreaterThan(first.generation);
      });

      it('replaces the one before, which is gone', async () => {
        const before = await serving([], at(1n));
        const after = await serving([], at(1n));
        expect((await store.writer.live('matches'))?.generation).toEqual(after);
        await expect(store.writer.save([before, [], at(2n)])).rejects.toBeInstanceOf(CheckpointRefused);
      });

      it('is refused while it is not complete', async () => {
        const next = await store.writer.begin(matchesModel, 1);
        await store.writer.save([next, [], at(1n)]);
        await expect(store.writer.switchTo(next)).rejects.toBeInstanceOf(SwitchRefused);
        expect(await store.writer.live('matches')).toBeUndefined();
      });

      it('is refused while it is behind, unless that is meant', async () => {
        await serving([], at(5n));
        const next = await store.writer.begin(matchesModel, 1);
        await store.writer.save([next, [], at(4n)]);
        await store.writer.complete(next);
        await expect(store.writer.switchTo(next)).rejects.toBeInstanceOf(SwitchRefused);
        await store.writer.switchTo(next, { evenIfBehind: true });
        expect((await store.writer.live('matches'))?.checkpoint.position).toBe(4n);
      });

      it('is removed when a crash left it behind, the live one stays', async () => {
        const live = await serving([put('a', match(1, 1))]);
        const left = await store.writer.begin(matchesModel, 1);
        await store.writer.fill(left, [put('a', match(1, 99))], { fresh: true });
        await store.writer.dropUnfinished('matches');
        expect((await store.writer.live('matches'))?.generation).toEqual(live);
        expect(await dumped(live)).toHaveLength(1);
        await expect(store.writer.save([left, [], at(1n)])).rejects.toBeInstanceOf(CheckpointRefused);
      });
    });

    describe('filling', () => {
      const many = Array.from({ length: 2_500 }, (_, index) =>
        put(`id-${9_999 - index}`, match(1, index), BigInt(index)),
      );

      it('takes more documents than one transaction, in any order, and dumps them in order of id', async () => {
        const generation = await store.writer.begin(matchesModel, 1);
        await store.writer.fill(generation, many.slice(0, 2_000), { fresh: true });
        await store.writer.fill(generation, many.slice(2_000), { fresh: true });
        const ids = (await dumped(generation)).map(({ id }) => id);
        expect(ids).toEqual(many.map(({ id }) => id).toSorted());
      });

      it('replaces and takes out what was filled before', async () => {
        const generation = await store.writer.begin(matchesModel, 1);
        await store.writer.fill(generation, many, { fresh: true });
        const changes = [put('id-9999', null, 9n), put('id-9998', match(2, 7), 9n)];
        await store.writer.fill(generation, changes, { fresh: false });
        expect(await store.writer.load(generation, ['id-9999', 'id-9998', 'id-9997'])).toEqual(
          new Map([
            ['id-9998', match(2, 7)],
            ['id-9997', match(1, 2)],
          ]),
        );
        expect(await dumped(generation)).toHaveLength(2_499);
      });

      it('lets saves of the live generation through meanwhile', async () => {
        const live = await serving([], at(1n));
        const next = await store.writer.begin(matchesModel, 1);
        const filling = store.writer.fill(next, many, { fresh: true });
        await store.writer.save([live, [put('a', match(1, 1), 2n)], at(2n)]);
        await filling;
        expect(await dumped(live)).toHaveLength(1);
        expect(await dumped(next)).toHaveLength(2_500);
      });

      it('tells of a document that cannot be written', async () => {
        const generation = await store.writer.begin(matchesModel, 1);
        const filling = store.writer.fill(generation, [put('a', { big: 1n })], { fresh: true });
        await expect(filling).rejects.toThrow(TypeError);
      });

      it('can be tried again after it failed half-way', async () => {
        const generation = await store.writer.begin(matchesModel, 1);
        const broken = [...many, put('z', { big: 1n })];
        await expect(store.writer.fill(generation, broken, { fresh: true })).rejects.toThrow(TypeError);
        await store.writer.fill(generation, many, { fresh: true });
        await store.writer.complete(generation);
        expect(await dumped(generation)).toHaveLength(2_500);
      });
    });

    describe('reading', () => {
      const documents = [
        put('a', match(1, 1, '2026-01-01')),
        put('b', match(1, 2, '2026-01-02')),
        put('c', match(2, 2, '2026-01-03')),
        put('d', match(2, 3)),
      ];
      const weeks = async (query?: Query<'season' | 'week' | 'date'>): Promise<number[]> => {
        const found = await read((view) => view.list(matchesModel, query));
        return found.map(({ week }) => week);
      };

      it('finds nothing where nothing was ever built', async () => {
        expect(await read((view) => view.get(matchesModel, 'a'))).toBeUndefined();
        expect(await read((view) => view.list(matchesModel))).toEqual([]);
        expect(await read((view) => view.version(matchesModel))).toEqual({ generation: 'none', changed: 0n });
      });

      it('lists in order of id, from either end, from an id on, as many as asked for', async () => {
        await serving(documents);
        expect(await weeks()).toEqual([1, 2, 2, 3]);
        expect(await weeks({ order: 'descending', limit: 2 })).toEqual([3, 2]);
        expect(await weeks({ order: 'descending', beforeId: 'c' })).toEqual([2, 1]);
        expect(await weeks({ limit: 0 })).toEqual([]);
      });

      it('filters by exact values and by ranges, of several fields at once', async () => {
        await serving(documents);
        expect(await weeks({ where: { season: 2 } })).toEqual([2, 3]);
        expect(await weeks({ where: { season: 1, week: 2 } })).toEqual([2]);
        expect(await weeks({ where: { date: { from: '2026-01-02' } } })).toEqual([2, 2]);
        expect(await weeks({ where: { date: { from: '2026-01-01', to: '2026-01-02' } } })).toEqual([1]);
        expect(await weeks({ where: { season: 9 } })).toEqual([]);
      });

      it('leaves out what a filter names, and what has no value; pages of the rest are full', async () => {
        await serving(documents);
        expect(await weeks({ where: { date: { not: ['2026-01-01', '2026-01-03'] } } })).toEqual([2]);
        expect(await weeks({ where: { date: { not: [] } } })).toEqual([1, 2, 2]);
        expect(await weeks({ where: { season: 2, date: { not: ['2026-01-02'] } } })).toEqual([2]);
        const others = { where: { date: { not: ['2026-01-02'] } }, order: 'descending', limit: 1 } as const;
        expect(await weeks(others)).toEqual([2]);
        expect(await weeks({ ...others, beforeId: 'c' })).toEqual([1]);
      });

      it('names the generation and the last change', async () => {
        const generation = await serving(documents, at(9n, 4n));
        const version = await read((view) => view.version(matchesModel));
        expect(version).toEqual({ generation: generationName(generation), changed: 4n });
      });

      it('sees one state from beginning to end, whatever is written meanwhile', async () => {
        const generation = await serving(documents, at(1n));
        const seen = await read(async (view) => {
          const before = await view.version(matchesModel);
          await store.writer.save([generation, [put('a', match(1, 99), 2n)], at(2n)]);
          return { before, document: await view.get(matchesModel, 'a'), after: await view.version(matchesModel) };
        });
        expect(seen.document).toEqual(match(1, 1, '2026-01-01'));
        expect(seen.after).toEqual(seen.before);
        expect(await read((view) => view.get(matchesModel, 'a'))).toEqual(match(1, 99));
      });

      it('sees one state from beginning to end, also when generations are switched meanwhile', async () => {
        const generation = await serving(documents);
        const seen = await read(async (view) => {
          await serving([put('a', match(1, 99))]);
          return { list: await view.list(matchesModel), version: await view.version(matchesModel) };
        });
        expect(seen.list).toHaveLength(4);
        expect(seen.version.generation).toBe(generationName(generation));
      });

      it('goes on after a reader has failed', async () => {
        await serving(documents);
        const failing = Array.from({ length: 10 }, () => read(() => Promise.reject(new RangeError('a bug'))));
        const failed = (await Promise.allSettled(failing)).map(({ status }) => status);
        expect(failed).toEqual(failing.map(() => 'rejected'));
        expect(await weeks({ limit: 1 })).toEqual([1]);
      });
    });
  });
};
