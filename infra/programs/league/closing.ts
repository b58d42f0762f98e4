/** What was opened one after the other, to be closed the other way round. */
export type Closing = {
  readonly add: (end: () => Promise<void> | void) => void;
  /** Closes all, the last opened first; what is closed already is left alone. @throws what failed, once all are done */
  readonly close: () => Promise<void>;
};

/** Nothing opened yet. */
const createClosing = (): Closing => {
  const ends: (() => Promise<void> | void)[] = [];
  return {
    add: (end) => void ends.push(end),
    close: async () => {
      const errors: unknown[] = [];
      for (const end of ends.splice(0).toReversed()) {
        try {
          await end();
        } catch (error) {
          // The others must not stay open for it.
          errors.push(error);
        }
      }
      if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors, 'closing failed');
    },
  };
};

/** Opens something of several parts; when one of them fails, those before it are closed again. */
export const openAll = async <Opened>(open: (closing: Closing) => Promise<Opened>): Promise<Opened> => {
  const closing = createClosing();
  try {
    return await open(closing);
  } catch (error) {
    // What it failed by is the reason; that something could not be closed either follows from it.
    await closing.close().catch(() => undefined);
    throw error;
  }
};
