import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { seasonArchiveMessages as words } from '../../messages/tr/season-archive.ts';

const back = { label: words.title, link: (parts: object) => <Link to="/seasons" {...parts} /> };

/** The page of an address where no season is. */
export const SeasonMissing = () => (
  <>
    <PageHeader title={words.notFound} back={back} />
    <EmptyState title={words.notFound} text={words.notFoundText}>
      <Link to="/seasons" className={buttonClass('secondary')}>
        {words.toSeasons}
      </Link>
    </EmptyState>
  </>
);
