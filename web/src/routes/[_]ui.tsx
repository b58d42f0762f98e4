import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';

/** All components in all states, for development: the build drops this branch, and the import inside it. */
export const Route = createFileRoute('/_ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  ...(import.meta.env.DEV && {
    component: lazyRouteComponent(() => import('../showcase/showcase-page.tsx'), 'ShowcasePage'),
  }),
});
