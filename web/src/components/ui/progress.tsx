import { classNames } from './class-names.ts';

const NARROWEST = 0;
const WHOLE = 100;

/** The filled part of a bar in per cent, from 0 to 100; 0 where the target is 0. */
export const shareOf = (value: number, of: number): number =>
  of <= 0 ? NARROWEST : Math.min(WHOLE, Math.max(NARROWEST, (value / of) * WHOLE));

type ProgressProps = {
  /** What is measured: "Gol", "Sezon". */
  readonly label: string;
  readonly value: number;
  readonly target: number;
  /** The figures in words, for eyes and for screen readers: "12 / 15". */
  readonly text: string;
  /** Leaves out label and figures, where the page already shows them beside the bar. */
  readonly bare?: boolean;
};

/** A target and how near the value is to it; the bar repeats the figures. */
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
