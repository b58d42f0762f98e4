/** What a box that completes names can offer. */
export type ComboboxOption = {
  readonly id: string;
  /** What is looked for, and what then stands in the box. */
  readonly label: string;
  /** Tells namesakes apart: a side, a team, a number. */
  readonly note?: string;
};

/** More rows than this are a list to read, not a choice. */
export const MOST_ROWS = 8;

/**
 * Text as it is compared: İ, I, ı and i are one letter, and ğ ü ş ö ç â are typed without their marks as well. Never shown;
 * always as many characters as words are compared by, so that it can be cut where the text is cut.
 */
export const fold = (text: string): string =>
  text
    .replace(/[Iİı]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Best first: the label begins with it, a word of it does, it stands somewhere. null: not found. */
const rank = (label: string, wanted: string): number | null => {
  const at = label.indexOf(wanted);
  if (at === -1) return null;
  if (at === 0) return 0;
  return label.includes(` ${wanted}`) ? 1 : 2;
};

type Found<Option> = { readonly shown: readonly Option[]; readonly total: number };

/** The options that a text means, best first, else in the order they came; never more than eight of them. */
export const filterOptions = <Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Found<Option> => {
  const wanted = fold(text);
  const found = options
    .map((option) => ({ option, place: rank(fold(option.label), wanted) }))
    .filter((each): each is { option: Option; place: number } => each.place !== null)
    .toSorted((one, other) => one.place - other.place)
    .map(({ option }) => option);
  return { shown: found.slice(0, MOST_ROWS), total: found.length };
};
