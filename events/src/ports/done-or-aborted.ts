/** Resolves when `done` resolves or the signal aborts. Where `done` rejects, only the signal is waited for. */
export const doneOrAborted = (done: Promise<void>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      signal.removeEventListener('abort', end);
      resolve();
    };
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
    done.then(end, () => undefined);
  });
