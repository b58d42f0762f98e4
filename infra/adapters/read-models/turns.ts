export type InTurn = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/** Lets one piece of work in at a time, in the order of asking; one that fails does not hold up the next. */
export const createTurns = (): InTurn => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
};
