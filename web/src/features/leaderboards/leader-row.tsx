import type { LeaderAnswer } from '@league/query-api/contract/leaders.ts';
import { kitOf } from '@league/query-api/contract/crest.ts';
import { JerseyNumber } from '../../components/league/jersey-number.tsx';
import { coloursOf, crestOf } from '../../components/league/kit.ts';
import { PlayerDisc } from '../../components/league/player-disc.tsx';
import { PositionBadge } from '../../components/league/position-badge.tsx';
import { TeamLine } from '../../components/league/team-line.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { figureClass, fromMiddle, fromWide, stickyName } from '../../components/ui/compare-table.tsx';
import { Cell, RowHead } from '../../components/ui/table.tsx';
import { useChanged } from '../../components/ui/use-changed.ts';
import { formatTenths, formatNumber } from '../../format/number.ts';
import { personMessages } from '../../messages/tr/person.ts';
import { leaderboardsMessages as words } from '../../messages/tr/leaderboards.ts';
import { Place } from '../standings/place.tsx';
import { type Board, figuresOf } from './boards.ts';
import { type EfficiencyLevel, levelOf } from './efficiency.ts';
import { profileLink } from './profile-link.tsx';

const levelLooks: Readonly<Record<EfficiencyLevel, string>> = {
  high: 'text-success',
  middle: 'text-warning',
  low: 'text-danger',
};

/** The figure, coloured, and where there is room a word for it; screen readers always have the word. */
const Efficiency = ({ value }: { readonly value: number }) => {
  const level = levelOf(value);
  return (
    <span className={`inline-flex items-baseline gap-1.5 whitespace-nowrap ${levelLooks[level]}`}>
      {formatTenths(value)}
      <span className="sr-only text-small font-semibold @min-[34rem]/table:not-sr-only @min-[34rem]/table:w-14">
        {words.levels[level]}
      </span>
    </span>
  );
};

const Unrecorded = () => (
  <>
    <span aria-hidden="true">{words.unrecorded}</span>
    <span className="sr-only">{words.unrecordedWord}</span>
  </>
);

const nameClass = 'flex min-h-11 min-w-11 items-center leading-4.5 font-semibold';

type LeaderRowProps = {
  readonly board: Board;
  readonly leader: LeaderAnswer;
  /** From 1. */
  readonly place: number;
  /** What the first of the board has: where the bar is full. */
  readonly most: number;
};

/** The player's share of the first's figure, in the team's colour. */
const Bar = ({ team, share }: { readonly team: LeaderAnswer['currentTeam']; readonly share: number }) => (
  // A drawing, since widths in a style attribute are refused by the content-security policy.
  <svg
    aria-hidden="true"
    className={`block h-1 w-full max-w-80 rounded-xs bg-sunken ${team === null ? '' : coloursOf(kitOf(crestOf(team)))}`}
  >
    <rect
      width={`${100 * share}%`}
      height="100%"
      className={`forced-colors:fill-[CanvasText] ${team === null ? 'fill-control' : 'fill-(--bar)'}`}
    />
  </svg>
);

/** A player on a board, highlighted for a moment when the figures change. Where the team has no column, the colours tell it. */
export const LeaderRow = ({ board, leader, place, most }: LeaderRowProps) => {
  const { gamertag, jerseyNumber, position, currentTeam, stats } = leader;
  const figures = figuresOf[board].map(({ key, of, class: visible }) => ({ key, value: of(stats), visible }));
  const changed = useChanged(figures.map(({ value }) => value).join());
  const name = <Breakable text={gamertag} />;
  const link = profileLink(leader);
  return (
    <tr
      data-slides={leader._id}
      className={`border-t border-line ${changed ? 'bg-tint-2' : 'bg-surface hover:bg-hover'}`}
    >
      <Cell className="px-0 pl-1.5 text-center sm:px-0 sm:pl-1.5">
        <Place position={place} zone={null} />
      </Cell>
      <RowHead className={stickyName}>
        <span className="flex items-center gap-2">
          <span className="contents @max-[16rem]/table:hidden">
            <PlayerDisc player={leader} size={28} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="-mt-2 -mb-1.5 flex flex-wrap items-center gap-x-2">
              {link === null ? (
                <span className={nameClass}>{name}</span>
              ) : (
                link({ className: `${nameClass} hover:underline`, children: name })
              )}
              {jerseyNumber !== null && (
                <span className="sr-only">
                  <JerseyNumber number={jerseyNumber} />
                </span>
              )}
              <span className="sr-only group-data-full/table:hidden @min-[34rem]/table:hidden">
                {currentTeam?.name ?? personMessages.noTeam}
              </span>
            </span>
            <Bar team={currentTeam} share={stats[board] / most} />
          </span>
        </span>
      </RowHead>
      <Cell className={fromMiddle}>
        <span className="flex max-w-56">
          <TeamLine team={currentTeam} />
        </span>
      </Cell>
      <Cell className={fromWide}>
        <PositionBadge position={position} />
      </Cell>
      {figures.map(({ key, value, visible }) => (
        <Cell key={key} className={`${figureClass} ${visible} ${key === board ? 'font-extrabold' : ''}`}>
          {value === null ? <Unrecorded /> : key === 'efficiency' ? <Efficiency value={value} /> : formatNumber(value)}
        </Cell>
      ))}
    </tr>
  );
};
