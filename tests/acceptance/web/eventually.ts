import { expect } from 'vitest';

/** Expects a value sooner or later, for values that no element of a page shows. */
export const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read);
