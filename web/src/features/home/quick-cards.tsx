import { Link } from '@tanstack/react-router';
import { appMessages } from '../../messages/tr/app.ts';
import { homeMessages } from '../../messages/tr/home.ts';

type QuickCardsProps = {
  readonly teams: number | undefined;
  readonly matches: number | undefined;
  /** Who leads the table. */
  readonly firstTeam: string | undefined;
  /** Who has the most goals. */
  readonly firstScorer: string | undefined;
};

/** Links to the lists with the number of their items, and to the rankings with who leads them. */
export const QuickCards = ({ teams, matches, firstTeam, firstScorer }: QuickCardsProps) => {
  const cards = [
    { to: '/teams', name: appMessages.teams, count: teams },
    { to: '/weekly-matches', name: appMessages.matches, count: matches },
    { to: '/standings', name: appMessages.standings, first: firstTeam ?? '' },
    { to: '/leaderboards/goals', name: appMessages.leaders, first: firstScorer ?? '' },
  ] as const;
  return (
    <nav aria-label={homeMessages.cards}>
      <ul className="grid gap-2 min-[18rem]:grid-cols-2 md:grid-cols-4 md:gap-3">
        {cards.map(({ to, name, ...more }) => (
          <li key={to} className="flex min-w-0">
            <Link
              to={to}
              className="flex min-h-14 min-w-0 flex-1 items-center gap-2 rounded-card border border-line bg-surface px-4 py-2 font-semibold hover:bg-hover"
            >
              <span className="flex min-w-0 flex-1 flex-col">
                {name}
                {'first' in more && (
                  // Keeps its line while nobody leads, so that nothing moves when the answer comes.
                  <span className="truncate text-meta font-normal text-text-2">{more.first || '\u00a0'}</span>
                )}
              </span>
              {'count' in more && <span className="font-extrabold tabular-nums">{more.count}</span>}
              <span aria-hidden="true" className="text-text-3">
                ›
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
