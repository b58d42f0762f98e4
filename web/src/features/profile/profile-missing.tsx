import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { profileMessages as words } from '../../messages/tr/profile.ts';

/** The page of an address where no player is. */
export const ProfileMissing = () => (
  <>
    <PageHeader title={words.notFound} />
    <EmptyState title={words.notFound} text={words.notFoundText}>
      <Link to="/players" className={buttonClass('secondary')}>
        {words.toPlayers}
      </Link>
    </EmptyState>
  </>
);
