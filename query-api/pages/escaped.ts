const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The characters that XML 1.0 allows in no form. No page shows them. */
// oxlint-disable-next-line eslint/no-control-regex -- these are the characters that go
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** The text for an element or a double-quoted attribute of HTML and XML. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(UNWRITABLE, '')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
