import { Worker } from 'node:worker_threads';
import { type PictureMaker, PictureTooHard, PictureUnreadable } from '@league/command-api/ports/picture-maker.ts';
import type { Told } from './picture.worker.ts';

/** How long a picture may take, the start of its thread included; the largest takes a second. */
const LIMIT_MS = 10_000;

/** What the thread itself needs of memory; pixels stand in the memory of WebAssembly, which has a size of its own. */
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

/**
 * Makes pictures in WebAssembly (ADR 54), each in a thread of its own that ends with it: whatever a hostile picture does there, the
 * next one finds nothing of it. `worker` and `limitMs` are others in tests.
 */
export const wasmPictureMaker =
  ({
    worker: file = new URL('./picture.worker.ts', import.meta.url),
    limitMs = LIMIT_MS,
  }: {
    readonly worker?: URL;
    readonly limitMs?: number;
  } = {}): PictureMaker =>
  async (bytes) => {
    // What the decoder says of a broken picture goes nowhere.
    const worker = new Worker(file, {
      workerData: bytes,
      execArgv: [],
      resourceLimits: LIMITS,
      stdout: true,
      stderr: true,
    });
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    let isReady = false;
    const ended = (cause: unknown): void => reject(isReady ? new PictureTooHard('its thread ended', { cause }) : cause);
    const limit = setTimeout(() => reject(new PictureTooHard(`it took longer than ${limitMs} ms`)), limitMs);
    worker.on('message', (told: Told) => {
      if (told === 'ready') isReady = true;
      else if ('made' in told) resolve(told.made);
      else reject(new PictureUnreadable('the decoder refuses it'));
    });
    worker.once('error', ended);
    worker.once('exit', (code) => ended(new Error(`the thread of a picture ended by itself (${code})`)));
    try {
      return await promise;
    } finally {
      clearTimeout(limit);
      await worker.terminate();
    }
  };
