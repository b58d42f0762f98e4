/** Whether it is an http(s) address that says plainly where it leads: no user name or password, nothing browsers drop. */
export const isWebAddress = (value: string): boolean => {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return url.username === '' && url.password === '' && !/[\s\\]/.test(value);
};
