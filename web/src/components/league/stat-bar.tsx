import { formatNumber } from '../../format/number.ts';
import { drawingMessages } from '../../messages/tr/drawing.ts';
import { classNames } from '../ui/class-names.ts';

type StatBarProps = {
  readonly label: string;
  readonly home: number;
  readonly away: number;
  readonly homeName: string;
  readonly awayName: string;
};

/**
 * One figure of both sides, the home side first, with bars that grow from the middle. Screen readers get one sentence.
 */
export const StatBar = ({ label, home, away, homeName, awayName }: StatBarProps) => {
  const [homeText, awayText] = [formatNumber(home), formatNumber(away)];
  const half = (value: number, side: string, fill: string) => (
    // A drawing, since widths in a style attribute are refused by the content-security policy.
    <svg className={classNames('h-2 w-0 min-w-0 flex-1 bg-hover', side)}>
      <rect
        width={`${(100 * value) / (home + away || 1)}%`}
        height="100%"
        className={classNames('forced-colors:fill-[CanvasText]', fill)}
      />
    </svg>
  );
  return (
    <div className="relative">
      <span className="sr-only">{drawingMessages.sides(label, homeName, homeText, awayName, awayText)}</span>
      <div aria-hidden="true">
        <p className="text-center text-meta text-text-2">{label}</p>
        <div className="flex items-center gap-3 tabular-nums">
          <span className={classNames('min-w-11', home >= away ? 'font-extrabold' : 'text-text-2')}>{homeText}</span>
          <span className="flex min-w-0 flex-1 gap-0.5">
            {half(home, '-scale-x-100 rounded-r-plate', home >= away ? 'fill-text' : 'fill-control')}
            {half(away, 'rounded-r-plate', away >= home ? 'fill-text' : 'fill-control')}
          </span>
          <span className={classNames('min-w-11 text-right', away >= home ? 'font-extrabold' : 'text-text-2')}>
            {awayText}
          </span>
        </div>
      </div>
    </div>
  );
};
