import { expect } from 'vitest';

/** As long as the browser's own waits. */
const PATIENCE = { timeout: 15_000, interval: 50 };

/** Expects it sooner or later, of what no element of a page tells. */
export const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, PATIENCE);
