import type { Kit } from '@league/query-api/contract/crest.ts';
import type { IncidentAnswer } from '@league/query-api/contract/match-details.ts';
import { ArrowLeftRight, Cross, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ball } from '../../components/league/ball.tsx';
import { coloursOf } from '../../components/league/kit.ts';
import { classNames } from '../../components/ui/class-names.ts';

const glyphs: Partial<Readonly<Record<IncidentAnswer['type'], ReactNode>>> = {
  missedPenalty: <X className="size-4" />,
  substitution: <ArrowLeftRight className="size-4" />,
  injury: <Cross className="size-4" />,
};

const cards: Partial<Readonly<Record<IncidentAnswer['type'], string>>> = {
  yellowCard: 'bg-warning-fill border-warning',
  redCard: 'bg-danger-fill border-transparent',
};

type IncidentGlyphProps = {
  readonly type: IncidentAnswer['type'];
  /** Of the side that scored; without it the ball has no colours. */
  readonly kit?: Kit | undefined;
};

/** What happened as a picture: a ball in the side's colours, a card, or a sign. The word stands beside it. */
export const IncidentGlyph = ({ type, kit }: IncidentGlyphProps) => {
  const card = cards[type];
  if (card !== undefined) {
    return (
      <span className="grid size-6 shrink-0 place-items-center">
        <span className={classNames('h-4.25 w-3.25 rounded-[2.5px] border forced-color-adjust-none', card)} />
      </span>
    );
  }
  const isGoal = type === 'goal' || type === 'ownGoal';
  return (
    <span
      className={classNames(
        'grid size-6 shrink-0 place-items-center rounded-full',
        isGoal && kit !== undefined ? `disc ${coloursOf(kit)}` : 'bg-sunken text-text-2',
      )}
    >
      {isGoal ? <Ball className="size-4" /> : (glyphs[type] ?? <Info className="size-4" />)}
    </span>
  );
};
