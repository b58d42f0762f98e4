/** Longer than any text that people type. */
export const LONG = 'a'.repeat(4_000);
/** Changes the document's title where it is taken for markup. */
export const MARKUP = '<img src=x onerror="document.title=1">';
