import { Link } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { adminMessages } from '../../messages/tr/admin.ts';
import type { RecordsLinkProps } from './records-link.tsx';

/** Leads to the records of what the page shows. */
export const PublicRecordsLink = ({ of, className }: RecordsLinkProps) => (
  <Link to="/admin/audit" search={of} className={className}>
    <ScrollText aria-hidden="true" className="size-4.5 shrink-0" />
    {adminMessages.audit}
  </Link>
);
