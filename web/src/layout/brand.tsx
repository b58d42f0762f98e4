import { DEFAULT_LOGO } from '@league/query-api/contract/default-logo.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatCalendarDay, formatShortDay, instantOf } from '../format/time.ts';
import { appMessages } from '../messages/tr/app.ts';
import type { League } from '../features/settings/use-league.ts';

type LeagueCrestProps = {
  readonly league: League;
  /** In the head of a page, and not in a bar. */
  readonly large?: boolean;
};

/** The league's logo, or its first letter on a tile in the theme colour. */
export const LeagueCrest = ({ league: { title, logo }, large = false }: LeagueCrestProps) => {
  const [failed, setFailed] = useState('');
  const size = large ? 'size-12' : 'size-8';
  if (logo !== DEFAULT_LOGO && logo !== failed) {
    return (
      <img
        src={logo}
        alt=""
        className={`${size} shrink-0 rounded-badge bg-tile object-contain`}
        onError={() => setFailed(logo)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${size} flex shrink-0 items-center justify-center rounded-badge border border-edge bg-brand text-h2 font-black text-on-brand`}
    >
      {title.slice(0, 1).toLocaleUpperCase('tr')}
    </span>
  );
};

/** The day of the start, with its year only where the end is in another one. */
const startOf = (startDate: string | null, end: string | null): string | null => {
  const [start, instant] = [formatCalendarDay(startDate), instantOf(startDate)];
  if (start === null || instant === null || end === null) return null;
  return start.slice(-4) === end.slice(-4) ? formatShortDay(instant) : start;
};

/** Crest, title and dates of the league; on every page the link to the home page. */
export const Brand = ({ league }: { readonly league: League }) => {
  const to = formatCalendarDay(league.endDate);
  const from = startOf(league.startDate, to);
  return (
    <Link to="/" className="flex min-h-11 min-w-0 items-center gap-2.5">
      <LeagueCrest league={league} />
      <span className="min-w-0">
        <span className="block truncate leading-4 font-extrabold">{league.title}</span>
        {from !== null && to !== null && (
          <span className="block truncate text-small leading-4 font-medium text-text-3">
            {appMessages.dates(from, to)}
          </span>
        )}
      </span>
    </Link>
  );
};
