import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { allLinkMessages as words } from '../messages/tr/all-link.ts';

type AllLinkProps = Pick<LinkProps, 'to' | 'search'> & {
  /** The title of the section whose whole page this is. */
  readonly of: string;
};

/** Leads from a section to the page that shows all of it. */
export const AllLink = ({ of, ...page }: AllLinkProps) => (
  <Link
    {...page}
    className="inline-flex min-h-11 min-w-11 items-center justify-end text-meta font-bold whitespace-nowrap text-brand-text hover:underline"
  >
    <span aria-hidden="true">{words.all}</span>
    <span className="sr-only">{words.allOf(of)}</span>
    <ChevronRight className="size-4" />
  </Link>
);
