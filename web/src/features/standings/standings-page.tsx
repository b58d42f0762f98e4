import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { readAnew } from '../../api/reread.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { Part } from '../../components/part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { standingsMessages } from '../../messages/tr/standings.ts';
import { standingsQuery } from './queries.ts';
import { StandingsView } from './standings-view.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** The rows of a table, and the height of the banners above it. */
const SKELETON_ROWS = 14;

type StandingsPageProps = {
  /** undefined: the current season. */
  readonly season: number | undefined;
  /** undefined: the current table. */
  readonly week: number | undefined;
  /** The season from the list of seasons; undefined while the list is not there. */
  readonly shown: SeasonsAnswer[number] | undefined;
  /** The selects for season and week. */
  readonly picker: ReactNode;
  readonly onBack: () => void;
  /** The advertisement after the table. */
  readonly ad: ReactNode;
};

/** The league's table. Heading and selects stay, whatever happens to the table below them. */
export const StandingsPage = ({ season, week, shown, picker, onBack, ad }: StandingsPageProps) => {
  const client = useQueryClient();
  const [full, setFull] = useState(false);
  const retry = () => void readAnew(client, standingsQuery(season, week).queryKey);
  // Deferred: the table on screen stays until the chosen one is loaded.
  const asked = useDeferredValue(useMemo(() => ({ season, week, shown }), [season, week, shown]));
  return (
    <div className="group/page @container/table">
      <PageHeader title={standingsMessages.title} note={shown?.label ?? '\u00a0'}>
        <div className="flex basis-full flex-wrap gap-2 sm:basis-auto">
          {picker}
          <ViewSwitch full={full} onChange={setFull} />
        </div>
      </PageHeader>
      <Part
        waiting={<Skeleton shape="table" rows={SKELETON_ROWS} onRetry={retry} />}
        failed={standingsMessages.loadFailed}
        resetKey={`${asked.season}/${asked.week}`}
      >
        <StandingsView key={`${asked.season}/${asked.week}`} {...asked} full={full} onBack={onBack} ad={ad} />
      </Part>
    </div>
  );
};
