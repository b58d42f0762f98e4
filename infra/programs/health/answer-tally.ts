import type { Metric } from 'prom-client';

/** Seconds: from ready bytes to the longest a command may take. */
const BUCKETS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'other'];

/** The answers to one method with one kind of status: how many fall into each bucket, the slower ones last, and their seconds. */
type Tally = { readonly counts: number[]; seconds: number };

/**
 * Counts HTTP answers, and is the histogram that prom-client shows of them. prom-client's own costs a microsecond for each
 * answer, a twentieth of what ready bytes cost.
 */
export const createAnswerTally = () => {
  const tallies = new Map(METHODS.map((method) => [method, [] as Tally[]]));
  const others: Tally[] = tallies.get('other') ?? [];
  return {
    add: (method: string, status: number, seconds: number): void => {
      const ofMethod = tallies.get(method) ?? others;
      const kind = Math.trunc(status / 100);
      const tally = (ofMethod[kind] ??= { counts: Array(BUCKETS.length + 1).fill(0), seconds: 0 });
      let bucket = 0;
      while (seconds > (BUCKETS[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
      tally.counts[bucket] = (tally.counts[bucket] ?? 0) + 1;
      tally.seconds += seconds;
    },
    // A registry asks a metric for no more than this.
    metric: {
      name: NAME,
      get: async () => ({
        name: NAME,
        help: 'time from a request to its answer',
        type: 'histogram',
        values: [...tallies].flatMap(([method, ofMethod]) =>
          ofMethod.flatMap((tally, kind) => seriesOf(tally, { method, status: `${kind}xx` })),
        ),
      }),
    } as unknown as Metric,
  };
};

const NAME = 'league_http_request_seconds';

/** A bucket counts what is in those before it as well. */
const seriesOf = ({ counts, seconds }: Tally, labels: { readonly method: string; readonly status: string }) => {
  let count = 0;
  const buckets = counts.map((inBucket, index) => {
    count += inBucket;
    return { metricName: `${NAME}_bucket`, labels: { le: BUCKETS[index] ?? '+Inf', ...labels }, value: count };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels, value: seconds },
    { metricName: `${NAME}_count`, labels, value: count },
  ];
};
