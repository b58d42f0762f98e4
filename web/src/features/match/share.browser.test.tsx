import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { matchOf } from '../../testing/match-of.ts';
import { AddressToCopy, type CopyOutcome, Share } from './share.tsx';

const Shown = () => {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  return (
    <>
      <Share match={matchOf({ _id: 'm1' })} outcome={outcome} onOutcome={setOutcome} />
      <AddressToCopy outcome={outcome} />
    </>
  );
};

const show = async () => {
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: Shown }),
    createRoute({ getParentRoute: () => root, path: '/match/$id' }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  const page = await render(<RouterProvider router={router as never} />);
  return { page, press: () => page.getByRole('button', { name: 'Paylaş' }).click() };
};

const share = (take?: () => Promise<void>) => {
  const taken = vi.fn<(data: ShareData) => Promise<void>>(take);
  Object.defineProperty(navigator, 'share', { configurable: true, value: taken });
  return taken;
};
const clipboard = (writeText: (text: string) => Promise<void>) => {
  const written = vi.fn<(text: string) => Promise<void>>(writeText);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(written);
  return written;
};
const ADDRESS = new URL('/match/m1', window.location.href).href;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
});

it('hands the address of the match to the device, with the match in a sentence', async () => {
  const taken = share(async () => {});
  const written = clipboard(async () => {});
  await (await show()).press();
  await vi.waitFor(() =>
    expect(taken).toHaveBeenCalledWith({ title: 'Kartal – Çamlıca, planlandı, 20 Kasım 21:00', url: ADDRESS }),
  );
  expect(written).not.toHaveBeenCalled();
});

it('copies nothing where the person thinks better of it', async () => {
  const taken = share(() => Promise.reject(new DOMException('left', 'AbortError')));
  const written = clipboard(async () => {});
  await (await show()).press();
  await vi.waitFor(() => expect(taken).toHaveBeenCalled());
  expect(written).not.toHaveBeenCalled();
});

it.for([
  ['there is no way to share', undefined],
  ['the device refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
] as const)('copies the address where %s, and says so', async ([, take]) => {
  if (take === undefined) Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  else share(take);
  const written = clipboard(async () => {});
  const { page, press } = await show();
  await press();
  await expect.element(page.getByText('Kopyalandı')).toBeInTheDocument();
  expect(written).toHaveBeenCalledWith(ADDRESS);
});

it('shows the address where it cannot be copied either', async () => {
  share(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const { page, press } = await show();
  await press();
  await expect.element(page.getByLabelText('Maçın adresi')).toHaveValue(ADDRESS);
});
