import type { MatchHistoryEntry } from '@league/query-api/contract/statistics.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatCalendarDay } from '../../format/time.ts';
import { statisticsMessages } from '../../messages/tr/statistics.ts';

type MatchLinkProps = { readonly match: MatchHistoryEntry['match']; readonly children: ReactNode };

/** To a match of a player. */
export const MatchLink = ({ match, children }: MatchLinkProps) => (
  <Link
    to="/match/$id"
    params={{ id: match._id }}
    // Rows are many, and a pointer that moves over them would read every match.
    preload={false}
    className="inline-flex min-h-11 min-w-0 items-center underline-offset-2 hover:underline"
  >
    <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
  </Link>
);

/** The day of an entry's match, which may have none. */
export const DayOf = ({ entry: { match } }: { readonly entry: MatchHistoryEntry }) => (
  <span className="whitespace-nowrap">{formatCalendarDay(match.date) ?? statisticsMessages.history.noDate}</span>
);
