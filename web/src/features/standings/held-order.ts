/** How long a row keeps its place after it changed: as long as its mark is seen. */
const HOLD_MS = 2_000;
/** On a night with a result each second the table still moves now and then. */
const LONGEST_HOLD_MS = 6_000;

/** The new rows in the order of the eye: that of `order`, as long as it names exactly the teams that are there. */
export const inHeldOrder = <Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  order: readonly string[],
): readonly Row[] => {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  const held = order.flatMap((id) => byId.get(id) ?? []);
  return held.length === rows.length && order.length === rows.length ? held : rows;
};

/** How much longer an order is held that has been old for `heldMs`, now that rows have changed again. */
export const holdMs = (heldMs: number): number => Math.max(0, Math.min(HOLD_MS, LONGEST_HOLD_MS - heldMs));
