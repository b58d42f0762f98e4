const LONGEST_WAIT_MS = 1_500;

/** What a page is better off with from its first moment, but can be shown without; undefined where it does not come. */
export const atMostAMoment = <Value>(value: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([
    value,
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), LONGEST_WAIT_MS);
    }),
  ]);
