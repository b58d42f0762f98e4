/** What was opened one after the other, to be closed the other way round. */
export type Closing = {
  readonly add: (end: () => Promise<void> | void) => void;
  /** Closes all, the last opened first; what is closed already is left alone. */
  readonly close: () => Promise<void>;
};

/** Nothing opened yet. */
const createClosing = (): Closing => {
  const ends: (() => Promise<void> | void)[] = [];
  return {
    add: (end) => void ends.push(end),
    close: async () => {
      for (const end of ends.splice(0).toReversed()) await end();
    },
  };
};

/** Opens something of several parts; when one of them fails, those before it are closed again. */
export const openAll = async <Opened>(open: (closing: Closing) => Promise<Opened>): Promise<Opened> => {
  const closing = createClosing();
  try {
    return await open(closing);
  } catch (error) {
    await closing.close();
    throw error;
  }
};
