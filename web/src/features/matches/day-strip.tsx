import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Link } from '@tanstack/react-router';
import { formatDay } from '../../format/time.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { type MatchDay, stripOf } from './match-days.ts';
import { cellClass, MatchDots, NowLine, Strip, StripRoom } from './strip.tsx';

const { daily } = matchesMessages;

/** "Cum", of a day of the calendar, which has no time. */
const weekdayFormat = new Intl.DateTimeFormat('tr-TR', { weekday: 'short', timeZone: 'UTC' });

type DayProps = { readonly of: MatchDay; readonly isChosen: boolean; readonly today: string };

const Day = ({ of: { day, matches }, isChosen, today }: DayProps) => {
  const date = new Date(day);
  const isToday = day === today;
  const count = matches.length === 0 ? daily.empty : matchesMessages.count(matches.length);
  return (
    <li data-cell={day} className="shrink-0">
      <Link
        to="/matches"
        search={isToday ? {} : { date: day }}
        replace
        resetScroll={false}
        activeProps={{}}
        aria-current={isChosen ? 'date' : undefined}
        className={cellClass(isChosen, matches.length === 0)}
      >
        <span className="text-small leading-3.5">{isToday ? daily.relative['0'] : weekdayFormat.format(date)}</span>
        <span className="text-[1.125rem] leading-5.5 font-extrabold">{date.getUTCDate()}</span>
        <MatchDots matches={matches} />
        <span className="sr-only">{[formatDay(date), count].join(', ')}</span>
        {isToday && <NowLine />}
      </Link>
    </li>
  );
};

type DayStripProps = {
  readonly season: readonly MatchAnswer[];
  readonly chosen: string;
  readonly today: string;
};

/** The days of the season that have matches; the chosen one is brought to the middle. */
const DayStrip = ({ season, chosen, today }: DayStripProps) => (
  <Strip label={daily.days} chosen={chosen}>
    {stripOf(season, chosen, today).map((of) => (
      <Day key={of.day} of={of} isChosen={of.day === chosen} today={today} />
    ))}
  </Strip>
);

type DaysPartProps = Omit<DayStripProps, 'season'> & { readonly season: DayStripProps['season'] | undefined };

/** The days of the season, or the room for them while they are not read. */
export const DaysPart = ({ season, ...rest }: DaysPartProps) =>
  season === undefined ? <StripRoom /> : <DayStrip season={season} {...rest} />;
