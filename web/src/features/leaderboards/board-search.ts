import { searchOf } from '../../layout/search-of.ts';
import { numberFromOne } from '../seasons/season-search.ts';

/** `/leaderboards/goals?season=1` */
export const boardSearch = searchOf({ season: numberFromOne });
