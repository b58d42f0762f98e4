import type { ImageStore } from '@league/command-api/ports/image-store.ts';
import { Binary } from 'mongodb';
import { unlessTaken } from '../servers/duplicate-key.ts';
import { guardedStore } from '../servers/guarded-store.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';

/** `_id` is the SHA-256 of the bytes; `at` when it was last put, in epoch ms. */
export type ImageDocument = { readonly _id: string; readonly bytes: Binary; readonly at: number };

/** Pictures in a league's database. */
export const openMongoImages = async ({ database }: Mongo): Promise<ImageStore> => {
  const images = database.collection<ImageDocument>('images');
  await mongoGuard(() => images.createIndex({ at: 1 }));
  return guardedStore(mongoGuard, {
    put: async (hash, bytes, at) => {
      const put = (): Promise<unknown> =>
        images.updateOne(
          { _id: { $eq: hash } },
          { $setOnInsert: { bytes: new Binary(bytes) }, $max: { at } },
          { upsert: true },
        );
      // Of two that put the same new picture, one may be refused, since both insert it; repeated, it finds the picture.
      if (!(await unlessTaken(put))) await put();
    },
    get: async (hash) => (await images.findOne({ _id: { $eq: hash } }))?.bytes.value(),
    putBefore: async (time) => {
      const found = images.find({ at: { $lt: time } }, { projection: { _id: 1 } }).sort({ _id: 1 });
      return (await found.toArray()).map(({ _id }) => _id);
    },
    deletePutBefore: async (hash, time) => {
      await images.deleteOne({ _id: { $eq: hash }, at: { $lt: time } });
    },
  });
};
