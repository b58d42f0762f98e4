import { Worker } from 'node:worker_threads';
import { NotDrawn, type PictureDrawer } from '@league/query-api/ports/picture-drawer.ts';
import type { Told } from './drawing.worker.ts';

/** How many pictures may be asked for at once: one is drawn, the others wait. */
const PLACES = 8;

/** How long a picture may take, the start of its thread included where it is the first; most take a tenth of a second. */
const LIMIT_MS = 10_000;

/** After so long without a picture the thread ends, and with it go some 100 MB. */
const REST_MS = 10 * 60_000;

/** What the thread itself needs of memory; pixels stand in the memory of WebAssembly, which has a size of its own. */
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

/** The library reads whatever file a drawing names: so ours may name none, and hold stored pictures whole. */
const NAMES_OUTSIDE = /href\s*=(?!"data:image\/webp;base64,)/i;

type Options = { readonly worker?: URL; readonly limitMs?: number; readonly restMs?: number };

/** A thread that draws, and how it is ended. */
type Pen = { readonly draw: (svg: string, limitMs: number) => Promise<Uint8Array>; readonly end: () => Promise<void> };

/**
 * Draws in WebAssembly (ADR 60), one picture at a time in a thread that stays, since it takes a second to begin. A picture that fails
 * takes the thread with it: the next one finds nothing of it. The options are others in tests.
 */
export const wasmPictureDrawer = ({
  worker = new URL('./drawing.worker.ts', import.meta.url),
  limitMs = LIMIT_MS,
  restMs = REST_MS,
}: Options = {}): PictureDrawer => {
  let pen: Pen | undefined;
  let taken = 0;
  let last: Promise<unknown> = Promise.resolve();
  let rest: NodeJS.Timeout | undefined;

  const putDown = async (): Promise<void> => {
    const used = pen;
    pen = undefined;
    await used?.end();
  };
  const drawNow = async (svg: string): Promise<Uint8Array> => {
    clearTimeout(rest);
    pen ??= takeUp(worker);
    try {
      return await pen.draw(svg, limitMs);
    } catch (error) {
      await putDown();
      throw error;
    } finally {
      rest = setTimeout(() => void putDown(), restMs).unref();
    }
  };
  return async (svg) => {
    if (NAMES_OUTSIDE.test(svg)) throw new NotDrawn('the drawing names something outside of it');
    if (taken === PLACES) throw new NotDrawn('too many pictures are asked for');
    taken += 1;
    const drawing = last.then(() => drawNow(svg));
    last = drawing.catch(() => undefined);
    try {
      return await drawing;
    } finally {
      taken -= 1;
    }
  };
};

const takeUp = (file: URL): Pen => {
  // What the library says of a broken drawing goes nowhere.
  const thread = new Worker(file, { execArgv: [], resourceLimits: LIMITS, stdout: true, stderr: true });
  const waiting = new Set<(told: Told | Error) => void>();
  const tell = (told: Told | Error): void => waiting.forEach((hear) => hear(told));
  thread.on('message', tell);
  thread.once('error', tell);
  thread.once('exit', (code) => tell(new Error(`the thread that draws ended by itself (${code})`)));

  const draw = async (svg: string, limitMs: number): Promise<Uint8Array> => {
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    const hear = (told: Told | Error): void => {
      if (told instanceof Error) reject(new NotDrawn('its thread ended', { cause: told }));
      else if ('drawn' in told) resolve(told.drawn);
      else reject(new NotDrawn(told.failed));
    };
    const limit = setTimeout(() => reject(new NotDrawn(`it took longer than ${limitMs} ms`)), limitMs);
    waiting.add(hear);
    // A thread that rests keeps no process alive; one that draws does.
    thread.ref();
    thread.postMessage(svg);
    try {
      return await promise;
    } finally {
      clearTimeout(limit);
      waiting.delete(hear);
      thread.unref();
    }
  };
  return { draw, end: async () => void (await thread.terminate()) };
};
