import { drawingMessages } from '../../messages/tr/drawing.ts';
import { classNames } from './class-names.ts';
import { shareOf } from './progress.tsx';
import { formatRate, type WinRating, winRating, winSentence } from './win-rate.ts';

const arcs: Readonly<Record<WinRating, string>> = {
  excellent: 'text-success',
  good: 'text-warning',
  improvable: 'text-text-3',
};

const RADIUS = 42;
const ROUND = 2 * Math.PI * RADIUS;

type WinRingProps = {
  /** In per cent. */
  readonly rate: number;
  readonly size?: 96 | 144;
};

/** The share of matches won, as a ring with its figure and rating; screen readers get one sentence. */
export const WinRing = ({ rate, size = 144 }: WinRingProps) => {
  const rating = winRating(rate);
  const arc = (shareOf(rate, 100) / 100) * ROUND;
  return (
    <div
      role="img"
      aria-label={winSentence(rate)}
      className={classNames('relative flex shrink-0 items-center justify-center', size === 96 ? 'size-24' : 'size-36')}
    >
      <svg viewBox="0 0 100 100" className="absolute inset-0 -rotate-90" fill="none" strokeWidth="9">
        <circle cx="50" cy="50" r={RADIUS} className="stroke-hover" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          stroke="currentColor"
          strokeLinecap={arc > 0 ? 'round' : 'butt'}
          strokeDasharray={`${arc} ${ROUND}`}
          className={arcs[rating]}
        />
      </svg>
      <span className="relative flex flex-col items-center">
        <span className={classNames('font-extrabold tabular-nums', size === 96 ? 'text-h3' : 'text-h1')}>
          {formatRate(rate)}
        </span>
        {size === 144 && <span className="text-small text-text-2">{drawingMessages.winRate.ratings[rating]}</span>}
      </span>
    </div>
  );
};
