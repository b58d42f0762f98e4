import { createFileRoute } from '@tanstack/react-router';
import { eyes } from '../../api/browser.ts';
import { AdminsPage } from '../../features/admins/admins-page.tsx';
import { adminsQuery } from '../../features/admins/queries.ts';

export const Route = createFileRoute('/_site/admins')({
  // The loader starts the read and does not wait: the page loads and fails in its own place.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(adminsQuery(eyes.current())),
  component: AdminsPage,
});
