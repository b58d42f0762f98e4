import type { Kit } from '@league/query-api/contract/crest.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { drawingMessages } from '../../messages/tr/drawing.ts';
import { Breakable } from '../ui/breakable.tsx';
import { classNames } from '../ui/class-names.ts';
import { coloursOf, wornBy } from './kit.ts';
import { type LineupEntry, type Placed, placesOf } from './lineup-places.ts';
import type { Side } from './match-text.ts';
import { PositionBadge } from './position-badge.tsx';

const texts = drawingMessages.lineup;

type Team = { readonly team: TeamReference; readonly entries: readonly LineupEntry[] };
type PitchLineupProps = Readonly<Record<Side, Team>>;

const Markings = () => (
  <svg
    viewBox="0 0 68 96"
    className="absolute inset-0 size-full text-pitch-line"
    fill="none"
    stroke="currentColor"
    strokeWidth="0.5"
  >
    <rect x="2" y="2" width="64" height="92" />
    <path d="M2 48H66M16 2V15H52V2M26 2V7H42V2M16 94V81H52V94M26 94V89H42V94M27.5 15a8 8 0 0 0 13 0M27.5 81a8 8 0 0 1 13 0" />
    <circle cx="34" cy="48" r="8" />
  </svg>
);

/** The class of a place on the pitch (styles.css). */
const placeClass = (code: string): string => `at-${code.toLocaleLowerCase('tr').replaceAll('ğ', 'g')}`;

type DiscProps = { readonly entry: LineupEntry; readonly kit: Kit };

const Disc = ({ entry, kit }: DiscProps) => (
  <span
    aria-hidden="true"
    className={classNames(
      'disc grid size-8.5 shrink-0 place-items-center rounded-full text-meta leading-none font-extrabold tabular-nums',
      coloursOf(kit),
    )}
  >
    {entry.number ?? texts.noNumber}
  </span>
);

const Player = ({ placed: { entry, code }, kit }: { readonly placed: Placed; readonly kit: Kit }) => (
  <span
    className={classNames(
      'on-pitch absolute flex w-21 -translate-x-1/2 flex-col items-center gap-0.5 text-micro font-semibold text-white',
      placeClass(code),
    )}
  >
    <Disc entry={entry} kit={kit} />
    {entry.goals > 0 && (
      <span className="absolute -top-1.5 left-13 grid h-4.25 min-w-4.25 place-items-center rounded-full bg-white px-0.75 leading-none font-extrabold text-ink">
        {entry.goals}
      </span>
    )}
    {/* The name has a ground of its own, since the lines of the pitch run below it. */}
    <span className="max-w-full truncate rounded-plate bg-name-tag px-1">{entry.name}</span>
  </span>
);

const Pitch = ({ sides, kits }: { readonly sides: PitchLineupProps; readonly kits: Readonly<Record<Side, Kit>> }) => {
  const [home, away] = [placesOf(sides.home.entries), placesOf(sides.away.entries)];
  const others = [...home.others, ...away.others];
  return (
    // Hidden from screen readers: the two lists below the drawing say the same.
    <div aria-hidden="true" className="mx-auto flex w-full max-w-110 min-w-72 flex-col gap-2">
      <div className="pitch relative aspect-68/96 overflow-hidden rounded-card forced-colors:border">
        <Markings />
        {home.placed.map((placed) => (
          <Player key={placed.entry.key} placed={placed} kit={kits.home} />
        ))}
        <div className="away contents">
          {away.placed.map((placed) => (
            <Player key={placed.entry.key} placed={placed} kit={kits.away} />
          ))}
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

const List = ({ side: { team, entries }, kit }: { readonly side: Team; readonly kit: Kit }) => (
  <section aria-label={texts.of(team.name)} className="min-w-0">
    <h3 className="mb-1 font-bold [overflow-wrap:anywhere]">{team.name}</h3>
    {entries.length === 0 ? (
      <p className="text-text-2">{texts.none}</p>
    ) : (
      <ol>
        {entries.map((entry) => (
          <li key={entry.key} className="flex min-h-11 items-center gap-2">
            <span className="relative">
              <Disc entry={entry} kit={kit} />
              {entry.number !== null && <span className="sr-only">{texts.number(entry.number)}</span>}
            </span>
            <span className="min-w-0 flex-1 font-semibold">
              <Breakable text={entry.name} />
            </span>
            <PositionBadge position={entry.position} />
          </li>
        ))}
      </ol>
    )}
  </section>
);

/** The players of both sides who started: drawn on a pitch in the colours that they wore, and below it as two lists. */
export const PitchLineup = (sides: PitchLineupProps) => {
  const kits = wornBy(sides.home.team, sides.away.team);
  return (
    <div className="@container">
      <div className="flex flex-col gap-4">
        <Pitch sides={sides} kits={kits} />
        <div className="grid gap-x-4 gap-y-6 @min-[21rem]:grid-cols-2">
          <List side={sides.home} kit={kits.home} />
          <List side={sides.away} kit={kits.away} />
        </div>
      </div>
    </div>
  );
};
