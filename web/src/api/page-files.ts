/** Browsers say in their own words that they could not fetch a script. */
const UNFETCHED = /dynamically imported module|Importing a module script failed/i;

/** A file of the page could not be fetched: no network, or a new release has taken its place. */
export class Unfetched extends Error {
  constructor(cause: unknown) {
    super(`a file of the page could not be fetched (${String(cause)})`, { cause });
    this.name = 'Unfetched';
  }
}

/** Every `import()` of the built page goes through this (vite.config.ts). @throws Unfetched */
export const fetchFile = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((failure: unknown) => {
    throw UNFETCHED.test(String(failure)) ? new Unfetched(failure) : failure;
  });
