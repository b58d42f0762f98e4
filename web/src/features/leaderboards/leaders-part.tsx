import { QueryPart } from '../../components/query/query-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { leaderboardsMessages } from '../../messages/tr/leaderboards.ts';
import { CsvButton } from '../csv/csv-button.tsx';
import type { Board } from './boards.ts';
import { LeadersView } from './leaders-view.tsx';
import { leadersQuery } from './queries.ts';

/** Podium and first rows, of which a phone's window shows a part. */
const SKELETON_ROWS = 14;

type LeadersPartProps = {
  readonly board: Board;
  /** The season that is asked for; undefined: the current one. */
  readonly asked: number | undefined;
  /** Its label, where that is known. */
  readonly season: string | undefined;
  readonly full: boolean;
};

/** The board, and below it the way to save it as a file. */
export const LeadersPart = ({ board, asked, season, full }: LeadersPartProps) => (
  <QueryPart
    query={leadersQuery(board, asked)}
    waiting={<Skeleton shape="table" rows={SKELETON_ROWS} />}
    failed={leaderboardsMessages.loadFailed}
  >
    {(leaders) => (
      <>
        <LeadersView key={asked} board={board} season={season} full={full} leaders={leaders} />
        {leaders.length > 0 && (
          <div className="flex justify-end pt-2">
            <CsvButton path={leadersQuery(board, asked).queryKey[0] ?? ''} />
          </div>
        )}
      </>
    )}
  </QueryPart>
);
