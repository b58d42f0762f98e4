/** Whether two values of JSON say the same, in whatever order they name their members: a result may have been made by another program. */
export const sameValue = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const members = Object.keys(one);
  if (members.length !== Object.keys(other).length) return false;
  const [those, these] = [one as Members, other as Members];
  return members.every((name) => Object.hasOwn(these, name) && sameValue(those[name], these[name]));
};

type Members = Readonly<Record<string, unknown>>;
