import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { behind, LatePart } from '../../components/query/late-part.tsx';
import { PageSpinner } from '../../components/ui/spinner.tsx';
import { daysAfter, formatLongDay } from '../../format/time.ts';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { OpenMatch } from '../match/open-match.tsx';
import { dayQuery, seasonMatchesQuery } from './queries.ts';
import { useToday } from './use-today.ts';

const DateMask = behind(() => import('../../components/ui/date-mask-field.tsx').then((file) => file.DateMask));
const DaysPart = behind(() => import('./day-strip.tsx').then((file) => file.DaysPart));
const DayPart = behind(() => import('./day-part.tsx').then((file) => file.DayPart));

const { daily } = matchesMessages;

type DayHeadingProps = { readonly day: string; readonly today: string; readonly count: number };

/** The day in words; screen readers hear it when another day is chosen. */
const DayHeading = ({ day, today, count }: DayHeadingProps) => {
  const notes = [
    daily.relative[String(daysAfter(day, today))],
    count > 0 ? matchesMessages.count(count) : undefined,
  ].filter((note) => note !== undefined);
  return (
    <div role="status" className="flex min-h-8 flex-wrap items-baseline gap-x-3 pb-2 max-md:sr-only">
      <h2 className="text-h2 font-bold">{formatLongDay(day)}</h2>
      {notes.length > 0 && <p className="text-meta text-text-2">{notes.join(' · ')}</p>}
    </div>
  );
};

const route = getRouteApi('/_site/matches');

/** The matches of a Turkish day, and over it the match that the address names. */
export const DailyPage = () => {
  const { date, match, tab } = route.useSearch();
  const navigate = route.useNavigate();
  const choose = (chosen: string) => void navigate({ search: { date: chosen }, replace: true, resetScroll: false });
  const today = useToday();
  const day = date ?? today;
  const { data, isLoadingError } = useQuery(dayQuery(day));
  const { data: season } = useQuery(seasonMatchesQuery());
  return (
    <>
      <PageHeader
        title={appMessages.daily}
        failed={isLoadingError}
        below={
          <LatePart about="days" failed={daily.failed} waiting={<div className="h-18 md:h-20.5" />}>
            <DaysPart season={season} chosen={day} today={today} />
          </LatePart>
        }
      >
        <span className="min-h-11 w-40">
          <LatePart about="date" failed={daily.failed}>
            <DateMask label={daily.date} bare steps={false} value={day} onChange={choose} />
          </LatePart>
        </span>
      </PageHeader>
      {match !== undefined && <OpenMatch key={match} id={match} tab={tab} />}
      <DayHeading day={day} today={today} count={data?.length ?? 0} />
      <LatePart about="day" failed={daily.failed} waiting={<PageSpinner />}>
        <DayPart day={day} today={today} season={season} onToday={() => choose(today)} />
      </LatePart>
      <Ad slot="top" />
    </>
  );
};
