import { getRouteApi, Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { teamManagementMessages } from '../../messages/tr/team-management.ts';

const route = getRouteApi('/_site/team/$id');

/** Leads from the team's page to its form. */
export const EditTeamLink = ({ className }: { readonly className?: string | undefined }) => {
  const { id } = route.useParams();
  return (
    <Link to="/admin/team/$id/edit" params={{ id }} className={className}>
      <Pencil aria-hidden="true" className="size-4 shrink-0" />
      {teamManagementMessages.change.plainTitle}
    </Link>
  );
};
