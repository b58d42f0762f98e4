/** Texts of the link from a section to its whole page. */
export const allLinkMessages = { all: 'Tümü', allOf: (what: string) => `Tümü: ${what}` } as const;
