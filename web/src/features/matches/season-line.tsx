import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { classNames } from '../../components/ui/class-names.ts';
import { homeMessages } from '../../messages/tr/home.ts';
import { progressOf } from './season-progress.ts';

const looks = {
  over: 'h-2 bg-edge',
  // Half filled, and taller, so that colour is not needed.
  running: 'h-3.5 bg-linear-[90deg,var(--color-edge)_50%,var(--color-rest)_0]',
  ahead: 'h-2 bg-rest',
} as const;

const Count = ({
  of,
  word,
}: {
  readonly of: { readonly over: number; readonly all: number };
  readonly word: string;
}) => (
  <span className="whitespace-nowrap tabular-nums">
    <span className="font-extrabold text-text">{of.over}</span>/{of.all} {word}
  </span>
);

/** How far the season is: a tick for each week, and the matches that are played. Nothing before there are fixtures. */
export const SeasonLine = ({ season }: { readonly season: readonly MatchAnswer[] }) => {
  const { ticks, weeks, matches } = progressOf(season);
  if (weeks.all === 0) return null;
  return (
    <p className="flex min-h-10 items-center short:min-h-8 gap-2.5 text-meta font-semibold text-text-2">
      <Count of={weeks} word={homeMessages.weeks} />
      <span aria-hidden="true" className="flex flex-1 items-center gap-0.75">
        {ticks.map((tick, index) => (
          <span key={index} className={classNames('flex-1 rounded-xs forced-color-adjust-none', looks[tick])} />
        ))}
      </span>
      <Count of={matches} word={homeMessages.matches} />
    </p>
  );
};
