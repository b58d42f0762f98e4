import type { Kit } from '@league/query-api/contract/crest.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { formatNumber } from '../../format/number.ts';
import { drawingMessages } from '../../messages/tr/drawing.ts';
import { classNames } from '../ui/class-names.ts';
import { wornBy } from './kit.ts';

type Sides<Of> = { readonly home: Of; readonly away: Of };

type StatBarProps = Sides<number> & {
  readonly label: string;
  readonly teams: Sides<TeamReference>;
};

/** Between the two parts of a bar, in per cent of its width. */
const GAP = 0.8;

/**
 * One figure of both sides, the home side first, over a bar that they share in the colours that they wear. Screen readers get one
 * sentence.
 */
export const StatBar = ({ label, home, away, teams }: StatBarProps) => {
  const [homeText, awayText] = [formatNumber(home), formatNumber(away)];
  const kits = wornBy(teams.home, teams.away);
  const share = (100 * home) / (home + away || 1);
  const gap = home > 0 && away > 0 ? GAP : 0;
  const fill = ({ ground }: Kit) => `k-${ground} fill-(--bar) forced-colors:fill-[CanvasText]`;
  return (
    <div className="relative">
      <span className="sr-only">
        {drawingMessages.sides(label, teams.home.name, homeText, teams.away.name, awayText)}
      </span>
      <div aria-hidden="true">
        <p className="grid grid-cols-[1fr_auto_1fr] gap-x-2 text-meta tabular-nums">
          <span className={home >= away ? 'font-extrabold' : undefined}>{homeText}</span>
          <span className="text-text-2">{label}</span>
          <span className={classNames('text-right', away >= home && 'font-extrabold')}>{awayText}</span>
        </p>
        {/* A drawing, since widths in a style attribute are refused by the content-security policy. */}
        <svg className="mt-1 h-2 w-full rounded-full bg-sunken">
          {home + away > 0 && (
            <>
              <rect width={`${share - gap / 2}%`} height="100%" className={fill(kits.home)} />
              <rect x={`${share + gap / 2}%`} width={`${100 - share}%`} height="100%" className={fill(kits.away)} />
            </>
          )}
        </svg>
      </div>
    </div>
  );
};
