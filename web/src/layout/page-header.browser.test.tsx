import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Disclosure } from '../components/ui/disclosure.tsx';
import { PageHeader } from './page-header.tsx';

/** A page whose heading gives way to another one once it is read. */
const Page = ({ name }: { readonly name: string }) => {
  const [read, setRead] = useState(false);
  return (
    <>
      <PageHeader key={String(read)} title={read ? name : 'Yükleniyor'} />
      {/* Pressed without the pointer it leaves the focus where it is, as an answer does. */}
      <button type="button" id="read" aria-label="Oku" onClick={() => setRead(true)} />
    </>
  );
};

it('closes no menu while the first page is read, and is where a page that a visitor opened begins', async () => {
  const root = createRootRoute({
    component: () => (
      <>
        <Disclosure label="Menü">
          <a href="#x">Oyuncular</a>
        </Disclosure>
        <Outlet />
      </>
    ),
  });
  const page = (path: string, name: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <Page name={name} /> });
  const routeTree = root.addChildren([page('/', 'Kartal'), page('/matches', 'Maçlar')]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  const screen = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  const read = () => document.getElementById('read')?.click();
  const menu = screen.getByRole('button', { name: 'Menü' });

  await menu.click();
  read();
  await expect.element(screen.getByRole('heading', { name: 'Kartal' })).toBeInTheDocument();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true');

  await router.navigate({ to: '/matches' } as never);
  await expect.element(screen.getByRole('heading', { name: 'Yükleniyor' })).toHaveFocus();
  read();
  await expect.element(screen.getByRole('heading', { name: 'Maçlar' })).toHaveFocus();
});
