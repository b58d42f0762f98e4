import { useState } from 'react';

const STORAGE_KEY = 'league.admin-navigation';
const FOLDED = 'folded';

const remembered = (): boolean => {
  try {
    return window.localStorage.getItem(STORAGE_KEY) === FOLDED;
  } catch {
    return false;
  }
};

/**
 * Whether the admin's side navigation shows icons only; the choice is stored for the next visit where there is storage.
 */
export const useFolded = (): readonly [boolean, (folded: boolean) => void] => {
  const [folded, setFolded] = useState(remembered);
  const choose = (chosen: boolean): void => {
    setFolded(chosen);
    try {
      if (chosen) window.localStorage.setItem(STORAGE_KEY, FOLDED);
      else window.localStorage.removeItem(STORAGE_KEY);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return [folded, choose];
};
