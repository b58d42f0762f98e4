/** How many run at once: enough to share the log's group commits, and few enough to leave room for other requests. */
const AT_ONCE = 64;

/** Runs `work` for all items, {@link AT_ONCE} at a time. The answers stand in the order of the items. */
export const sideBySide = async <Item, Answer>(
  items: readonly Item[],
  act: (item: Item) => Promise<Answer>,
): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    answers.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(act))));
  }
  return answers;
};
