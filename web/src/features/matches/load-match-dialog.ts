/**
 * Loads the dialog, and Radix with it, when a match is opened or a card is about to be pressed; lists do not load it.
 */
export const loadMatchDialog = () => import('./match-dialog.tsx');
