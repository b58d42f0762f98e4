import { expect } from 'vitest';

/** Expects it sooner or later, of what no element of a page tells. */
export const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read);
