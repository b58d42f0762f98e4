import { parentPort, workerData } from 'node:worker_threads';
import { damageBehind } from './sqlite-verification.ts';

/** Thread of check-behind.ts: looks through a log that is open in the main thread, and says what is wrong with it. */
parentPort?.postMessage(damageBehind(workerData as string));
