import type { Page } from 'playwright-core';

/** The parts of a page's globals that read a picture. */
type Bitmap = { readonly width: number; readonly height: number };
type Context = {
  drawImage: (bitmap: Bitmap, x: number, y: number) => void;
  getImageData: (
    x: number,
    y: number,
    width: number,
    height: number,
  ) => { readonly data: { readonly buffer: ArrayBuffer } };
};
declare const createImageBitmap: (blob: Blob) => Promise<Bitmap>;
declare const OffscreenCanvas: new (width: number, height: number) => { getContext: (kind: '2d') => Context };

/** Runs inside an empty page, which reads pictures without a library of ours. */
const compare = async (pictures: readonly string[]): Promise<string> => {
  const read = async (base64: string) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { buffer } = context.getImageData(0, 0, width, height).data;
    return { size: `${width} × ${height}`, pixels: new Uint32Array(buffer) };
  };
  const [before, after] = await Promise.all(pictures.map(read));
  if (before === undefined || after === undefined) throw new Error('two pictures are compared');
  if (before.size !== after.size) return `${after.size} px, was ${before.size}`;
  const changed = after.pixels.reduce((count, pixel, at) => (pixel === before.pixels[at] ? count : count + 1), 0);
  return `${((100 * changed) / after.pixels.length).toFixed(2)} % of its pixels`;
};

/** By how much a picture differs from the one before, in words; undefined where it does not. `page` gives the browser only. */
export const changeOf = async (page: Page, before: Buffer, after: Buffer): Promise<string | undefined> => {
  if (before.equals(after)) return undefined;
  const empty = await page.context().browser()?.newPage();
  if (empty === undefined) throw new Error('the page has no browser');
  const change = await empty.evaluate(compare, [before.toString('base64'), after.toString('base64')]);
  await empty.close();
  return change;
};
