/** A piece of work in its turn, alone; `together` beside others that were asked for as such one after the other. */
export type InTurn = {
  <Result>(work: () => Result | Promise<Result>): Promise<Result>;
  readonly together: <Result>(work: () => Result | Promise<Result>) => Promise<Result>;
};

/** Lets work in in the order of asking: one piece at a time, or several together. One that fails does not hold up the next. */
export const createTurns = (): InTurn => {
  /** Ends with all that was asked for. */
  let last: Promise<unknown> = Promise.resolve();
  /** Ends with the last piece that was to be alone. */
  let lastAlone = last;
  const alone: InTurn['together'] = (work) => {
    const result = last.then(work);
    last = lastAlone = result.catch(() => undefined);
    return result;
  };
  const together: InTurn['together'] = (work) => {
    const result = lastAlone.then(work);
    last = Promise.all([last, result.catch(() => undefined)]);
    return result;
  };
  return Object.assign(alone, { together });
};
