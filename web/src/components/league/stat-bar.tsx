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
    <span className={classNames('flex h-2 flex-1 bg-hover', side)}>
      <span
        className={classNames('h-full rounded-[inherit] forced-colors:bg-[CanvasText]', fill)}
        style={{ width: `${(100 * value) / (home + away || 1)}%` }}
      />
    </span>
  );
  return (
    <div className="relative">
      <span className="sr-only">{drawingMessages.sides(label, homeName, homeText, awayName, awayText)}</span>
      <div aria-hidden="true">
        <p className="text-center text-meta text-text-2">{label}</p>
        <div className="flex items-center gap-3 tabular-nums">
          <span className={classNames('min-w-11', home >= away ? 'font-extrabold' : 'text-text-2')}>{homeText}</span>
          <span className="flex flex-1 gap-0.5">
            {half(home, 'justify-end rounded-l-plate', home >= away ? 'bg-text' : 'bg-control')}
            {half(away, 'rounded-r-plate', away >= home ? 'bg-text' : 'bg-control')}
          </span>
          <span className={classNames('min-w-11 text-right', away >= home ? 'font-extrabold' : 'text-text-2')}>
            {awayText}
          </span>
        </div>
      </div>
    </div>
  );
};
