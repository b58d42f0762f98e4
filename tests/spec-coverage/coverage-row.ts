/** One thing that was agreed on for the product and that can be tested, in our own words, with what shows it: a test or a row of one at least. */
export type CoverageRow = {
  /** What the product does; sentences of the interface stand in 'single quotes'. */
  readonly says: string;
  /** The tests that show it: `file › group › test`, each as a title in its file. */
  readonly tests?: readonly string[];
  /** A row of a test that works through a table, by the table's file and a text in it: `file: text`. */
  readonly rows?: readonly string[];
};

/** The rows of one chapter, in the order of what was agreed on. */
export type CoverageChapter = { readonly title: string; readonly rows: readonly CoverageRow[] };
