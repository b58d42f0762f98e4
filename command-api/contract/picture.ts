import * as z from 'zod/mini';
import { reasonField } from './reason.ts';

/** The most bytes of a picture as it is sent. */
export const PICTURE_LIMIT_BYTES = 2 * 1024 * 1024;

/** The most pixels of a picture on each side as it is sent. */
export const PICTURE_LIMIT_PIXELS = 4096;

const MISSING = 'Lütfen bir logo seçin!';

/** POST /api/upload and those below it: a form with one file. Browsers send an empty file where none was chosen. */
export const pictureBody = z.strictObject({ logo: z.file(MISSING).check(z.minSize(1, MISSING)), ...reasonField });

/** The address of a stored picture: its bytes never change, since it is named by their SHA-256. */
const pictureAddress = z.string();

/** The answer of both uploads of logos. */
export const logoAnswer = z.object({ logo: pictureAddress });

/** The answer of the upload of any picture. */
export const imageAnswer = z.object({ image: pictureAddress });
