import { classNames } from './class-names.ts';

const NARROWEST = 0;
const WHOLE = 100;

/** How much of a bar is filled, in per cent, never beyond its ends; nothing of nothing is nothing. */
export const shareOf = (value: number, of: number): number =>
  of <= 0 ? NARROWEST : Math.min(WHOLE, Math.max(NARROWEST, (value / of) * WHOLE));

type ProgressProps = {
  /** What is measured: "Gol", "Sezon". */
  readonly label: string;
  readonly value: number;
  readonly target: number;
  /** The figures in words, seen and heard: "12 / 15". */
  readonly text: string;
  /** Where the words stand beside it already. */
  readonly bare?: boolean;
};

/** A target and how near it is; its figures are written, the bar repeats them. */
export const Progress = ({ label, value, target, text, bare = false }: ProgressProps) => (
  <div className="min-w-0">
    {!bare && (
      <div aria-hidden="true" className="mb-1 flex items-baseline justify-between gap-2 text-meta">
        <span className="text-text-2">{label}</span>
        <span className="font-semibold tabular-nums">{text}</span>
      </div>
    )}
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={target}
      aria-valuenow={Math.min(value, target)}
      aria-valuetext={text}
      className="h-2 overflow-hidden rounded-plate bg-hover forced-colors:border"
    >
      <div
        className={classNames('h-full rounded-plate bg-edge forced-colors:bg-[CanvasText]')}
        style={{ width: `${shareOf(value, target)}%` }}
      />
    </div>
  </div>
);
