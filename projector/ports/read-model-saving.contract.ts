import { matchesModel } from '@league/query-api/contract/matches.ts';
import { seasonsModel } from '@league/query-api/contract/seasons.ts';
import { standingsModel } from '@league/query-api/contract/standings.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { CheckpointRefused, type Generation, type Save } from './read-model-writer.ts';
import { at, match, type ModelsUnderTest, put } from './read-models-under-test.contract.ts';

/** Part of `read-model.contract.ts`: documents and checkpoint together, of one generation and of several. */
export const describeSaving = (models: ModelsUnderTest): void => {
  describe('saving', () => {
    it('keeps documents with the position of the event that changed them, and takes out what is null', async () => {
      const generation = await models.serving([put('b', match(3, 8)), put('a', match(1, 1), 2n)], at(2n));
      await models.writer.save([generation, [put('b', null, 3n), put('c', match(2, 3), 3n)], at(3n)]);
      expect(await models.dumped(generation)).toEqual([
        { id: 'a', body: '{"season":1,"week":1,"date":null}', position: 2n },
        { id: 'c', body: '{"season":2,"week":3,"date":null}', position: 3n },
      ]);
    });

    it('loads the documents that exist', async () => {
      const generation = await models.serving([put('a', match(1, 1))]);
      expect(await models.writer.load(generation, ['a', 'b'])).toEqual(new Map([['a', match(1, 1)]]));
    });

    it('moves the checkpoint with the documents, exactly and with the season acts', async () => {
      const far = 2n ** 62n + 1n;
      const generation = await models.serving([put('a', match(1, 1), far)], at(far, far - 1n, '{"closed":{}}'));
      const live = await models.writer.live('matches');
      expect(live).toEqual({ generation, checkpoint: at(far, far - 1n, '{"closed":{}}') });
      expect((await models.dumped(generation))[0]?.position).toBe(far);
    });

    it('keeps with the checkpoint which event stands there, and none where none is named', async () => {
      const generation = await models.serving([], at(1n));
      const idNow = async () => (await models.writer.live('matches'))?.checkpoint.eventId;
      expect(await idNow()).toBe('event-1');
      await models.writer.save([generation, [], at(2n)]);
      expect(await idNow()).toBe('event-2');
      await expect(models.writer.save([generation, [], at(1n)])).rejects.toBeInstanceOf(CheckpointRefused);
      expect(await idNow()).toBe('event-2');
      await models.writer.save([generation, [], { ...at(3n), eventId: undefined }]);
      expect(await idNow()).toBeUndefined();
    });

    it('never moves the checkpoint backwards, and then writes no document either', async () => {
      const generation = await models.serving([], at(5n));
      const late = models.writer.save([generation, [put('a', match(1, 1))], at(4n)]);
      await expect(late).rejects.toBeInstanceOf(CheckpointRefused);
      expect(await models.dumped(generation)).toEqual([]);
      expect((await models.writer.live('matches'))?.checkpoint.position).toBe(5n);
    });

    it('writes all of a save or nothing', async () => {
      const generation = await models.serving([], at(1n));
      const half = models.writer.save([generation, [put('a', match(1, 1)), put('b', { big: 1n })], at(2n)]);
      await expect(half).rejects.toThrow(TypeError);
      expect(await models.dumped(generation)).toEqual([]);
      expect((await models.writer.live('matches'))?.checkpoint.position).toBe(1n);
    });

    it('refuses to write to a generation that is gone', async () => {
      const generation = await models.writer.begin(matchesModel, 1);
      await models.writer.drop(generation);
      await expect(models.writer.save([generation, [], at(1n)])).rejects.toBeInstanceOf(CheckpointRefused);
    });
  });

  describe('saving several generations together', () => {
    const [week, next] = [put('1/1', { season: 1 }, 5n), put('a', match(1, 2), 5n)];
    let matches: Generation;
    let standings: Generation;
    beforeEach(async () => {
      matches = await models.serving([put('a', match(1, 1))]);
      standings = await models.writer.begin(standingsModel, 1);
    });

    it('keeps the documents and the checkpoint of each, also of one without documents', async () => {
      const seasons = await models.writer.begin(seasonsModel, 1);
      await models.writer.save(
        [matches, [next], at(5n, 5n, '{"closed":{}}')],
        [seasons, [], at(4n, 0n)],
        [standings, [week], at(5n)],
      );
      for (const generation of [seasons, standings]) {
        await models.writer.complete(generation);
        await models.writer.switchTo(generation);
      }
      expect((await models.writer.live('matches'))?.checkpoint).toEqual(at(5n, 5n, '{"closed":{}}'));
      expect((await models.writer.live('seasons'))?.checkpoint).toEqual(at(4n, 0n));
      expect((await models.writer.live('standings'))?.checkpoint).toEqual(at(5n));
      expect(await models.dumped(matches)).toEqual([{ id: 'a', body: JSON.stringify(next.document), position: 5n }]);
      expect(await models.dumped(standings)).toEqual([{ id: '1/1', body: '{"season":1}', position: 5n }]);
    });

    it.each([
      ['a checkpoint moves backwards', async () => at(0n), CheckpointRefused],
      ['a generation is gone', () => models.writer.drop(standings).then(() => at(5n)), CheckpointRefused],
      ['a document is no JSON', async () => ({ ...at(5n), bad: true }), TypeError],
    ])('writes none of them where %s, whichever comes first', async (_, wrong, error) => {
      await models.writer.save([standings, [], at(1n)]);
      const { bad, ...checkpoint } = { bad: false, ...(await wrong()) };
      const saves: readonly Save[] = [
        [matches, [next], at(5n)],
        [standings, [bad ? put('1/1', { big: 1n }) : week], checkpoint],
      ];
      for (const order of [saves, saves.toReversed()]) {
        await expect(models.writer.save(...order)).rejects.toBeInstanceOf(error);
        expect((await models.writer.live('matches'))?.checkpoint).toEqual(at(1n));
        expect(await models.dumped(matches)).toEqual([{ id: 'a', body: JSON.stringify(match(1, 1)), position: 1n }]);
      }
      await models.writer.save([matches, [next], at(5n)]);
      expect((await models.writer.live('matches'))?.checkpoint).toEqual(at(5n));
    });
  });
};
