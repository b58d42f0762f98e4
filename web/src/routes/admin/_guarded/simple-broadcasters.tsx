import { createFileRoute } from '@tanstack/react-router';
import { BroadcastersPage } from '../../../features/officials/broadcasters-page.tsx';
import { officialsSearch } from '../../../features/officials/officials-search.ts';

const SimpleBroadcasters = () => {
  const { open } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BroadcastersPage
      open={open}
      onOpen={(opened) => void navigate({ search: { open: opened }, state: { overPage: true }, resetScroll: false })}
      onLeave={() => void navigate({ search: {}, replace: true, resetScroll: false, ignoreBlocker: true })}
    />
  );
};

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/simple-broadcasters')({
  validateSearch: officialsSearch,
  component: SimpleBroadcasters,
});
