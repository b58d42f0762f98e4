/** A name that the box can complete. */
export type ComboboxOption = {
  readonly id: string;
  /** The text that is searched, and that stands in the box after the choice. */
  readonly label: string;
  /** Distinguishes people or teams with the same name: a side, a team, a number. */
  readonly note?: string;
  /** Other words by which it is found. */
  readonly words?: string;
};

/** A longer list would have to be read, not scanned. */
export const MOST_ROWS = 8;

/**
 * The form in which texts are compared, never shown: İ, I, ı and i are one letter, and ğ ü ş ö ç â match the letters
 * without their marks. Spaces at the ends are dropped, and several spaces count as one.
 */
export const fold = (text: string): string =>
  text
    .replace(/[Iİı]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The id of the option whose whole name the text is, whatever its letters; null where none or several have it. */
export const optionNamed = (options: readonly ComboboxOption[], text: string): string | null => {
  const wanted = fold(text);
  const [named, ...others] = options.filter(({ label }) => fold(label) === wanted);
  return named === undefined || others.length > 0 ? null : named.id;
};

/** How well the label matches, best first: its beginning, the beginning of a word, anywhere. null: not found. */
const rank = (label: string, wanted: string): number | null => {
  const at = label.indexOf(wanted);
  if (at === -1) return null;
  if (at === 0) return 0;
  return label.includes(` ${wanted}`) ? 1 : 2;
};

/** After all whose label matches come those with a word that does. */
const placeOf = ({ label, words }: ComboboxOption, wanted: string): number | null =>
  rank(fold(label), wanted) ?? (words !== undefined && ` ${fold(words)}`.includes(` ${wanted}`) ? BY_WORD : null);

const BY_WORD = 3;

type Found = { readonly shown: readonly ComboboxOption[]; readonly total: number };

/** The options that match a text, best first and otherwise in their given order; at most {@link MOST_ROWS}. */
export const filterOptions = (options: readonly ComboboxOption[], text: string): Found => {
  const wanted = fold(text);
  const found = options
    .map((option) => ({ option, place: placeOf(option, wanted) }))
    .filter((each): each is { option: ComboboxOption; place: number } => each.place !== null)
    .toSorted((one, other) => one.place - other.place)
    .map(({ option }) => option);
  return { shown: found.slice(0, MOST_ROWS), total: found.length };
};
