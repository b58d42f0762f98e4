/** Runs the work; what SQLite says of a full, locked or read-only file comes out in the port's word for it. */
export type Guard = <Result>(work: () => Result) => Result;
