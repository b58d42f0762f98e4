/** The form in which an e-mail is stored and looked for (docs/rules.md#names): without white space around it, in lower case. */
export const emailKey = (typed: string): string => typed.trim().toLowerCase();
