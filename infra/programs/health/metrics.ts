import { boundedLook } from '@league/projector/running/bounded-look.ts';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { createAnswerTally } from './answer-tally.ts';

/** What a process measures of itself, in Prometheus' text format. Names are frozen: dashboards know them. */
export type Metrics = {
  /** One number that is read when asked for; undefined keeps the last. */
  readonly gauge: (name: string, help: string, read: () => number | undefined | Promise<number | undefined>) => void;
  /** Several numbers at once, each a gauge of its own name, of things told apart by one label. */
  readonly gauges: <Name extends string>(
    label: string,
    help: Readonly<Record<Name, string>>,
    read: () => LabelledValues<Name> | Promise<LabelledValues<Name>>,
  ) => void;
  /** Every HTTP answer of this process. */
  readonly answered: (method: string, status: number, seconds: number) => void;
  readonly contentType: string;
  /** Never rejects, and takes two seconds at most: what cannot be asked for now keeps its last figure. */
  readonly text: () => Promise<string>;
};

/** For each thing that has the label, its figures; one that is undefined keeps the last. */
export type LabelledValues<Name extends string> = readonly (readonly [
  label: string,
  values: Readonly<Record<Name, number | undefined>>,
])[];

/** Labels every figure with the league and the kind of process. */
export const createMetrics = (labels: { readonly league: string; readonly process: string }): Metrics => {
  const registry = new Registry();
  registry.setDefaultLabels(labels);
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const refreshing: (() => Promise<void>)[] = [];
  const answers = createAnswerTally();
  registry.registerMetric(answers.metric);
  return {
    gauge: (name, help, read) => {
      const gauge = new Gauge({ name, help, registers });
      const look = boundedLook(read);
      refreshing.push(async () => {
        const value = await look();
        if (value !== undefined) gauge.set(value);
      });
    },
    gauges: (label, help, read) => {
      const all = Object.entries<string>(help).map(
        ([name, text]) => [name, new Gauge({ name, help: text, labelNames: [label], registers })] as const,
      );
      const look = boundedLook(read);
      refreshing.push(async () => {
        for (const [thing, values] of await look()) {
          for (const [name, gauge] of all) {
            const value = values[name as keyof typeof values];
            if (value !== undefined) gauge.set({ [label]: thing }, value);
          }
        }
      });
    },
    answered: answers.add,
    contentType: registry.contentType,
    text: async () => {
      await Promise.allSettled(refreshing.map((refresh) => refresh()));
      return registry.metrics();
    },
  };
};
