import { afterEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { offlineSince, reconnecting } from '../api/connection.ts';
import { ApiProblem, NoAnswer } from '../api/errors.ts';
import type { Failure } from '../components/form/act-failure.tsx';
import { useRetryWhenBack } from './use-retry-when-back.ts';

afterEach(() => {
  offlineSince.set(null);
  reconnecting.set(false);
});

const cut = (offline = false): Failure => ({ error: new NoAnswer('/api/matches/1', 'network'), offline });

const begin = async (failure: Failure) => {
  const retry = vi.fn<() => void>();
  const first: { readonly failure: Failure | null; readonly may: boolean } = { failure, may: true };
  const { result, rerender, act } = await renderHook(
    (props = first) => useRetryWhenBack(props.failure, props.may ? retry : null),
    { initialProps: first },
  );
  return {
    retry,
    waits: () => result.current,
    become: (failure: Failure | null, may = true) => rerender({ failure, may }),
    network: (isThere: boolean) => act(() => offlineSince.set(isThere ? null : new Date())),
    live: (isThere: boolean) => act(() => reconnecting.set(!isThere)),
  };
};

it('sends an act again once, when the browser has a network again', async () => {
  offlineSince.set(new Date());
  const { retry, waits, network, live } = await begin(cut());
  expect([waits(), retry.mock.calls.length]).toEqual([true, 0]);
  await network(false);
  expect(retry).not.toHaveBeenCalled();
  await network(true);
  await network(true);
  await live(true);
  expect(retry).toHaveBeenCalledOnce();
});

it('sends an act again once, when the live connection is back', async () => {
  reconnecting.set(true);
  const { retry, waits, live } = await begin(cut());
  expect([waits(), retry.mock.calls.length]).toEqual([true, 0]);
  await live(true);
  await live(true);
  expect(retry).toHaveBeenCalledOnce();
});

it('sends an act again at once, when the network came back before the failure was told', async () => {
  const { retry } = await begin(cut(true));
  expect(retry).toHaveBeenCalledOnce();
});

it('promises nothing while the network is there, and does so once it is away', async () => {
  const { retry, waits, network, live } = await begin(cut());
  await live(true);
  expect([waits(), retry.mock.calls.length]).toEqual([false, 0]);
  await network(false);
  expect(waits()).toBe(true);
  await network(true);
  expect(retry).toHaveBeenCalledOnce();
});

it('sends nothing by itself after something was changed, even where the change was taken back', async () => {
  offlineSince.set(new Date());
  const failure = cut();
  const { retry, waits, become, network } = await begin(failure);
  await become(failure, false);
  expect(waits()).toBe(false);
  await become(failure);
  await network(true);
  expect([waits(), retry.mock.calls.length]).toEqual([false, 0]);
});

it('sends nothing again that the server has refused', async () => {
  offlineSince.set(new Date());
  const problem = { type: 'urn:league:problem:X', title: 'X', status: 403, code: 'NOT_MAIN_REFEREE', message: 'X' };
  const { retry, waits, network } = await begin({ error: new ApiProblem('/api/matches/1', problem), offline: true });
  await network(true);
  expect([waits(), retry.mock.calls.length]).toEqual([false, 0]);
});
