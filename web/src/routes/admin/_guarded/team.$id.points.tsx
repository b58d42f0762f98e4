import { createFileRoute } from '@tanstack/react-router';
import { TeamPointsPage } from '../../../features/team-management-acts/team-points-page.tsx';

const TeamPointsRoute = () => {
  const { id } = Route.useParams();
  return <TeamPointsPage key={id} id={id} />;
};

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/team/$id/points')({ component: TeamPointsRoute });
