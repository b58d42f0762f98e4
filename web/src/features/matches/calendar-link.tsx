import { CalendarPlus, Download } from 'lucide-react';
import { usePageFact } from '../../layout/page-facts.ts';
import { calendarMessages as words } from '../../messages/tr/calendar.ts';

const look =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-meta font-bold whitespace-nowrap text-brand-text hover:underline print:hidden';

type CalendarLinkProps = {
  /** Only the matches of this team. */
  readonly team?: string;
};

/**
 * Puts the matches of the season into the visitor's own calendar. Where the address of the site is known, calendars subscribe to
 * it and see moved matches; a phone whose calendar subscribes to nothing takes the file, as all do where the address is unknown.
 */
export const CalendarLink = ({ team }: CalendarLinkProps) => {
  const site = usePageFact('public-url');
  const path = `/api/calendar.ics${team === undefined ? '' : `?team=${team}`}`;
  const adding = (
    <>
      <CalendarPlus className="size-5 shrink-0" />
      {words.add}
    </>
  );
  if (site === undefined) {
    return (
      <a href={path} download className={look}>
        {adding}
      </a>
    );
  }
  return (
    <span className="inline-flex">
      <a href={new URL(path, site).href.replace(/^https?:/, 'webcal:')} className={look}>
        {adding}
      </a>
      <a href={path} download aria-label={words.file} title={words.file} className={look}>
        <Download className="size-4" />
      </a>
    </span>
  );
};
