import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Link } from '@tanstack/react-router';
import { formatShortDay, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { weekMessages } from '../../messages/tr/week-picker.ts';
import { cellClass, MatchDots, NowLine, Strip } from './strip.tsx';

type WeekStripProps = {
  readonly week: number;
  readonly total: number;
  readonly current: number;
  /** The matches of the season; undefined while they are not known. */
  readonly season: readonly MatchAnswer[] | undefined;
};

/** All weeks of the season with their first days and matches; the chosen one is brought to the middle. */
export const WeekStrip = ({ week, total, current, season }: WeekStripProps) => {
  const existing = Array.from({ length: total }, (_, index) => index + 1);
  // The address may name a week that the season does not have: the strip shows it, and the ways back.
  const weeks = week > total ? [...existing, week] : existing;
  return (
    <Strip key={weeks.length} label={weekMessages.strip} chosen={week}>
      {weeks.map((each) => {
        const matches = season?.filter((match) => match.week === each) ?? [];
        const first = instantOf(matches.find(({ date }) => date !== null)?.date ?? null);
        return (
          <li key={each} data-cell={each} className="shrink-0">
            <Link
              to="/weekly-matches"
              search={{ week: each }}
              replace
              resetScroll={false}
              activeProps={{}}
              aria-current={each === week ? 'true' : undefined}
              className={cellClass(each === week)}
            >
              <span className="sr-only">
                {each === current ? weekMessages.playingWeek(each) : matchCardMessages.week(each)}
                {season !== undefined && `, ${matchesMessages.count(matches.length)}`}
              </span>
              <span aria-hidden="true" className="text-[1.125rem] leading-5.5 font-extrabold">
                {each}
              </span>
              <span className="h-3.5 text-small leading-3.5 whitespace-nowrap">
                {first !== null && formatShortDay(first)}
              </span>
              <MatchDots matches={matches} />
              {each === current && <NowLine />}
            </Link>
          </li>
        );
      })}
    </Strip>
  );
};
