import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { createAppRouter } from './router.tsx';

type AppProps = { readonly queryClient: QueryClient; readonly router: ReturnType<typeof createAppRouter> };

/** All that is rendered, in browsers and in Node alike: markup of one is taken over by the other only if both render this. */
export const App = ({ queryClient, router }: AppProps) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
);
