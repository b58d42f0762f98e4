import { boundedLook } from '@league/projector/running/bounded-look.ts';
import { reasonOf } from '@league/projector/running/fold.ts';

/** One thing that a process needs for its work, and whether that is as it should be. */
export type Part = {
  readonly name: string;
  readonly ok: boolean;
  /** For a person: what it waits for, which event a projection stopped at and why. */
  readonly detail: string;
};

/** How a process is. Never rejects. */
export type Health = { readonly parts: () => Promise<readonly Part[]> };

/** Asks a part how it is. Never rejects. */
export type AskPart = () => Promise<Part>;

/**
 * A part that is ok when `ask` resolves within two seconds, and then says what `ask` answered. Callers that come while one
 * `ask` is under way share it.
 */
export const partOf = (name: string, ask: () => Promise<string>): AskPart => {
  const look = boundedLook(ask);
  return async () => {
    try {
      return { name, ok: true, detail: await look() };
    } catch (error) {
      return { name, ok: false, detail: reasonOf(error) };
    }
  };
};

type Parts = Part | readonly Part[];

/** Asks all side by side, so that it takes no longer than the slowest of them; what they say stands in their order. */
export const healthOf =
  (...asks: readonly (() => Parts | Promise<Parts>)[]): Health['parts'] =>
  async () =>
    (await Promise.all(asks.map(async (ask) => ask()))).flat();

/** Whether every part is ok: what /health/ready answers by its status. */
export const isReady = (parts: readonly Part[]): boolean => parts.every(({ ok }) => ok);
