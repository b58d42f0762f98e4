import { Link } from '@tanstack/react-router';
import { appMessages } from '../../messages/tr/app.ts';
import { homeMessages } from '../../messages/tr/home.ts';

type QuickCardsProps = { readonly teams: number | undefined; readonly matches: number | undefined };

/** Links to the lists, each with the number of its items. */
export const QuickCards = ({ teams, matches }: QuickCardsProps) => {
  const cards = [
    { to: '/teams', name: appMessages.teams, count: teams },
    { to: '/weekly-matches', name: appMessages.matches, count: matches },
    { to: '/standings', name: appMessages.standings, count: undefined },
  ] as const;
  return (
    <nav aria-label={homeMessages.cards}>
      {/* An odd last card fills the row where there are two columns. */}
      <ul className="grid grid-cols-2 gap-2 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none sm:gap-3 *:last:odd:col-span-2 sm:*:last:odd:col-span-1">
        {cards.map(({ to, name, count }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-2 rounded-card border border-line bg-surface px-4 py-3 font-semibold hover:bg-hover"
            >
              {name}
              <span className="ml-auto font-extrabold tabular-nums">{count}</span>
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
