/** Texts of advertisement places. */
export const adMessages = {
  caption: 'Reklam',
  places: { top: 'Reklam, üst', bottom: 'Reklam, alt', left: 'Reklam, sol', right: 'Reklam, sağ' },
} as const;
