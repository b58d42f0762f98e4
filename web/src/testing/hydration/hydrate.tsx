import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../../app.tsx';
import { createQueryClient } from '../../api/query-client.ts';
import { createAppRouter } from '../../router.tsx';
import './hydrate.css';

/** The page of tests which takes over what in-node.tsx has rendered; what React has to say of it stands on the console. */
const root = document.getElementById('root');
const cache = document.getElementById('cache')?.textContent;
if (root === null || cache === undefined) throw new Error('the page has no markup of Node');

const queryClient = createQueryClient();
hydrate(queryClient, JSON.parse(cache) as DehydratedState);
const router = createAppRouter(queryClient);
// In Node the router renders no Suspense around all pages, and here neither where it knows that.
router.ssr = { manifest: undefined };
await router.load();
hydrateRoot(root, <App queryClient={queryClient} router={router} />);
