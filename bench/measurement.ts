/** Speed claims are ratios of two sides measured by turns in one run: absolute figures drift on shared machines. */

export type BenchOptions = {
  readonly rounds: number;
  /** Smaller amounts: for trying out, not for claims. */
  readonly quick: boolean;
  /** Show where the time goes instead of measuring. */
  readonly profile: boolean;
  /** An empty folder on a real disk, removed afterwards. */
  readonly folder: string;
  readonly say: (line: string) => void;
};

export type Measurement = {
  readonly name: string;
  /** Variables of the environment without which it is skipped: where the servers are. */
  readonly needs?: readonly string[];
  readonly run: (options: BenchOptions) => Promise<readonly Result[]>;
};

/** One measured run: units a second, and the server's CPU time for one, µs (undefined where the system does not tell). */
export type Sample = { readonly rate: number; readonly cpu: number | undefined };

/** Ours against the best that could be, one sample for each round. */
export type RatioResult = {
  readonly kind: 'ratio';
  readonly name: string;
  readonly unit: string;
  readonly ours: readonly Sample[];
  readonly bare: readonly Sample[];
  readonly target: number;
  readonly notes: readonly string[];
};

/** How long something takes, ms. The target is for the 95th percentile. */
export type TimeResult = {
  readonly kind: 'time';
  readonly name: string;
  readonly samples: readonly number[];
  readonly target: number;
  readonly notes: readonly string[];
};

/** How much of something there is, the less the better. The target is for the median. */
export type AmountResult = {
  readonly kind: 'amount';
  readonly name: string;
  readonly unit: string;
  /** Of the figures shown. */
  readonly digits: number;
  readonly samples: readonly number[];
  readonly target: number;
  readonly notes: readonly string[];
};

export type Result = RatioResult | TimeResult | AmountResult;

/**
 * Options for samples that take less than a second: three rounds for one of other measurements. On a machine of two cores, the
 * median of nine such rounds put bare servers that are the same up to a fifth apart, that of 24 rounds a fiftieth.
 */
export const inShortSamples = (options: BenchOptions): BenchOptions => ({ ...options, rounds: 3 * options.rounds });

/** Measures all sides once in each round, in turning order, after a round that does not count. */
export const interleave = async <Side extends string>(
  { rounds, say }: Pick<BenchOptions, 'rounds' | 'say'>,
  name: string,
  sides: Readonly<Record<Side, () => Promise<Sample>>>,
  beforeRound: () => Promise<void> = async () => {},
): Promise<Readonly<Record<Side, readonly Sample[]>>> => {
  const names = Object.keys(sides) as Side[];
  const samples = Object.fromEntries(names.map((side) => [side, []])) as unknown as Record<Side, Sample[]>;
  for (let round = 0; round <= rounds; round += 1) {
    await beforeRound();
    const measured: string[] = [];
    for (const side of round % 2 === 0 ? names : names.toReversed()) {
      const sample = await sides[side]();
      measured.push(`${side} ${perSecond(sample.rate)}`);
      if (round > 0) samples[side].push(sample);
    }
    say(`${name}: ${round === 0 ? 'warm-up' : `round ${round} of ${rounds}`}: ${measured.join(', ')}`);
  }
  return samples;
};

type Sides = Pick<RatioResult, 'ours' | 'bare'>;

/** Ours over bare, round by round. */
export const ratiosOf = ({ ours, bare }: Sides): number[] =>
  ours.map(({ rate }, round) => rate / (bare[round]?.rate ?? Number.NaN));

/** The same by CPU time, which other work on the machine disturbs less; none where the system does not tell. */
export const cpuRatiosOf = ({ ours, bare }: Sides): number[] =>
  ours.flatMap(({ cpu }, round) => {
    const bareCpu = bare[round]?.cpu;
    return cpu === undefined || bareCpu === undefined ? [] : [bareCpu / cpu];
  });

/** The value below which this share of all lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? upper)) / 2 : upper;
};

/** `12.3 k/s` */
export const perSecond = (rate: number): string => (rate >= 1000 ? `${fixed(rate / 1000)} k/s` : `${fixed(rate)} /s`);

/** `p50 1.2 ms, p95 3.4 ms, …` */
export const milliseconds = (samples: readonly number[]): string =>
  [
    ...[0.5, 0.95, 0.99].map((share) => `p${share * 100} ${fixed(quantile(samples, share), 2)}`),
    `max ${fixed(quantile(samples, 1), 1)} ms`,
  ].join(', ');

export const fixed = (value: number, digits = 1): string => value.toFixed(digits);
