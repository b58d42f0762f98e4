import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { standingsPageMessages } from '../../messages/tr/standings-page.ts';
import { CsvButton } from '../csv/csv-button.tsx';
import { standingsQuery } from './queries.ts';
import type { StandingsSearch } from './standings-search.ts';
import { StandingsView } from './standings-view.tsx';

const SKELETON_ROWS = 12;

type StandingsPartProps = {
  readonly search: StandingsSearch;
  readonly shown: SeasonsAnswer[number] | undefined;
  readonly full: boolean;
  readonly onBack: () => void;
};

/** The table that the address names, and below it the way to save it as a file. */
export const StandingsPart = (props: StandingsPartProps) => (
  <QueryPart
    query={standingsQuery(props.search)}
    // As high as the window, so that the foot does not move out of it.
    waiting={
      <div className="min-h-dvh">
        <Skeleton shape="standings" rows={SKELETON_ROWS} />
      </div>
    }
    failed={standingsPageMessages.loadFailed}
  >
    {(rows) => (
      <>
        <StandingsView key={JSON.stringify(props.search)} {...props} rows={rows} />
        {rows.length > 0 && (
          <div className="flex justify-end pt-2">
            <CsvButton path={standingsQuery(props.search).queryKey[0] ?? ''} />
          </div>
        )}
      </>
    )}
  </QueryPart>
);
