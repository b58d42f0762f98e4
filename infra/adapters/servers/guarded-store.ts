type Members<Store> = { readonly [Name in keyof Store]: (...given: never[]) => Promise<unknown> };

/** The same store, whose members run in this guard: what the driver says comes out in the port's word for it. */
export const guardedStore = <Store extends Members<Store>>(
  guard: <Result>(work: () => Promise<Result>) => Promise<Result>,
  store: Store,
): Store => {
  const members = Object.entries<Members<Store>[keyof Store]>(store);
  const guarded = members.map(([name, member]) => [name, (...given: never[]) => guard(() => member(...given))]);
  return Object.fromEntries(guarded) as Store;
};
