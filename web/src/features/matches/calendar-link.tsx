import { CalendarPlus, Download } from 'lucide-react';
import { quietActionClass } from '../../components/ui/quiet-action.ts';
import { usePageFact } from '../../layout/page-facts.ts';
import { calendarMessages as words } from '../../messages/tr/calendar.ts';

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
      <a href={path} download className={quietActionClass}>
        {adding}
      </a>
    );
  }
  return (
    <span className="inline-flex">
      <a href={new URL(path, site).href.replace(/^https?:/, 'webcal:')} className={quietActionClass}>
        {adding}
      </a>
      <a href={path} download aria-label={words.file} title={words.file} className={quietActionClass}>
        <Download className="size-4" />
      </a>
    </span>
  );
};
