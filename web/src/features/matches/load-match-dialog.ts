/** Radix comes with the dialog, so it is loaded when a match is asked for or about to be, never with the list. */
export const loadMatchDialog = () => import('./match-dialog.tsx');
