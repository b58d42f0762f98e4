/** Gives one user act one `Idempotency-Key`, however often it has to be sent. */
export type ActKeys = {
  /** The same key as last time while `act` (all that is sent) is the same, else a new one: the same key with another body is refused. */
  readonly keyFor: (act: object) => string;
};

/** 128 random bits. Not `crypto.randomUUID`: it is missing where the page comes over plain http. */
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
  };
};
