import { matchesModel } from '@league/query-api/contract/matches.ts';
import { describe, expect, it } from 'vitest';
import { CheckpointRefused, SwitchRefused } from './read-model-writer.ts';
import { at, match, type ModelsUnderTest, put } from './read-models-under-test.contract.ts';

/** Part of `read-model.contract.ts`: generations that are filled beside the live one, and the switch. */
export const describeGenerations = (models: ModelsUnderTest): void => {
  describe('a generation beside the live one', () => {
    it('serves nobody before the switch, and from then on everybody', async () => {
      await models.serving([put('a', match(1, 1))]);
      const next = await models.writer.begin(matchesModel, 2);
      await models.writer.fill(next, [put('a', match(1, 99))], { fresh: true });
      await models.writer.save([next, [], at(1n)]);
      await models.writer.complete(next);
      expect(await models.read((view) => view.get(matchesModel, 'a'))).toEqual(match(1, 1));
      await models.writer.switchTo(next);
      expect(await models.read((view) => view.get(matchesModel, 'a'))).toEqual(match(1, 99));
      expect((await models.writer.live('matches'))?.generation).toEqual(next);
    });

    it('has a number of its own, also after others were dropped', async () => {
      const first = await models.writer.begin(matchesModel, 1);
      await models.writer.drop(first);
      await models.writer.drop(first);
      const second = await models.writer.begin(matchesModel, 1);
      expect(second.generation).toBeGreaterThan(first.generation);
    });

    it('replaces the one before, which is gone', async () => {
      const before = await models.serving([], at(1n));
      const after = await models.serving([], at(1n));
      expect((await models.writer.live('matches'))?.generation).toEqual(after);
      await expect(models.writer.save([before, [], at(2n)])).rejects.toBeInstanceOf(CheckpointRefused);
    });

    it('is refused while it is not complete', async () => {
      const next = await models.writer.begin(matchesModel, 1);
      await models.writer.save([next, [], at(1n)]);
      await expect(models.writer.switchTo(next)).rejects.toBeInstanceOf(SwitchRefused);
      expect(await models.writer.live('matches')).toBeUndefined();
    });

    it('is refused while it is behind, unless that is meant', async () => {
      await models.serving([], at(5n));
      const next = await models.writer.begin(matchesModel, 1);
      await models.writer.save([next, [], at(4n)]);
      await models.writer.complete(next);
      await expect(models.writer.switchTo(next)).rejects.toBeInstanceOf(SwitchRefused);
      await models.writer.switchTo(next, { evenIfBehind: true });
      expect((await models.writer.live('matches'))?.checkpoint.position).toBe(4n);
    });

    it('is removed when a crash left it behind, the live one stays', async () => {
      const live = await models.serving([put('a', match(1, 1))]);
      const left = await models.writer.begin(matchesModel, 1);
      await models.writer.fill(left, [put('a', match(1, 99))], { fresh: true });
      await models.writer.dropUnfinished('matches');
      expect((await models.writer.live('matches'))?.generation).toEqual(live);
      expect(await models.dumped(live)).toHaveLength(1);
      await expect(models.writer.save([left, [], at(1n)])).rejects.toBeInstanceOf(CheckpointRefused);
    });
  });

  describe('filling', () => {
    const many = Array.from({ length: 2_500 }, (_, index) =>
      put(`id-${9_999 - index}`, match(1, index), BigInt(index)),
    );

    it('takes more documents than one transaction, in any order, and dumps them in order of id', async () => {
      const generation = await models.writer.begin(matchesModel, 1);
      await models.writer.fill(generation, many.slice(0, 2_000), { fresh: true });
      await models.writer.fill(generation, many.slice(2_000), { fresh: true });
      const ids = (await models.dumped(generation)).map(({ id }) => id);
      expect(ids).toEqual(many.map(({ id }) => id).toSorted());
    });

    it('replaces and takes out what was filled before', async () => {
      const generation = await models.writer.begin(matchesModel, 1);
      await models.writer.fill(generation, many, { fresh: true });
      const changes = [put('id-9999', null, 9n), put('id-9998', match(2, 7), 9n)];
      await models.writer.fill(generation, changes, { fresh: false });
      expect(await models.writer.load(generation, ['id-9999', 'id-9998', 'id-9997'])).toEqual(
        new Map([
          ['id-9998', match(2, 7)],
          ['id-9997', match(1, 2)],
        ]),
      );
      expect(await models.dumped(generation)).toHaveLength(2_499);
    });

    it('lets saves of the live generation through meanwhile', async () => {
      const live = await models.serving([], at(1n));
      const next = await models.writer.begin(matchesModel, 1);
      const filling = models.writer.fill(next, many, { fresh: true });
      await models.writer.save([live, [put('a', match(1, 1), 2n)], at(2n)]);
      await filling;
      expect(await models.dumped(live)).toHaveLength(1);
      expect(await models.dumped(next)).toHaveLength(2_500);
    });

    it('tells of a document that cannot be written', async () => {
      const generation = await models.writer.begin(matchesModel, 1);
      const filling = models.writer.fill(generation, [put('a', { big: 1n })], { fresh: true });
      await expect(filling).rejects.toThrow(TypeError);
    });

    it('can be tried again after it failed half-way', async () => {
      const generation = await models.writer.begin(matchesModel, 1);
      const broken = [...many, put('z', { big: 1n })];
      await expect(models.writer.fill(generation, broken, { fresh: true })).rejects.toThrow(TypeError);
      await models.writer.fill(generation, many, { fresh: true });
      await models.writer.complete(generation);
      expect(await models.dumped(generation)).toHaveLength(2_500);
    });
  });
};
