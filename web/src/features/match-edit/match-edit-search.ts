import { searchOf, textThat } from '../../layout/search-of.ts';

const isSide = textThat((text) => text === 'home' || text === 'away');

/** `team`: the side whose players are listed; both when left out. */
export const matchEditSearch = searchOf({ team: (value) => isSide(value) as 'home' | 'away' | undefined });
