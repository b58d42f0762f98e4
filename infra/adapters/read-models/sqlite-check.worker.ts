import { parentPort, workerData } from 'node:worker_threads';
import { damageBehind } from './sqlite-file.ts';

/** Thread of check-behind.ts: looks through read models that are open in another thread, and says what is wrong with them. */
parentPort?.postMessage(damageBehind(workerData as string));
