import { playerPositions } from '@league/query-api/contract/positions.ts';
import { searchOf, textThat } from '../../layout/search-of.ts';

/** Gamertags are shorter; a longer search would only break the page's layout. */
const LONGEST = 100;

/** In place of a team's id: players without one. */
export const FREE = 'free';

/** `/players?q=kartal&position=Kaleci&team=free`; `team` is a team's id otherwise. What is left out filters nothing. */
export const playerSearch = searchOf({
  q: textThat((text) => text !== '' && text.length <= LONGEST, true),
  position: textThat((text) => playerPositions.includes(text)),
  team: textThat((text) => text === FREE || /^[0-9a-f-]{36}$/.test(text)),
});

export type PlayerFilter = ReturnType<typeof playerSearch>;
