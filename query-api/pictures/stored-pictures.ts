import { hashInAddress } from '@league/events/rules/image-address.ts';
import { Router } from 'express';
import { isNamed } from '../http/etag.ts';
import { FOR_EVER } from '../pages/web-files.ts';
import type { ImageReader } from '../ports/image-reader.ts';

/**
 * Stored pictures under the hash of their bytes, so that whoever has one never asks for it again. Other requests are passed on, and
 * those for a picture that is not there: they find nothing.
 */
export const storedPictures = (images: ImageReader): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/images/:name', async (req, res, next) => {
    const hash = hashInAddress(req.path);
    const bytes = hash === undefined ? undefined : await images.get(hash);
    if (bytes === undefined) {
      next();
      return;
    }
    const etag = `"${hash}"`;
    const headers = { 'Cache-Control': FOR_EVER, ETag: etag };
    const known = req.headers['if-none-match'];
    if (known !== undefined && isNamed(etag, known)) res.writeHead(304, headers).end();
    else res.writeHead(200, { ...headers, 'Content-Type': 'image/webp', 'Content-Length': bytes.length }).end(bytes);
  });
  return router;
};
