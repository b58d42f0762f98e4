import { formatScore } from '../../format/number.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import type { PlateState, Side } from './match-text.ts';
import { useFreshGoal } from './use-fresh-goal.ts';
import { classNames } from '../ui/class-names.ts';

const texts = matchCardMessages;

/** `word` is what stands instead of two digits; L is larger where its box has the room. */
const sizes = {
  table: {
    gap: 'gap-px',
    digit: 'h-5 min-w-4.5 px-0.75 text-meta rounded-plate',
    word: 'h-5 min-w-9 px-1 text-small rounded-plate',
  },
  S: {
    gap: 'gap-0.5',
    digit: 'h-7.5 min-w-6.5 px-0.75 text-[1.0625rem] rounded-plate',
    word: 'h-7.5 min-w-13.5 px-1 text-meta rounded-plate',
  },
  /** As S in a row, as M where the list is wide. */
  card: {
    gap: 'gap-0.5',
    digit:
      'h-7.5 min-w-6.5 px-0.75 text-[1.0625rem] rounded-plate @min-[45rem]/matches:h-11 @min-[45rem]/matches:min-w-9 @min-[45rem]/matches:text-[1.75rem]',
    word: 'h-7.5 min-w-13.5 px-1 text-meta rounded-plate @min-[45rem]/matches:h-11 @min-[45rem]/matches:min-w-19.5 @min-[45rem]/matches:text-[1.25rem]',
  },
  M: {
    gap: 'gap-0.5',
    digit: 'h-11 min-w-9 px-1 text-[1.75rem] rounded-plate',
    word: 'h-11 min-w-19.5 px-2 text-[1.25rem] rounded-plate',
  },
  L: {
    gap: 'gap-1',
    digit:
      'h-13.5 min-w-11 px-1.5 text-[2.375rem] rounded-control tracking-tight @min-[35rem]:h-19.5 @min-[35rem]:min-w-16 @min-[35rem]:text-[3.5rem]',
    word: 'h-13.5 min-w-21 px-2 text-[1.5rem] rounded-control @min-[35rem]:h-19.5 @min-[35rem]:min-w-32 @min-[35rem]:text-[2.125rem]',
  },
} as const;

// The transparent border stands for the fill where the colours of the system are forced.
const tileLooks = {
  live: 'border-led-edge bg-led-plate text-led',
  finished: 'border-transparent bg-plate text-on-plate',
  walkover: 'border-transparent bg-plate hatched text-on-plate',
} as const;

type TileProps = {
  readonly kind: keyof typeof tileLooks;
  /** null: not known yet. */
  readonly goals: number | null;
  readonly lower: boolean;
  /** When the side's goal was recorded that is the last of a live match (ISO instant). */
  readonly scoredAt: string | undefined;
  readonly className: string;
};

/** Inverted for a minute after a goal, whose digit rolls in. */
const Tile = ({ kind, goals, lower, scoredAt, className }: TileProps) => {
  const fresh = useFreshGoal(goals, scoredAt) && kind === 'live';
  return (
    <span
      className={classNames(
        'grid place-items-center overflow-hidden border leading-none whitespace-nowrap',
        fresh ? 'border-led bg-led text-led-plate forced-color-adjust-none' : tileLooks[kind],
        className,
        lower && kind !== 'live' ? 'font-bold text-plate-dim' : 'font-extrabold',
      )}
    >
      <span key={goals} className={fresh ? 'animate-roll' : undefined}>
        {goals ?? texts.noTime}
      </span>
    </span>
  );
};

type ScorePlateProps = {
  readonly plate: PlateState;
  readonly size?: keyof typeof sizes;
  /** 'stacked': the home side's tile over the other's; 'inline': beside it. */
  readonly layout?: 'stacked' | 'inline';
  /** The time of kick-off ("21:00"), struck through on a cancelled match. */
  readonly time?: string | undefined;
};

/**
 * The score of a match, a tile for each side. The states differ without colour too: outlined (planned), with a dot in the text beside
 * it (live), filled (finished), hatched (walkover), dashed (cancelled). Has a text for screen readers, which a card with a sentence of
 * its own hides. All digits are equally wide, so the plate keeps its width.
 */
export const ScorePlate = ({ plate, size = 'S', layout = 'inline', time }: ScorePlateProps) => {
  const { gap, digit, word } = sizes[size];
  if (plate.kind === 'scheduled' || plate.kind === 'cancelled') {
    return (
      <span
        className={classNames(
          'inline-grid shrink-0 place-items-center border border-control leading-none font-bold whitespace-nowrap tabular-nums',
          plate.kind === 'cancelled' ? 'border-dashed text-text-3' : 'text-text',
          word,
        )}
      >
        {plate.kind === 'cancelled' ? <s>{time ?? texts.noTime}</s> : (time ?? texts.noTime)}
      </span>
    );
  }
  const { kind } = plate;
  const score = 'home' in plate ? plate : { home: null, away: null };
  const lastGoal = 'lastGoal' in plate ? plate.lastGoal : undefined;
  const tile = (side: Side, own: number | null, other: number | null) => (
    <Tile
      kind={kind}
      goals={own}
      lower={own !== null && other !== null && own < other}
      scoredAt={lastGoal?.side === side ? lastGoal.at : undefined}
      className={digit}
    />
  );
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 justify-center tabular-nums',
        gap,
        layout === 'stacked' && 'flex-col',
      )}
    >
      <span className="sr-only">
        {kind === 'live' && `${texts.status('live')} `}
        {score.home !== null && formatScore(score.home, score.away)}
      </span>
      <span aria-hidden="true" className="contents">
        {tile('home', score.home, score.away)}
        {tile('away', score.away, score.home)}
      </span>
    </span>
  );
};
