import { formatScore } from '../../format/number.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import type { PlateState } from './match-text.ts';
import { classNames } from '../ui/class-names.ts';

const texts = matchCardMessages;

// Forced colours show no fill; the border takes its place.
const looks: Readonly<Record<PlateState['kind'], string>> = {
  scheduled: 'border-control bg-surface text-text-2',
  live: 'border-transparent bg-live-fill text-white',
  finished: 'border-transparent bg-plate text-on-plate',
  walkover: 'border-transparent bg-plate hatched text-on-plate',
  cancelled: 'border-dashed border-control bg-transparent text-text-3',
};

/** L is as M on phones. The plate is as high without figures as with them. */
const sizes = {
  S: {
    figures: 'text-score leading-none',
    words: 'text-small',
    stacked: 'min-h-13 min-w-11 leading-none',
    inline: 'min-h-8 min-w-14 px-2',
  },
  M: { figures: 'text-score-m', words: 'text-h3', stacked: 'min-h-21 min-w-16', inline: 'min-h-12 min-w-24 px-3' },
  L: {
    figures: 'text-score-m sm:text-score-l',
    words: 'text-h3 sm:text-h2',
    stacked: 'min-h-21 min-w-16',
    inline: 'min-h-12 min-w-24 px-3 sm:min-h-14 sm:min-w-32 sm:px-4 lg:min-h-17 lg:min-w-38',
  },
} as const;

type ScorePlateProps = {
  readonly plate: PlateState;
  readonly size?: keyof typeof sizes;
  /** 'stacked': one figure over the other; 'inline': "3 – 1". */
  readonly layout?: 'stacked' | 'inline';
  /** The time of kick-off ("21:00"), struck through on a cancelled match. */
  readonly time?: string | undefined;
};

type FiguresProps = { readonly home: number; readonly away: number; readonly layout: 'stacked' | 'inline' };

const Figures = ({ home, away, layout }: FiguresProps) =>
  layout === 'inline' ? (
    <span className="whitespace-nowrap">{formatScore(home, away)}</span>
  ) : (
    <>
      <span className="sr-only">{formatScore(home, away)}</span>
      <span aria-hidden="true" className="flex-1 content-center px-1 whitespace-nowrap">
        {home}
      </span>
      <span className="border-t border-current opacity-25" />
      <span aria-hidden="true" className="flex-1 content-center px-1 whitespace-nowrap">
        {away}
      </span>
    </>
  );

/** Says of a score that it may still change. The dot lies in a corner, so that the figures stand where they stand later. */
const RunningMark = () => (
  <>
    <span aria-hidden="true" className="absolute top-1 right-1 size-2 rounded-full border-4 border-current" />
    <span className="sr-only">{texts.status('live')} </span>
  </>
);

/**
 * The score of a match, two figures on a dark tile. The states differ without colour too: outlined (planned), filled
 * with a dot (live), filled (finished), hatched (walkover), dashed (cancelled). Has a text for screen readers, which a
 * card with a sentence of its own hides. All digits are equally wide, so the plate keeps its width.
 */
export const ScorePlate = ({ plate, size = 'S', layout = 'stacked', time }: ScorePlateProps) => (
  <span
    className={classNames(
      'relative inline-flex shrink-0 justify-center rounded-crest border text-center font-extrabold tabular-nums',
      looks[plate.kind],
      sizes[size][layout],
      layout === 'stacked' ? 'flex-col' : 'items-center',
    )}
  >
    {'home' in plate ? (
      <span className={classNames('contents', sizes[size].figures)}>
        {plate.kind === 'live' && <RunningMark />}
        <Figures home={plate.home} away={plate.away} layout={layout} />
      </span>
    ) : (
      <span
        className={classNames(
          'flex items-center justify-center gap-x-1.5 gap-y-1 px-0.5 font-semibold whitespace-nowrap',
          layout === 'stacked' && 'flex-col',
          sizes[size].words,
        )}
      >
        {plate.kind === 'live' && <span aria-hidden="true" className="size-2 rounded-full border-4 border-current" />}
        {plate.kind === 'cancelled' ? <s>{time ?? texts.noTime}</s> : texts.versus}
      </span>
    )}
  </span>
);
