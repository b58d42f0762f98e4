/** Words at the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
