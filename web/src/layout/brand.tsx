import { DEFAULT_LOGO } from '@league/query-api/contract/default-logo.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatCalendarDay } from '../format/time.ts';
import { appMessages } from '../messages/tr/app.ts';
import type { League } from '../features/settings/use-league.ts';

/** The league's logo, or its first letter on a tile in the theme colour. */
const LeagueCrest = ({ league: { title, logo } }: { readonly league: League }) => {
  const [failed, setFailed] = useState('');
  if (logo !== DEFAULT_LOGO && logo !== failed) {
    return (
      <img
        src={logo}
        alt=""
        className="size-8 shrink-0 rounded-badge bg-tile object-contain"
        onError={() => setFailed(logo)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="flex size-8 shrink-0 items-center justify-center rounded-badge border border-edge bg-brand text-h2 font-black text-on-brand"
    >
      {title.slice(0, 1).toLocaleUpperCase('tr')}
    </span>
  );
};

/** Crest, title and dates of the league; on every page the link to the home page. */
export const Brand = ({ league }: { readonly league: League }) => {
  const from = formatCalendarDay(league.startDate);
  const to = formatCalendarDay(league.endDate);
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
