import type { LeaderAnswer } from '@league/query-api/contract/leaders.ts';
import { useState } from 'react';
import { CompareTable, figureClass, fromMiddle, fromWide, stickyName } from '../../components/ui/compare-table.tsx';
import { ShowMore } from '../../components/ui/show-more.tsx';
import { useSlide } from '../../components/ui/use-slide.ts';
import { HeadCell } from '../../components/ui/table.tsx';
import { leaderboardsMessages } from '../../messages/tr/leaderboards.ts';
import { type Board, figuresOf } from './boards.ts';
import { LeaderRow } from './leader-row.tsx';

/** A phone draws as many rows at once without a pause; few leagues have more scorers. */
const FIRST = 100;

const texts = leaderboardsMessages.columns;

type ColumnProps = { readonly name: keyof typeof texts; readonly className: string };

const Column = ({ name, className }: ColumnProps) => (
  <HeadCell className={className}>
    <abbr title={texts[name].long}>{texts[name].short}</abbr>
  </HeadCell>
);

type LeadersTableProps = {
  readonly board: Board;
  readonly caption: string;
  /** Shows all columns at any width. */
  readonly full: boolean;
  /** In the order in which they are shown. */
  readonly leaders: readonly LeaderAnswer[];
};

/** The whole ranking of a board, the first hundred at once. */
export const LeadersTable = ({ board, caption, full, leaders }: LeadersTableProps) => {
  const [shown, setShown] = useState(FIRST);
  const list = useSlide<HTMLTableSectionElement>();
  return (
    <div className="flex flex-col gap-4">
      <CompareTable caption={caption} full={full}>
        <thead>
          <tr className="bg-sunken">
            <Column name="position" className="px-0 pl-1.5 text-center sm:px-0 sm:pl-1.5" />
            <Column name="player" className={stickyName} />
            <Column name="team" className={fromMiddle} />
            <Column name="place" className={fromWide} />
            {figuresOf[board].map(({ key, class: visible }) => (
              <Column key={key} name={key} className={`${figureClass} ${visible}`} />
            ))}
          </tr>
        </thead>
        <tbody ref={list}>
          {leaders.slice(0, shown).map((leader, index) => (
            <LeaderRow
              key={leader._id}
              board={board}
              leader={leader}
              place={index + 1}
              most={leaders[0]?.stats[board] ?? 1}
            />
          ))}
        </tbody>
      </CompareTable>
      <ShowMore
        shown={Math.min(shown, leaders.length)}
        total={leaders.length}
        onMore={() => setShown(shown + FIRST)}
        list={list}
      />
    </div>
  );
};
