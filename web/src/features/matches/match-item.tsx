import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Link } from '@tanstack/react-router';
import type { HTMLAttributes } from 'react';
import { MatchCard } from '../../components/match-card.tsx';
import { matchSentence } from '../../components/match-text.ts';
import { useChanged } from '../../components/use-changed.ts';
import { matchSearch } from './match-search.ts';

type MatchItemProps = Pick<HTMLAttributes<HTMLLIElement>, 'className'> & {
  readonly match: MatchAnswer;
  /** The card stands on the page over which the match opens: closing leads back instead of on. */
  readonly overDay?: boolean;
};

/** One match of a list: a card that opens it. Lit for a moment when what it shows has changed; says nothing by itself. */
export const MatchItem = ({ match, overDay = false, className }: MatchItemProps) => {
  const changed = useChanged(`${matchSentence(match)} ${match.date}`);
  return (
    <li className={className}>
      <MatchCard
        match={match}
        changed={changed}
        link={(parts) => (
          <Link
            to="/matches"
            search={matchSearch(match)}
            state={{ overDay }}
            resetScroll={!overDay}
            // The card under the finger is no tab of the page: it is the current one only while its match is open.
            activeProps={{}}
            {...parts}
          />
        )}
      />
    </li>
  );
};
