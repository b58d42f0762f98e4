import { Presets, SingleBar } from 'cli-progress';
import type { OnProgress } from '../operations/operations.ts';

/** Plain lines come at most this often, ms. */
const LINE_EVERY_MS = 2000;

type Shown = { readonly onProgress: OnProgress; readonly done: () => void };

/**
 * Does long work and shows how far it is: a bar with rate and remaining time on a terminal, else a plain line now and then, on
 * standard error so that results can be piped.
 */
export const showing = <Result>(what: string, work: (onProgress: OnProgress) => Promise<Result>): Promise<Result> => {
  const { onProgress, done } = process.stderr.isTTY ? bar(what) : lines(what);
  return work(onProgress).finally(done);
};

const bar = (what: string): Shown => {
  const started = performance.now();
  const format = `${what} {bar} {percentage}% | {value}/{total} | {rate}/s | {left} s left`;
  const single = new SingleBar({ format, stream: process.stderr, hideCursor: true }, Presets.shades_classic);
  let shown = false;
  return {
    onProgress: ({ done, total }) => {
      const payload = { rate: rateOf(done, started), left: leftOf(done, total, started) };
      if (!shown) single.start(total, done, payload);
      shown = true;
      single.setTotal(total);
      single.update(done, payload);
    },
    done: () => {
      if (shown) single.stop();
    },
  };
};

const lines = (what: string): Shown => {
  const started = performance.now();
  let last = started;
  return {
    onProgress: ({ done, total }) => {
      if (performance.now() - last < LINE_EVERY_MS) return;
      last = performance.now();
      console.error(`${what}: ${done} of ${total}, ${rateOf(done, started)}/s, ${leftOf(done, total, started)} s left`);
    },
    done: () => {},
  };
};

const rateOf = (done: number, started: number): number =>
  Math.round(done / Math.max((performance.now() - started) / 1000, 0.001));

/** Seconds that the rest will take at the rate so far. */
const leftOf = (done: number, total: number, started: number): string =>
  done === 0 ? '?' : String(Math.ceil(((total - done) * (performance.now() - started)) / done / 1000));
