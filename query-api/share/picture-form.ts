import { hashInAddress } from '@league/events/rules/image-address.ts';
import type { AnswerForm } from '../http/answer-form.ts';
import type { Log } from '../http/problems.ts';
import { type QueryRoute, routesOf } from '../http/query-route.ts';
import type { ImageReader } from '../ports/image-reader.ts';
import type { PictureDrawer } from '../ports/picture-drawer.ts';
import { type Picture, pictureCalls } from './picture-calls.ts';
import { pictureRoutes } from './routes.ts';

type DrawingDeps = { readonly images: ImageReader; readonly draw: PictureDrawer; readonly log: Log };

/** The GETs of pictures. */
export const drawnRoutes = (deps: DrawingDeps): readonly QueryRoute[] =>
  routesOf(pictureCalls, pictureRoutes).map((route) => ({ ...route, form: pngForm(deps) }));

/** Draws an answer, which is a {@link Picture}, as PNG. */
const pngForm = ({ images, draw, log }: DrawingDeps): AnswerForm => ({
  contentType: 'image/png',
  isPacked: true,
  write: async (answer) => {
    const { logos, drawn } = answer as Picture;
    const svg = drawn(await readLogos(images, logos));
    return draw(svg).catch((error: unknown) => {
      log.warn({ err: error }, 'picture not drawn');
      throw error;
    });
  },
});

const readLogos = async (images: ImageReader, addresses: readonly string[]): Promise<Map<string, Uint8Array>> => {
  const found = new Map<string, Uint8Array>();
  for (const address of new Set(addresses)) {
    const hash = hashInAddress(address);
    const bytes = hash === undefined ? undefined : await images.get(hash);
    if (bytes !== undefined) found.set(address, bytes);
  }
  return found;
};
