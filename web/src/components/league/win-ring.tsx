import { formatTenths } from '../../format/number.ts';
import { statisticsMessages } from '../../messages/tr/statistics.ts';
import { classNames } from '../ui/class-names.ts';
import { type WinGrade, winGradeOf, winRateOf } from './win-rate.ts';

const { ring: words } = statisticsMessages;

const tones: Readonly<Record<WinGrade, string>> = {
  excellent: 'text-success',
  good: 'text-warning',
  weak: 'text-text-2',
};

/** In rem, so that the ring grows with its letters. */
const sizes = {
  96: { ring: 'size-24', figure: 'text-h3', grade: 'text-micro' },
  144: { ring: 'size-36', figure: 'text-h1', grade: 'text-small' },
} as const;

type WinRingProps = {
  readonly wins: number;
  readonly played: number;
  readonly size?: keyof typeof sizes;
};

/** The share of wins as a ring, with its figure and grade inside. Screen readers get one sentence. */
export const WinRing = ({ wins, played, size = 144 }: WinRingProps) => {
  const rate = winRateOf(wins, played);
  const grade = winGradeOf(rate);
  const figure = words.percent(formatTenths(rate));
  const look = sizes[size];
  return (
    <span
      role="img"
      aria-label={words.sentence(figure, words.grades[grade], played, wins)}
      className={classNames('relative inline-flex shrink-0 items-center justify-center', look.ring)}
    >
      <svg viewBox="0 0 100 100" fill="none" strokeWidth="9" className="absolute inset-0 size-full -rotate-90">
        <circle cx="50" cy="50" r="45" stroke="currentColor" className="text-hover" />
        {rate > 0 && (
          <circle
            cx="50"
            cy="50"
            r="45"
            stroke="currentColor"
            pathLength="100"
            strokeDasharray={`${rate} 100`}
            className={tones[grade]}
          />
        )}
      </svg>
      <span aria-hidden="true" className="relative flex flex-col items-center text-center">
        <span className={classNames('font-extrabold tabular-nums', look.figure)}>{figure}</span>
        <span className={classNames('font-semibold', look.grade, tones[grade])}>{words.grades[grade]}</span>
      </span>
    </span>
  );
};
