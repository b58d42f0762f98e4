import type { LeaderAnswer } from '@league/query-api/contract/leaders.ts';
import { JerseyNumber } from '../../components/league/jersey-number.tsx';
import { PositionBadge } from '../../components/league/position-badge.tsx';
import { TeamLine } from '../../components/league/team-line.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { figureClass, fromMiddle, fromWide, stickyName } from '../../components/ui/compare-table.tsx';
import { Cell, RowHead } from '../../components/ui/table.tsx';
import { useChanged } from '../../components/ui/use-changed.ts';
import { formatTenths, formatNumber } from '../../format/number.ts';
import { leaderboardsMessages as words } from '../../messages/tr/leaderboards.ts';
import { type Board, figuresOf } from './boards.ts';
import { type EfficiencyLevel, levelOf } from './efficiency.ts';
import { profileLink } from './profile-link.tsx';

const levelLooks: Readonly<Record<EfficiencyLevel, string>> = {
  high: 'text-success',
  middle: 'text-warning',
  low: 'text-danger',
};

/** The figure and a word for it; the word's colour says nothing more. */
const Efficiency = ({ value }: { readonly value: number }) => {
  const level = levelOf(value);
  return (
    <span className="inline-flex flex-col items-end whitespace-nowrap @min-[34rem]/table:flex-row @min-[34rem]/table:items-baseline @min-[34rem]/table:gap-1.5">
      {formatTenths(value)}
      <span className={`text-small font-semibold @min-[34rem]/table:w-14 ${levelLooks[level]}`}>
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

const nameClass = '-my-1 flex min-h-11 min-w-11 items-center';

type LeaderRowProps = {
  readonly board: Board;
  readonly leader: LeaderAnswer;
  /** The row's place on the screen, from 1. */
  readonly place: number;
};

/** A player on a board, highlighted for a moment when the figures change. Where the team has no column, it stands under the name. */
export const LeaderRow = ({ board, leader, place }: LeaderRowProps) => {
  const { gamertag, jerseyNumber, position, currentTeam, stats } = leader;
  const figures = figuresOf[board].map(({ key, of, class: visible }) => ({ key, value: of(stats), visible }));
  const changed = useChanged(figures.map(({ value }) => value).join());
  const name = <Breakable text={gamertag} />;
  const link = profileLink(leader);
  return (
    <tr className={`border-t border-line ${changed ? 'bg-tint-2' : 'bg-surface hover:bg-hover'}`}>
      <Cell className="min-w-9 pr-0 pl-3 sm:min-w-10 sm:pr-0 sm:pl-4">{place}</Cell>
      <RowHead className={`h-12 ${stickyName}`}>
        <span className="flex flex-wrap items-center gap-x-2">
          {link === null ? (
            <span className={nameClass}>{name}</span>
          ) : (
            link({ className: `${nameClass} hover:underline`, children: name })
          )}
          {jerseyNumber !== null && <JerseyNumber number={jerseyNumber} />}
        </span>
        <span className="flex pb-1 font-normal group-data-full/table:hidden @min-[34rem]/table:hidden">
          <TeamLine team={currentTeam} />
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
