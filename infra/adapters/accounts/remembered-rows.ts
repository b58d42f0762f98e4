/** How many rows are remembered at most. Every request asks for a session and its account. */
const REMEMBERED_ROWS = 1000;

/**
 * The row from memory, or else from the file. Memory is true to the file because this process is the only one that writes it:
 * the folder is locked. A row that is not there is not remembered.
 */
export const remembered = <Row>(rows: Map<string, Row>, key: string, read: () => Row | undefined): Row | undefined => {
  const before = rows.get(key);
  if (before !== undefined) return before;
  const row = read();
  if (rows.size >= REMEMBERED_ROWS) rows.clear();
  if (row !== undefined) rows.set(key, row);
  return row;
};
