/** The live connection of a visitor, with all that it has brought. */
export type LiveListener = { readonly heard: () => string; readonly end: () => Promise<void> };

/** Listens to /api/live of one query API until the end is asked for; resolves once the connection is open. */
export const listenLive = async (url: string): Promise<LiveListener> => {
  const ending = new AbortController();
  const { body } = await fetch(`${url}/api/live`, { signal: ending.signal });
  let heard = '';
  const reading = (async () => {
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) heard += text;
  })().catch(() => {});
  return {
    heard: () => heard,
    end: async () => {
      ending.abort();
      await reading;
    },
  };
};
