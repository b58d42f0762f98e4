import { searchOf } from '../../layout/search-of.ts';
import { aSeason } from '../seasons/season-search.ts';

/** `/leaderboards/goals?season=1` */
export const boardSearch = searchOf({ season: aSeason });
