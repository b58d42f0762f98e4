import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { archiveLinkMessages as words } from '../../messages/tr/seasons.ts';

const className =
  'inline-flex min-h-11 min-w-11 items-center text-meta font-bold whitespace-nowrap text-brand-text hover:underline';

type ArchiveLinkProps = {
  /** undefined: leads to all seasons. */
  readonly season?: number | undefined;
};

/** Leads from the figures of a season to its page, or to the archive of all. */
export const ArchiveLink = ({ season }: ArchiveLinkProps) =>
  season === undefined ? (
    <Link to="/seasons" className={className}>
      {words.all}
      <ChevronRight className="size-4" />
    </Link>
  ) : (
    <Link to="/seasons/$season" params={{ season: String(season) }} className={className}>
      {words.one}
      <ChevronRight className="size-4" />
    </Link>
  );
