/** Parts that are opened one after the other, to be closed in the reverse order. */
export type Closing = {
  readonly add: (end: () => Promise<void> | void) => void;
  /** Closes all, the last opened first; a second call closes nothing. @throws what failed, once all are done */
  readonly close: () => Promise<void>;
};

/** Opens something of several parts; when one of them fails, those before it are closed again. */
export const openAll = async <Opened>(open: (closing: Closing) => Promise<Opened>): Promise<Opened> => {
  const opened = new AsyncDisposableStack();
  const closing: Closing = { add: (end) => opened.defer(end), close: () => opened.disposeAsync() };
  try {
    return await open(closing);
  } catch (error) {
    // This error is the reason; one while closing would only follow from it.
    await closing.close().catch(() => undefined);
    throw error;
  }
};
