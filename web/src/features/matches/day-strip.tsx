import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { classNames } from '../../components/ui/class-names.ts';
import { formatDay } from '../../format/time.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { type MatchDay, stripOf } from './match-days.ts';

const { daily } = matchesMessages;

/** "Cum", of a day of the calendar, which has no time. */
const weekdayFormat = new Intl.DateTimeFormat('tr-TR', { weekday: 'short', timeZone: 'UTC' });

/** More dots than these do not fit under a day. */
const MOST_DOTS = 8;

const dots: Readonly<Partial<Record<MatchAnswer['status'], string>>> = {
  finished: 'bg-zone-playoff',
  live: 'bg-led',
};

type DayProps = { readonly of: MatchDay; readonly isChosen: boolean; readonly today: string };

/** A day, with a dot for each of its matches: green when it is over, amber while it runs. */
const Day = ({ of: { day, matches }, isChosen, today }: DayProps) => {
  const date = new Date(day);
  const isToday = day === today;
  const count = matches.length === 0 ? daily.empty : matchesMessages.count(matches.length);
  return (
    <li data-day={day} className="shrink-0">
      <Link
        to="/matches"
        search={isToday ? {} : { date: day }}
        replace
        resetScroll={false}
        activeProps={{}}
        aria-current={isChosen ? 'date' : undefined}
        className={classNames(
          'relative flex h-14.5 w-13 flex-col items-center justify-center gap-px rounded-[9px] border tabular-nums -outline-offset-3 md:h-17 md:w-16',
          isChosen && 'scheme-light border-transparent bg-[#f2f7f4] text-ink',
          !isChosen &&
            (matches.length > 0 ? 'border-line bg-surface hover:bg-hover' : 'border-transparent text-text-3'),
        )}
      >
        <span className="text-small leading-3.5">{isToday ? daily.relative['0'] : weekdayFormat.format(date)}</span>
        <span className="text-[1.125rem] leading-5.5 font-extrabold">{date.getUTCDate()}</span>
        <span className="flex h-1.5 gap-0.5">
          {matches.slice(0, MOST_DOTS).map(({ _id, status }) => (
            <span
              key={_id}
              className={classNames('size-1 rounded-full forced-color-adjust-none', dots[status] ?? 'bg-text-3')}
            />
          ))}
        </span>
        <span className="sr-only">{[formatDay(date), count].join(', ')}</span>
        {isToday && <span className="absolute inset-x-3.5 -bottom-2 h-0.75 rounded-xs bg-edge" />}
      </Link>
    </li>
  );
};

/** As high as the strip, while its days are not known. */
export const DayStripRoom = () => <div className="h-18 md:h-20.5" />;

type DayStripProps = {
  readonly season: readonly MatchAnswer[];
  readonly chosen: string;
  readonly today: string;
};

/** The days of the season that have matches, in a row that scrolls sideways; the chosen one is brought to its middle. */
export const DayStrip = ({ season, chosen, today }: DayStripProps) => {
  const strip = useRef<HTMLUListElement>(null);
  const days = stripOf(season, chosen, today);
  useEffect(() => {
    const day = strip.current?.querySelector(`[data-day='${chosen}']`);
    if (strip.current === null || !(day instanceof HTMLElement)) return;
    strip.current.scrollLeft = day.offsetLeft - (strip.current.clientWidth - day.clientWidth) / 2;
  }, [chosen]);
  return (
    <nav aria-label={daily.days} className="-mx-(--gutter)">
      <ul
        ref={strip}
        className="relative flex gap-1.5 overflow-x-auto px-(--gutter) pt-1 pb-2.5 [scrollbar-width:none]"
      >
        {days.map((of) => (
          <Day key={of.day} of={of} isChosen={of.day === chosen} today={today} />
        ))}
      </ul>
    </nav>
  );
};
