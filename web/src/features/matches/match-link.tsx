import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Link } from '@tanstack/react-router';
import type { RenderLink } from '../../components/ui/link-parts.ts';
import { matchSearch } from './match-search.ts';

/** A link that opens the match over its day. `overDay`: the link stands on the day's page, over which the match opens: closing the match goes back in the history. */
export const linkTo =
  (match: MatchAnswer, overDay = false): RenderLink =>
  (parts) => (
    <Link
      to="/matches"
      search={matchSearch(match)}
      state={{ overPage: overDay }}
      resetScroll={!overDay}
      // No active look: the link is active while its match is open, and the card should not change then.
      activeProps={{}}
      {...parts}
    />
  );
