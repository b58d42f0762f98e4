import { matchesModel } from '@league/query-api/contract/matches.ts';
import { describe, expect, it } from 'vitest';
import { generationName } from './read-model-writer.ts';
import { at, match, type ModelsUnderTest, put, type Query } from './read-models-under-test.contract.ts';

/** Part of `read-model.contract.ts`: what readers see, and when. */
export const describeReading = (models: ModelsUnderTest): void => {
  describe('reading', () => {
    const documents = [
      put('a', match(1, 1, '2026-01-01')),
      put('b', match(1, 2, '2026-01-02')),
      put('c', match(2, 2, '2026-01-03')),
      put('d', match(2, 3)),
    ];
    const weeks = async (query?: Query<'season' | 'week' | 'date'>): Promise<number[]> => {
      const found = await models.read((view) => view.list(matchesModel, query));
      return found.map(({ week }) => week);
    };

    it('finds nothing where nothing was ever built', async () => {
      expect(await models.read((view) => view.get(matchesModel, 'a'))).toBeUndefined();
      expect(await models.read((view) => view.list(matchesModel))).toEqual([]);
      expect(await models.read((view) => view.version(matchesModel))).toEqual({ generation: 'none', changed: 0n });
    });

    it('lists in order of id, from either end, from an id on, as many as asked for', async () => {
      await models.serving(documents);
      expect(await weeks()).toEqual([1, 2, 2, 3]);
      expect(await weeks({ order: 'descending', limit: 2 })).toEqual([3, 2]);
      expect(await weeks({ order: 'descending', beforeId: 'c' })).toEqual([2, 1]);
      expect(await weeks({ limit: 0 })).toEqual([]);
    });

    it('filters by exact values and by ranges, of several fields at once', async () => {
      await models.serving(documents);
      expect(await weeks({ where: { season: 2 } })).toEqual([2, 3]);
      expect(await weeks({ where: { season: 1, week: 2 } })).toEqual([2]);
      expect(await weeks({ where: { date: { from: '2026-01-02' } } })).toEqual([2, 2]);
      expect(await weeks({ where: { date: { from: '2026-01-01', to: '2026-01-02' } } })).toEqual([1]);
      expect(await weeks({ where: { season: 9 } })).toEqual([]);
    });

    it('leaves out what a filter names, and what has no value; pages of the rest are full', async () => {
      await models.serving(documents);
      expect(await weeks({ where: { date: { not: ['2026-01-01', '2026-01-03'] } } })).toEqual([2]);
      expect(await weeks({ where: { date: { not: [] } } })).toEqual([1, 2, 2]);
      expect(await weeks({ where: { season: 2, date: { not: ['2026-01-02'] } } })).toEqual([2]);
      const others = { where: { date: { not: ['2026-01-02'] } }, order: 'descending', limit: 1 } as const;
      expect(await weeks(others)).toEqual([2]);
      expect(await weeks({ ...others, beforeId: 'c' })).toEqual([1]);
    });

    it('names the generation and the last change', async () => {
      const generation = await models.serving(documents, at(9n, 4n));
      const version = await models.read((view) => view.version(matchesModel));
      expect(version).toEqual({ generation: generationName(generation), changed: 4n });
    });

    it('sees one state from beginning to end, whatever is written meanwhile', async () => {
      const generation = await models.serving(documents, at(1n));
      const seen = await models.read(async (view) => {
        const before = await view.version(matchesModel);
        await models.writer.save([generation, [put('a', match(1, 99), 2n)], at(2n)]);
        return { before, document: await view.get(matchesModel, 'a'), after: await view.version(matchesModel) };
      });
      expect(seen.document).toEqual(match(1, 1, '2026-01-01'));
      expect(seen.after).toEqual(seen.before);
      expect(await models.read((view) => view.get(matchesModel, 'a'))).toEqual(match(1, 99));
    });

    it('sees one state from beginning to end, also when generations are switched meanwhile', async () => {
      const generation = await models.serving(documents);
      const seen = await models.read(async (view) => {
        await models.serving([put('a', match(1, 99))]);
        return { list: await view.list(matchesModel), version: await view.version(matchesModel) };
      });
      expect(seen.list).toHaveLength(4);
      expect(seen.version.generation).toBe(generationName(generation));
    });

    it('sees a large document as it is now, whatever was read of it before', async () => {
      const large = (week: number) => ({ ...match(1, week), stadium: 'x'.repeat(100_000) });
      const generation = await models.serving([put('a', large(1))], at(1n));
      const seen = async (): Promise<(number | undefined)[]> => [
        (await models.read((view) => view.get(matchesModel, 'a')))?.week,
        ...(await weeks({ where: { season: 1 } })),
      ];
      expect([await seen(), await seen()]).toEqual([
        [1, 1],
        [1, 1],
      ]);
      await models.writer.save([generation, [put('a', large(2), 2n)], at(2n)]);
      expect([await seen(), await seen()]).toEqual([
        [2, 2],
        [2, 2],
      ]);
      await models.serving([put('a', large(3), 2n)], at(2n));
      expect(await seen()).toEqual([3, 3]);
    });

    it('goes on after a reader has failed', async () => {
      await models.serving(documents);
      const failing = Array.from({ length: 10 }, () => models.read(() => Promise.reject(new RangeError('a bug'))));
      const failed = (await Promise.allSettled(failing)).map(({ status }) => status);
      expect(failed).toEqual(failing.map(() => 'rejected'));
      expect(await weeks({ limit: 1 })).toEqual([1]);
    });
  });
};
