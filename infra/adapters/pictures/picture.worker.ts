import { parentPort, workerData } from 'node:worker_threads';
import loadVips from 'wasm-vips';

/** What the thread tells: that it can begin, then what came of it. A thread that ends without has met what it cannot do. */
export type Told = 'ready' | { readonly made: Uint8Array } | { readonly unreadable: true };

/** The most pixels of a side of what is made. */
const LONGEST_SIDE = 512;
/** Of 64 KiB: all the memory that a picture gets, which is also the least that the package takes. */
const MEMORY_PAGES = 4096;

const tell = (told: Told): void => parentPort?.postMessage(told);

/** Read at the start of the decoder: each of its threads costs some 10 MB, and its warnings would go to the league's terminal. */
const ENVIRONMENT = { VIPS_CONCURRENCY: '1', VIPS_WARNING: '0' };

const vips = await loadVips({
  // The libraries that are left out read other formats, such as SVG.
  dynamicLibraries: [],
  wasmMemory: new WebAssembly.Memory({ initial: MEMORY_PAGES, maximum: MEMORY_PAGES, shared: true }),
  preRun: ({ ENV }) => void Object.assign(ENV, ENVIRONMENT),
});
vips.operationBlock('VipsForeignLoad', true);
vips.operationBlock('VipsForeignLoadJpeg', false);
vips.operationBlock('VipsForeignLoadPng', false);

const made = (bytes: Uint8Array): Uint8Array =>
  vips.Image.thumbnailBuffer(bytes, LONGEST_SIDE, {
    height: LONGEST_SIDE,
    size: 'down',
    output_profile: 'srgb',
    // Else what is missing of a truncated picture would be grey. The package passes on no option of the loader but so.
    option_string: 'fail_on=error',
  }).webpsaveBuffer({ Q: 85, keep: 'none' });

tell('ready');
try {
  tell({ made: made(workerData as Uint8Array) });
} catch (error) {
  // Memory that runs out is a fault of WebAssembly, and no word of the decoder.
  if (error instanceof WebAssembly.RuntimeError) throw error;
  tell({ unreadable: true });
}
