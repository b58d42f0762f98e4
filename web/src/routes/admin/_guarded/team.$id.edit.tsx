import { createFileRoute } from '@tanstack/react-router';
import { TeamEditPage } from '../../../features/team-management/team-edit-page.tsx';

const TeamEdit = () => {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <TeamEditPage
      id={id}
      onCreated={(created) => void navigate({ params: { id: created }, replace: true, ignoreBlocker: true })}
    />
  );
};

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/team/$id/edit')({ component: TeamEdit });
