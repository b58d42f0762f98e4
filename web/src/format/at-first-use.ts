/** A format of `Intl` that is made when something is first written in it: a phone needs milliseconds for each. */
export const atFirstUse = <Value>(
  make: () => { readonly format: (value: Value) => string },
): { readonly format: (value: Value) => string } => {
  let made: ReturnType<typeof make> | undefined;
  return { format: (value) => (made ??= make()).format(value) };
};
