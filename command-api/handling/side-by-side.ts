/** So many at once share the log's group commits, and leave room for others. */
const AT_ONCE = 64;

/** Does it for all, some side by side: thousands neither one by one nor all at once. The answers stand in the order of the items. */
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
