/** The messages by which browsers say that a script could not be fetched; each browser has its own. */
const UNFETCHED = /dynamically imported module|Importing a module script failed/i;

/** A file of the page could not be fetched: there is no network, or a new release has removed the file. */
export class Unfetched extends Error {
  constructor(cause: unknown) {
    super(`a file of the page could not be fetched (${String(cause)})`, { cause });
    this.name = 'Unfetched';
  }
}

/** Wraps every `import()` of the built page (vite.config.ts). @throws Unfetched */
export const fetchFile = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((failure: unknown) => {
    throw UNFETCHED.test(String(failure)) ? new Unfetched(failure) : failure;
  });
