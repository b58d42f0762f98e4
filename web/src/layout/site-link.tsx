import { Link } from '@tanstack/react-router';
import type { siteLinks } from './navigation.ts';

type SiteLinkProps = {
  readonly link: (typeof siteLinks)[keyof typeof siteLinks][number];
  readonly className: string;
};

/** A link to one of the visitors' pages, which is the present one whatever else its address says. */
export const SiteLink = ({ link, className }: SiteLinkProps) => (
  <Link
    to={link.to}
    search={'search' in link ? link.search : {}}
    activeOptions={{ includeSearch: false }}
    className={className}
  >
    {link.label}
  </Link>
);
