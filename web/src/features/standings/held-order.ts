/** How long a row keeps its place after a change: as long as the change is highlighted. */
const HOLD_MS = 2_000;
/** The longest time that rows keep their places, so that the table still moves on a night with a result each second. */
const LONGEST_HOLD_MS = 6_000;

/** The new rows in the order that is on screen, which is `order` as long as it names exactly the teams of the table. */
export const inHeldOrder = <Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  order: readonly string[],
): readonly Row[] => {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  const held = order.flatMap((id) => byId.get(id) ?? []);
  return held.length === rows.length && order.length === rows.length ? held : rows;
};

/** How long, in ms, the order is kept after another change, when it has been outdated for `heldMs` already. */
export const holdMs = (heldMs: number): number => Math.max(0, Math.min(HOLD_MS, LONGEST_HOLD_MS - heldMs));
