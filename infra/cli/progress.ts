import { Presets, SingleBar } from 'cli-progress';
import type { OnProgress } from '../operations/operations.ts';

/** Plain lines come at most this often, ms. */
const LINE_EVERY_MS = 2000;

/**
 * Shows how long work goes on: a bar with rate and remaining time on a terminal, else a plain line now and then, on
 * standard error so that results can be piped.
 */
export const showProgress = (what: string): { readonly onProgress: OnProgress; readonly done: () => void } =>
  process.stderr.isTTY ? bar(what) : lines(what);

const bar = (what: string): { onProgress: OnProgress; done: () => void } => {
  const started = performance.now();
  const format = `${what} {bar} {percentage}% | {value}/{total} | {rate}/s | {eta_formatted} left`;
  const single = new SingleBar({ format, stream: process.stderr, hideCursor: true }, Presets.shades_classic);
  let shown = false;
  return {
    onProgress: ({ done, total }) => {
      if (!shown) single.start(total, done, { rate: 0 });
      shown = true;
      single.setTotal(total);
      single.update(done, { rate: rateOf(done, started) });
    },
    done: () => {
      if (shown) single.stop();
    },
  };
};

const lines = (what: string): { onProgress: OnProgress; done: () => void } => {
  const started = performance.now();
  let last = started;
  return {
    onProgress: ({ done, total }) => {
      if (performance.now() - last < LINE_EVERY_MS) return;
      last = performance.now();
      const rate = rateOf(done, started);
      const left = rate === 0 ? '?' : Math.ceil((total - done) / rate);
      console.error(`${what}: ${done} of ${total}, ${rate}/s, ${left} s left`);
    },
    done: () => {},
  };
};

const rateOf = (done: number, started: number): number =>
  Math.round(done / Math.max((performance.now() - started) / 1000, 0.001));
