import { type CallName, command, type CommandCall } from './command-call.ts';
import { imageAnswer, logoAnswer, PICTURE_LIMIT_BYTES, pictureBody } from './picture.ts';

/** The most bytes of a form besides its file. */
const FORM_BYTES = 64 * 1024;

/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The part that all uploads share. The log records no upload; it records the change that names the stored picture. */
const upload = {
  right: 'admin',
  format: 'form',
  body: pictureBody,
  limitBytes: PICTURE_LIMIT_BYTES + FORM_BYTES,
  refusals: [
    'NOT_A_FORM',
    'PICTURE_TOO_LARGE',
    'NOT_A_PICTURE',
    'TOO_MANY_PIXELS',
    'PICTURE_UNREADABLE',
    'PICTURE_TOO_HARD',
    'PICTURES_BUSY',
  ],
  events: [],
  example: { logo: new File([Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))], 'logo.png') },
} as const;

/** Storing pictures: PNG or JPEG, answered with the address of the WebP that is made of it. */
export const pictureCalls = {
  'POST /api/upload/logo': command({
    ...upload,
    summary: "Stores a picture to be the league's logo; answers its address.",
    answer: logoAnswer,
  }),
  'POST /api/upload/team-logo': command({
    ...upload,
    summary: "Stores a picture to be a team's logo; answers its address.",
    answer: logoAnswer,
  }),
  'POST /api/upload': command({ ...upload, summary: 'Stores a picture; answers its address.', answer: imageAnswer }),
} as const satisfies Readonly<Record<CallName, CommandCall>>;
