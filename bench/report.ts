import { writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { join } from 'node:path';
import {
  type AmountResult,
  cpuRatiosOf,
  fixed,
  median,
  perSecond,
  quantile,
  type RatioResult,
  ratiosOf,
  type Result,
  type Sample,
  type TimeResult,
} from './measurement.ts';

/** Under which circumstances the figures came about. */
export type Circumstances = {
  readonly date: string;
  readonly node: string;
  readonly machine: string;
  readonly rounds: number;
  readonly quick: boolean;
  /** Load averages of 15 minutes before and after: above 0.5 before, somebody else was at work. */
  readonly load: readonly number[];
};

export const circumstances = (rounds: number, quick: boolean): Circumstances => {
  const [first] = cpus();
  const machine = `${cpus().length} × ${first?.model ?? 'CPU'}, ${fixed(totalmem() / 2 ** 30, 0)} GiB, ${process.platform} ${release()}`;
  return { date: new Date().toISOString(), node: process.version, machine, rounds, quick, load: [loadNow()] };
};

/** To be told at the end. */
export const withLoadAfter = (about: Circumstances): Circumstances => ({ ...about, load: [...about.load, loadNow()] });

const loadNow = (): number => loadavg()[2] ?? Number.NaN;

type Row = {
  readonly name: string;
  readonly figures: string;
  readonly byCpu: string;
  readonly target: string;
  readonly verdict: string;
  readonly medians: string;
  readonly notes: readonly string[];
};

const rowOf = (result: Result): Row => {
  switch (result.kind) {
    case 'ratio':
      return ratioRow(result);
    case 'time':
      return timeRow(result);
    case 'amount':
      return amountRow(result);
  }
};

const ratioRow = (result: RatioResult): Row => {
  const { name, unit, ours, bare, target, notes } = result;
  const rate = (samples: readonly Sample[]): string => perSecond(median(samples.map((sample) => sample.rate)));
  const [ratios, byCpu] = [ratiosOf(result), cpuRatiosOf(result)];
  const cpu = (samples: readonly Sample[]): string => fixed(median(samples.flatMap((sample) => sample.cpu ?? [])));
  const cpuNote = `by CPU time ${spread(byCpu)}: ${cpu(ours)} µs, bare ${cpu(bare)} µs (${unit})`;
  return {
    name,
    figures: spread(ratios),
    byCpu: byCpu.length === 0 ? '' : ratioText(median(byCpu)),
    target: `≥ ${target}`,
    verdict: verdictOf(median(ratios) / target),
    medians: `${rate(ours)} / ${rate(bare)}`,
    notes: byCpu.length === 0 ? notes : [cpuNote, ...notes],
  };
};

const timeRow = ({ name, samples, target, notes }: TimeResult): Row => {
  const [p50, p95] = [quantile(samples, 0.5), quantile(samples, 0.95)];
  return {
    name,
    figures: `p50 ${fixed(p50, 2)} / p95 ${fixed(p95, 2)} / max ${fixed(Math.max(...samples), 2)} ms`,
    byCpu: '',
    target: `p95 ≤ ${target} ms`,
    verdict: verdictOf(target / p95),
    medians: `${samples.length} results`,
    notes,
  };
};

const amountRow = ({ name, unit, digits, samples, target, notes }: AmountResult): Row => {
  const figures = [Math.min(...samples), median(samples), Math.max(...samples)].map((value) => fixed(value, digits));
  return {
    name,
    figures: `${figures.join(' / ')} ${unit}`.trimEnd(),
    byCpu: '',
    target: `median ≤ ${fixed(target, digits)} ${unit}`.trimEnd(),
    // Nothing at all is as good as it gets.
    verdict: verdictOf(median(samples) === 0 ? Number.POSITIVE_INFINITY : target / median(samples)),
    medians: `${samples.length} rounds`,
    notes,
  };
};

const spread = (ratios: readonly number[]): string =>
  [Math.min(...ratios), median(ratios), Math.max(...ratios)].map(ratioText).join(' / ');

/** Two digits that say something, also of a hundredth. */
const ratioText = (ratio: number): string => fixed(ratio, ratio < 0.1 ? 4 : 2);

/** `reached` is 1 exactly at the target. */
const verdictOf = (reached: number): string => {
  if (reached === Number.POSITIVE_INFINITY) return 'met';
  return reached >= 1 ? `met (${fixed(reached, 2)} of the target)` : `missed by ${fixed(100 * (1 - reached))} %`;
};

const HEAD = ['measurement', 'min / median / max', 'by CPU', 'target', 'verdict', 'medians: ours / bare'];

const cellsOf = ({ name, figures, byCpu, target, verdict, medians }: Row): string[] => [
  name,
  figures,
  byCpu,
  target,
  verdict,
  medians,
];

/** For a terminal. */
export const tableText = (results: readonly Result[]): string => {
  const rows = results.map(rowOf);
  const lines = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...text, '', ...rows.flatMap(({ name, notes }) => notes.map((note) => `${name}: ${note}`))].join('\n');
};

/** Writes latest.json (everything) and latest.md (the table). */
export const writeResults = (folder: string, results: readonly Result[], about: Circumstances): void => {
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify({ ...about, results }, undefined, 2)}\n`);
  const rows = results.map(rowOf);
  const load = about.load.map((value) => fixed(value, 2)).join(', ');
  const lines = [
    '# Bench',
    '',
    `${about.date}, Node ${about.node}, ${about.machine}; ${about.rounds} rounds${about.quick ? ', quick' : ''}; load before and after: ${load}`,
    '',
    `| ${HEAD.join(' | ')} |`,
    `|${'---|'.repeat(HEAD.length)}`,
    ...rows.map((row) => `| ${cellsOf(row).join(' | ')} |`),
    '',
    ...rows.flatMap(({ name, notes }) => notes.map((note) => `- ${name}: ${note}`)),
    '',
  ];
  writeFileSync(join(folder, 'latest.md'), lines.join('\n'));
};
