import { createHash } from 'node:crypto';
import { imageAddress } from '@league/events/rules/image-address.ts';
import { PICTURE_LIMIT_BYTES, PICTURE_LIMIT_PIXELS } from '../contract/picture.ts';
import type { pictureCalls } from '../contract/picture-calls.ts';
import { Refused } from '../handling/refused.ts';
import type { Handlers, RequestOf } from '../http/routes.ts';
import type { ImageStore } from '../ports/image-store.ts';
import { type PictureMaker, PictureTooHard, PictureUnreadable } from '../ports/picture-maker.ts';

import { sizeInHeader } from './picture-header.ts';
import { createPictureQueue, type PictureQueue } from './picture-queue.ts';

export type PictureDeps = { readonly images: ImageStore; readonly makePicture: PictureMaker };

type Upload = RequestOf<(typeof pictureCalls)['POST /api/upload']>;

/** Storing pictures. A picture is stored under what it is made to, so that sending it twice stores it once. */
export const pictureRoutes = (deps: PictureDeps): Handlers<typeof pictureCalls> => {
  const queue = createPictureQueue();
  const upload = (request: Upload): Promise<string> => storePicture(deps, queue, request);
  return {
    'POST /api/upload/logo': async (request) => ({ body: { logo: await upload(request) } }),
    'POST /api/upload/team-logo': async (request) => ({ body: { logo: await upload(request) } }),
    'POST /api/upload': async (request) => ({ body: { image: await upload(request) } }),
  };
};

/** Answers the address. @throws Refused */
const storePicture = async (deps: PictureDeps, queue: PictureQueue, request: Upload): Promise<string> => {
  const { logo } = request.body();
  // By its size first, so that no more bytes than those are looked at.
  if (logo.size > PICTURE_LIMIT_BYTES) throw new Refused('PICTURE_TOO_LARGE');
  const bytes = await logo.bytes();
  refuseByHeader(bytes);
  const made = await queue(() => making(deps.makePicture, bytes), request.whenHungUp());
  const hash = createHash('sha256').update(made).digest('hex');
  await deps.images.put(hash, made, request.context.now);
  return imageAddress(hash);
};

/** @throws Refused NOT_A_PICTURE, TOO_MANY_PIXELS before anything is decoded */
const refuseByHeader = (bytes: Uint8Array): void => {
  const size = sizeInHeader(bytes);
  if (size === undefined) throw new Refused('NOT_A_PICTURE');
  if (Math.max(size.width, size.height) <= PICTURE_LIMIT_PIXELS) return;
  throw new Refused('TOO_MANY_PIXELS', { values: { ...size, limit: PICTURE_LIMIT_PIXELS } });
};

/** @throws Refused */
const making = async (makePicture: PictureMaker, bytes: Uint8Array): Promise<Uint8Array> => {
  try {
    return await makePicture(bytes);
  } catch (error) {
    if (error instanceof PictureUnreadable) throw new Refused('PICTURE_UNREADABLE');
    if (error instanceof PictureTooHard) throw new Refused('PICTURE_TOO_HARD');
    throw error;
  }
};
