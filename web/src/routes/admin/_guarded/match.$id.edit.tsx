import { createFileRoute } from '@tanstack/react-router';
import { MatchEditPage } from '../../../features/match-edit/match-edit-page.tsx';
import { matchEditSearch } from '../../../features/match-edit/match-edit-search.ts';

const MatchEdit = () => {
  const { id } = Route.useParams();
  const { team } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MatchEditPage
      key={id}
      id={id}
      team={team}
      onTeam={(chosen) => void navigate({ search: { team: chosen }, replace: true, resetScroll: false })}
    />
  );
};

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/match/$id/edit')({
  validateSearch: matchEditSearch,
  component: MatchEdit,
});
