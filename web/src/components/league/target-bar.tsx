import { statisticsMessages } from '../../messages/tr/statistics.ts';

type TargetBarProps = {
  /** What is counted. */
  readonly label: string;
  readonly value: number;
  /** Where the bar is full; what is above shows in the figure alone. */
  readonly target: number;
};

/** How far a figure is from its target, with both figures written out. */
export const TargetBar = ({ label, value, target }: TargetBarProps) => {
  const { share, text } = statisticsMessages.target;
  const percent = Math.min(100, Math.floor((100 * value) / target));
  return (
    <div className="flex flex-col gap-1">
      <p className="flex justify-between gap-2 text-small text-text-2 tabular-nums">
        <span>{text(value, target)}</span>
        <span aria-hidden="true">{share(percent)}</span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${text(value, target)}, ${share(percent)}`}
      >
        {/* A drawing, since widths in a style attribute are refused by the content-security policy. */}
        <svg aria-hidden="true" className="h-2 w-full rounded-plate bg-hover forced-colors:border">
          <rect width={`${percent}%`} height="100%" className="fill-edge forced-colors:fill-[CanvasText]" />
        </svg>
      </div>
    </div>
  );
};
