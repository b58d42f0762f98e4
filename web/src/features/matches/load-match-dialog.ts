import { NoAnswer } from '../../api/errors.ts';

/**
 * Radix comes with the dialog, so it is loaded when a match is asked for or about to be, never with the list.
 * @throws NoAnswer where it cannot be fetched: no network, or a newer version of the site has taken its place
 */
export const loadMatchDialog = async () => {
  try {
    return await import('./match-dialog.tsx');
  } catch {
    throw new NoAnswer('match-dialog', 'network');
  }
};
