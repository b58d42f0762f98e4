import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Link } from '@tanstack/react-router';
import type { HTMLAttributes } from 'react';
import { MatchCard } from '../../components/match-card.tsx';
import { matchSentence } from '../../components/match-text.ts';
import { useChanged } from '../../components/use-changed.ts';
import { matchSearch } from './match-search.ts';

type MatchItemProps = Pick<HTMLAttributes<HTMLLIElement>, 'className'> & {
  readonly match: MatchAnswer;
  /** The card stands on the day's page, over which the match opens: closing the match goes back in the history. */
  readonly overDay?: boolean;
};

/** A card that opens its match. Highlighted for a moment when its figures change, without a word to screen readers. */
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
            // No active look: the link is active while its match is open, and the card should not change then.
            activeProps={{}}
            {...parts}
          />
        )}
      />
    </li>
  );
};
