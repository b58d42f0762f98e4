import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useEffect, useState } from 'react';
import { announce } from '../../components/ui/live-region.tsx';
import { createMatchNews } from './match-news.ts';

/**
 * Has screen readers say what happens to the match while it is open. `match` is its own answer: one from a list may be old, and
 * its difference from the match's own is no news.
 */
export const useMatchNews = (match: MatchAnswer | undefined): void => {
  const [news] = useState(() => createMatchNews(announce));
  useEffect(() => news.stop, [news]);
  useEffect(() => {
    if (match !== undefined) news.see(match);
  }, [news, match]);
};
