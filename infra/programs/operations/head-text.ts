/** Where the log ends, for the status; '?' while it cannot be known: the log's part says why. */
export const headText = (head: () => Promise<bigint>): Promise<string> => head().then(String, () => '?');
