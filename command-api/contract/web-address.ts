/**
 * Whether the text is an http(s) address that shows where it leads: without user name or password, and without characters that
 * browsers drop or that nobody sees.
 */
export const isWebAddress = (value: string): boolean => {
  const url = addressOf(value);
  if (url === undefined || !/^https?:$/.test(url.protocol)) return false;
  return url.username === '' && url.password === '' && !/[\s\\\p{C}]/u.test(value);
};

/** Not by `URL.parse`, which browsers of the web's floor lack. */
const addressOf = (value: string): URL | undefined => {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
};
