import { createFileRoute } from '@tanstack/react-router';
import { officialsSearch } from '../../../features/officials/officials-search.ts';
import { RefereesPage } from '../../../features/officials/referees-page.tsx';

const SimpleReferees = () => {
  const { open } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RefereesPage
      open={open}
      onOpen={(opened) => void navigate({ search: { open: opened }, state: { overPage: true }, resetScroll: false })}
      onLeave={() => void navigate({ search: {}, replace: true, resetScroll: false, ignoreBlocker: true })}
    />
  );
};

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/simple-referees')({
  validateSearch: officialsSearch,
  component: SimpleReferees,
});
