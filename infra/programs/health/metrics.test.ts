import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

/** What the text says of answers: the figure of each series. */
const answersIn = (text: string): Record<string, number> =>
  Object.fromEntries(
    [...text.matchAll(/^league_http_request_seconds(\S+) (\S+)$/gm)].map(([, series = '', value]) => [
      series.replace(/,league="cup",process="api"|league="cup",process="api",/, ''),
      Number(value),
    ]),
  );

it('counts answers by method and kind of status, and how long they took, as a histogram', async () => {
  const metrics = createMetrics({ league: 'cup', process: 'api' });
  metrics.answered('GET', 200, 0.001);
  metrics.answered('GET', 304, 0.0005);
  metrics.answered('GET', 204, 0.25);
  metrics.answered('GET', 200, 20);
  metrics.answered('PATCH', 404, 0.002);
  metrics.answered('TRACE', 405, 0.002);
  const text = await metrics.text();
  expect(text).toContain(
    '# HELP league_http_request_seconds time from a request to its answer\n# TYPE league_http_request_seconds histogram\n',
  );
  const bucket = (le: string, method: string, status: string): string =>
    `_bucket{le="${le}",method="${method}",status="${status}"}`;
  expect(answersIn(text)).toMatchObject({
    [bucket('0.001', 'GET', '2xx')]: 1,
    [bucket('0.1', 'GET', '2xx')]: 1,
    [bucket('0.3', 'GET', '2xx')]: 2,
    [bucket('10', 'GET', '2xx')]: 2,
    [bucket('+Inf', 'GET', '2xx')]: 3,
    '_sum{method="GET",status="2xx"}': 20.251,
    '_count{method="GET",status="2xx"}': 3,
    [bucket('0.001', 'GET', '3xx')]: 1,
    '_count{method="GET",status="3xx"}': 1,
    [bucket('0.001', 'other', '4xx')]: 0,
    [bucket('0.003', 'other', '4xx')]: 2,
    '_count{method="other",status="4xx"}': 2,
  });
  // Nothing is counted by being read.
  expect(answersIn(await metrics.text())).toEqual(answersIn(text));
});

it('says nothing of answers that there were none of', async () => {
  expect(answersIn(await createMetrics({ league: 'cup', process: 'api' }).text())).toEqual({});
});
