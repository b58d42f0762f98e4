import { parentPort } from 'node:worker_threads';
import loadVips from 'wasm-vips';

/** What the thread tells of a drawing. */
export type Told = { readonly drawn: Uint8Array } | { readonly failed: string };

/** Of 64 KiB: all the memory that drawings get, which is also the least that the package takes. */
const MEMORY_PAGES = 4096;

/** Read at the start of the library: each of its threads costs some 10 MB, and its warnings would go to the league's terminal. */
const ENVIRONMENT = { VIPS_CONCURRENCY: '1', VIPS_WARNING: '0' };

const tell = (told: Told): void => parentPort?.postMessage(told);

const vips = await loadVips({
  dynamicLibraries: ['vips-resvg.wasm'],
  wasmMemory: new WebAssembly.Memory({ initial: MEMORY_PAGES, maximum: MEMORY_PAGES, shared: true }),
  preRun: ({ ENV }) => void Object.assign(ENV, ENVIRONMENT),
});
vips.operationBlock('VipsForeignLoad', true);
vips.operationBlock('VipsForeignLoadSvg', false);
// Every picture is another one.
vips.Cache.max(0);

const drawn = (svg: string): Uint8Array => {
  const picture = vips.Image.svgloadBuffer(Buffer.from(svg));
  try {
    // A palette takes a quarter of the bytes of true colour.
    return picture.pngsaveBuffer({ palette: true, Q: 95, effort: 7, keep: 'none' });
  } finally {
    picture.delete();
  }
};

/** An exception of the library is no Error; its message is a list. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

parentPort?.on('message', (svg: string) => {
  try {
    tell({ drawn: drawn(svg) });
  } catch (error) {
    // Memory that runs out is a fault of WebAssembly: the thread ends, and the next picture gets another one.
    if (error instanceof WebAssembly.RuntimeError) throw error;
    tell({ failed: messageOf(error) });
  }
});
