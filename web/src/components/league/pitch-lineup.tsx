import { useId } from 'react';
import { drawingMessages } from '../../messages/tr/drawing.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { type LineupEntry, type Placed, placesOf } from './lineup-places.ts';
import { type Line, positionOf } from './position.ts';

const texts = drawingMessages.lineup;

type Team = { readonly name: string; readonly entries: readonly LineupEntry[] };
type PitchLineupProps = { readonly home: Team; readonly away: Team };

const Markings = () => (
  <svg
    viewBox="0 0 68 100"
    className="absolute inset-0 size-full text-pitch-line"
    fill="none"
    stroke="currentColor"
    strokeWidth="0.4"
  >
    <rect x="2" y="2" width="64" height="96" />
    <path d="M2 50h64M16 2v13h36V2M26 2v5h16V2M16 98V85h36v13M26 98v-5h16v5M28 15a8 8 0 0 0 12 0M28 85a8 8 0 0 1 12 0" />
    <circle cx="34" cy="50" r="8" />
    <circle cx="34" cy="50" r="0.5" fill="currentColor" />
  </svg>
);

const disc = {
  home: 'bg-ink text-white border-white',
  away: 'bg-white text-ink border-ink',
} as const;

const Player = ({ placed: { entry, x, y }, side }: { readonly placed: Placed; readonly side: keyof typeof disc }) => (
  <span
    className="absolute flex w-20 -translate-x-1/2 -translate-y-3.5 flex-col items-center text-micro font-semibold text-white"
    // Set on the element, since a style attribute in markup is refused by the content-security policy.
    ref={(element) => {
      if (element === null) return;
      element.style.left = `${x}%`;
      element.style.top = `${y}%`;
    }}
  >
    <span
      className={classNames(
        'flex size-7 shrink-0 items-center justify-center rounded-full border font-extrabold tabular-nums',
        disc[side],
      )}
    >
      {entry.number ?? texts.noNumber}
    </span>
    {/* The name has a background of its own, since the lines of the pitch run below it. */}
    <span className="max-w-full truncate rounded-plate bg-pitch px-1">{entry.name}</span>
  </span>
);

const Pitch = ({ home, away }: PitchLineupProps) => {
  const sides = { home: placesOf(home.entries, 'home'), away: placesOf(away.entries, 'away') };
  const others = [...sides.home.others, ...sides.away.others];
  return (
    // Hidden from screen readers: the two lists beside the drawing say the same.
    <div aria-hidden="true" className="mx-auto flex w-full max-w-105 min-w-72 flex-col gap-2">
      <div className="relative aspect-68/100 overflow-hidden rounded-card bg-pitch forced-colors:border">
        <Markings />
        {/* A little lower than the pitch, so that the lowest name stands inside it. */}
        <div className="absolute inset-x-0 top-0 bottom-3">
          {(['home', 'away'] as const).map((side) =>
            sides[side].placed.map((placed) => <Player key={placed.entry.key} placed={placed} side={side} />),
          )}
        </div>
      </div>
      {others.length > 0 && (
        <p className="text-small text-text-2">
          {texts.others}: {others.map(({ name }) => name).join(', ')}
        </p>
      )}
    </div>
  );
};

const lineLooks: Readonly<Record<Line, string>> = {
  keeper: 'bg-warning-tint text-warning',
  defence: 'bg-info-tint text-info',
  midfield: 'bg-success-tint text-success',
  attack: 'bg-forward-tint text-forward',
};

/** The short code of a position, with its name for screen readers; an unknown position is shown as it is. */
const PositionBadge = ({ position }: { readonly position: string }) => {
  const known = positionOf(position);
  return (
    <Badge className={`border-transparent ${known === null ? 'bg-sunken text-text-2' : lineLooks[known.line]}`}>
      {known === null ? (
        position || drawingMessages.noPosition
      ) : (
        <>
          <span aria-hidden="true" title={known.name}>
            {known.code}
          </span>
          <span className="sr-only">{known.name}</span>
        </>
      )}
    </Badge>
  );
};

const List = ({ team: { name, entries } }: { readonly team: Team }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2 text-h3 font-bold">
        {name}
      </h3>
      {entries.length === 0 ? (
        <p className="text-text-2">{texts.none}</p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <li key={entry.key} className="flex min-h-11 items-center gap-3">
              <span className="relative w-6 shrink-0 text-right text-meta text-text-2 tabular-nums">
                <span aria-hidden="true">{entry.number}</span>
                {entry.number !== null && <span className="sr-only">{texts.number(entry.number)}</span>}
              </span>
              <span className="min-w-0 flex-1 font-semibold">{entry.name}</span>
              <span className="relative shrink-0">
                <PositionBadge position={entry.position} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

/** The players of both sides who started: drawn on a pitch, and as two lists for screen readers, beside it where there is room. */
export const PitchLineup = ({ home, away }: PitchLineupProps) => (
  <div className="@container">
    <div className="grid items-start gap-6 @min-[30rem]:grid-cols-2 @min-[54rem]:grid-cols-[1fr_26.25rem_1fr]">
      <div className="@min-[30rem]:col-span-2 @min-[54rem]:col-span-1 @min-[54rem]:col-start-2 @min-[54rem]:row-start-1">
        <Pitch home={home} away={away} />
      </div>
      <div className="@min-[54rem]:col-start-1 @min-[54rem]:row-start-1">
        <List team={home} />
      </div>
      <div className="@min-[54rem]:col-start-3 @min-[54rem]:row-start-1">
        <List team={away} />
      </div>
    </div>
  </div>
);
