/**
 * Whether the text is an http(s) address that shows where it leads: without user name or password, and without characters that
 * browsers drop.
 */
export const isWebAddress = (value: string): boolean => {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return url.username === '' && url.password === '' && !/[\s\\]/.test(value);
};
