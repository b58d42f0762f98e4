import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Skeleton } from '../ui/skeleton.tsx';
import { QueryPart } from './query-part.tsx';

const query = queryOptions({ queryKey: ['/api/figure'], queryFn: () => Promise.resolve({ figure: 7 }) });

const rendered = (client: QueryClient): string =>
  renderToString(
    <QueryClientProvider client={client}>
      <QueryPart query={query} waiting={<Skeleton shape="text" rows={2} />} failed="Olmadı.">
        {({ figure }) => <p>{figure}</p>}
      </QueryPart>
    </QueryClientProvider>,
  );

it('shows in Node what the cache has, and else what stands there meanwhile', () => {
  const client = new QueryClient();
  client.setQueryData(query.queryKey, { figure: 7 });
  expect(rendered(client)).toContain('<p>7</p>');
  client.clear();
  expect(rendered(client)).toContain('aria-busy="true"');
});
