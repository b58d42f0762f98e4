/** Gives one user act one `Idempotency-Key`, however often it has to be sent. */
export type ActKeys = {
  /**
   * The key of the last call while `act` (everything that is sent) is the same, else a new key: the server refuses a
   * key that comes again with another body.
   */
  readonly keyFor: (act: object) => string;
  /** The act is recorded: the same wish, said again later, is another act. */
  readonly done: () => void;
};

/** 128 random bits. `crypto.randomUUID` is missing in a page that came over plain http. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const createActKeys = (newKey: () => string = randomKey): ActKeys => {
  let last: { readonly act: string; readonly key: string } | null = null;
  return {
    keyFor: (act) => {
      const text = JSON.stringify(act);
      if (last?.act !== text) last = { act: text, key: newKey() };
      return last.key;
    },
    done: () => {
      last = null;
    },
  };
};
