/** One thing that a process needs for its work, and whether that is as it should be. */
export type Part = {
  readonly name: string;
  readonly ok: boolean;
  /** For a person: what it waits for, which event a projection stopped at and why. */
  readonly detail: string;
};

/** How a process is. Never rejects. */
export type Health = { readonly parts: () => Promise<readonly Part[]> };

/** How long a part may take to say how it is. */
const ASK_MS = 2_000;

/** The part as the work finds it: well when it resolves in time, with what it says. */
export const partOf = async (name: string, ask: () => Promise<string>): Promise<Part> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${ASK_MS} ms`)), ASK_MS);
  try {
    return { name, ok: true, detail: await Promise.race([ask(), promise]) };
  } catch (error) {
    return { name, ok: false, detail: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
};

/** Whether every part is well: what /health/ready answers by its status. */
export const isReady = (parts: readonly Part[]): boolean => parts.every(({ ok }) => ok);
