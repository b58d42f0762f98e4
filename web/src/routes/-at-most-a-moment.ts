const LONGEST_WAIT_MS = 1_500;

/**
 * For data that a page should show from its first moment but can do without: undefined where the value comes too late.
 */
export const atMostAMoment = <Value>(value: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([
    value,
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), LONGEST_WAIT_MS);
    }),
  ]);
