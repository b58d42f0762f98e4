import { Link } from '@tanstack/react-router';
import { homeMessages } from '../../messages/tr/home.ts';

const texts = homeMessages.cards;

const cardClass =
  'flex min-h-14 items-center gap-2 rounded-card border border-line bg-surface px-4 py-3 font-semibold hover:bg-hover';

type CardProps = { readonly name: string; readonly count?: number | undefined };

const CardText = ({ name, count }: CardProps) => (
  <>
    {name}
    <span className="ml-auto font-extrabold tabular-nums">{count}</span>
    <span aria-hidden="true" className="text-text-3">
      ›
    </span>
  </>
);

type QuickCardsProps = { readonly teams: number | undefined; readonly matches: number | undefined };

/** Links to the lists, each with the number of its items. */
export const QuickCards = ({ teams, matches }: QuickCardsProps) => (
  <nav aria-label={texts.label}>
    {/* An odd last card fills the row where there are two columns. */}
    <ul className="grid grid-cols-2 gap-2 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none sm:gap-3 *:last:odd:col-span-2 sm:*:last:odd:col-span-1">
      <li>
        <Link to="/teams" className={cardClass}>
          <CardText name={texts.teams} count={teams} />
        </Link>
      </li>
      <li>
        <Link to="/weekly-matches" className={cardClass}>
          <CardText name={texts.matches} count={matches} />
        </Link>
      </li>
      <li>
        <Link to="/standings" className={cardClass}>
          <CardText name={texts.standings} />
        </Link>
      </li>
    </ul>
  </nav>
);
