import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';

const { details } = matchesMessages;

/** The page of an address where no match is. */
export const MatchMissing = () => (
  <>
    <PageHeader title={details.notFound} />
    <EmptyState title={details.notFound} text={details.notFoundText}>
      <Link to="/matches" className={buttonClass('secondary')}>
        {details.toMatches}
      </Link>
    </EmptyState>
  </>
);
