import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ensure } from './ensure.ts';

const setUp = () => {
  const answers: PromiseWithResolvers<number>[] = [];
  const options = {
    queryKey: ['/api/figure'],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const answer = Promise.withResolvers<number>();
      signal.addEventListener('abort', () => answer.reject(new Error('let go of')));
      answers.push(answer);
      return answer.promise;
    },
    retry: false,
  };
  return { client: new QueryClient(), options, answers };
};

it('has the answer although the page before lets go of it while it is on its way', async () => {
  const { client, options, answers } = setUp();
  const leave = new QueryObserver(client, options).subscribe(() => {});
  const loading = ensure(client, options);
  leave();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.resolve(7);
  expect(await loading).toBe(7);
});

it('fails as the answer does', async () => {
  const { client, options, answers } = setUp();
  const loading = ensure(client, options);
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.reject(new Error('refused'));
  await expect(loading).rejects.toThrow('refused');
});
