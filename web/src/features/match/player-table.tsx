import type { StatLine } from '@league/query-api/contract/match-details.ts';
import { Star } from 'lucide-react';
import { PositionBadge } from '../../components/league/position-badge.tsx';
import { RatingBadge } from '../../components/league/rating-badge.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { Cell, HeadCell, RowHead, Table } from '../../components/ui/table.tsx';
import { formatNumber } from '../../format/number.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { PlayerName } from './player-name.tsx';

const { details } = matchesMessages;

const ALWAYS = ['goals', 'assists', 'saves', 'yellowCards', 'redCards'] as const;
const WHERE_RECORDED = ['shots', 'passes', 'gkCatches', 'rating'] as const;
type Figure = (typeof ALWAYS)[number] | (typeof WHERE_RECORDED)[number];

/** The figures that a table of these lines shows: the last ones only where somebody recorded one. */
export const shownFigures = (lines: readonly StatLine[]): readonly Figure[] => [
  ...ALWAYS,
  ...WHERE_RECORDED.filter((figure) => lines.some((line) => line[figure] !== null)),
];

const FigureCell = ({ line, figure }: { readonly line: StatLine; readonly figure: Figure }) => {
  const value = line[figure];
  if (value === null) return <span className="text-text-3">{details.notRecorded}</span>;
  if (figure === 'rating') return <RatingBadge rating={value} given />;
  return <span className={value === 0 ? 'text-text-3' : undefined}>{formatNumber(value)}</span>;
};

const Player = ({ line: { player, jerseyNumber, position, manOfTheMatch } }: { readonly line: StatLine }) => (
  <span className="flex min-w-0 flex-wrap items-center gap-x-2">
    <PlayerName player={player} />
    <span className="flex items-center gap-1.5 text-small font-normal text-text-2">
      {jerseyNumber !== null && (
        <>
          <span aria-hidden="true">{details.shownNumber(jerseyNumber)}</span>
          <span className="sr-only">{details.number(jerseyNumber)}</span>
        </>
      )}
      {position !== null && <PositionBadge position={position} />}
      {manOfTheMatch && (
        <span title={details.manOfTheMatch} className="inline-flex">
          <Star aria-hidden="true" className="size-4 fill-current text-warning" />
          <span className="sr-only">{details.manOfTheMatch}</span>
        </span>
      )}
    </span>
  </span>
);

type PlayerTableProps = {
  readonly team: string;
  readonly lines: readonly StatLine[];
  /** Both sides show the same columns. */
  readonly figures: readonly Figure[];
};

/** What each player of a side did in the match. */
export const PlayerTable = ({ team, lines, figures }: PlayerTableProps) => (
  <section aria-label={details.playersOf(team)} className="flex min-w-0 flex-col gap-2">
    <h3 className="text-h3 font-bold [overflow-wrap:anywhere]">{team}</h3>
    {lines.length === 0 ? (
      <p className="text-text-2">{details.noLines}</p>
    ) : (
      <Table caption={details.playersOf(team)}>
        <thead>
          <tr>
            {(['player', ...figures] as const).map((column) => {
              const [short, whole] = details.columns[column];
              return (
                <HeadCell key={column} className={classNames(column !== 'player' && 'text-center')}>
                  <abbr title={short === whole ? undefined : whole} className="no-underline">
                    {short}
                  </abbr>
                </HeadCell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.player._id} className="border-t border-line">
              <RowHead className="min-w-[9rem]">
                <Player line={line} />
              </RowHead>
              {figures.map((figure) => (
                <Cell key={figure} className="text-center">
                  <FigureCell line={line} figure={figure} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    )}
  </section>
);
