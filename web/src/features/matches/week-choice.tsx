import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { readAnew } from '../../api/reread.ts';
import { PartFailed } from '../../components/part-failed.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useElapsed } from '../../components/ui/use-elapsed.ts';
import { WeekBox } from '../../components/week-box.tsx';
import { WeekPicker } from '../../components/week-picker.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { weekMessages } from '../../messages/tr/week-picker.ts';
import { totalWeeksQuery } from './queries.ts';
import { ensureCurrentWeek, useCurrentWeek } from './use-current-week.ts';

type WeekChoiceProps = Pick<ComponentProps<typeof WeekPicker>, 'week' | 'onChange' | 'link'>;

/** After this wait a week can be chosen by its number, without knowing how many weeks there are. */
const LONGEST_WAIT_MS = 2_000;

/** Shown while the number of weeks is unknown. */
const WithoutTotal = ({ week, onChange }: WeekChoiceProps) => {
  const client = useQueryClient();
  const weeks = useQuery(totalWeeksQuery());
  const late = useElapsed(LONGEST_WAIT_MS);
  return (
    <div className="flex flex-col gap-3">
      {weeks.isError ? (
        <PartFailed
          error={weeks.error}
          message={matchesMessages.weeksFailed}
          retrying={weeks.isFetching}
          onRetry={() => void weeks.refetch()}
        />
      ) : (
        <Skeleton shape="text" rows={2} onRetry={() => void readAnew(client, totalWeeksQuery().queryKey)} />
      )}
      {(weeks.errorUpdateCount > 0 || late) && <WeekBox key={week} week={week} onChange={onChange} />}
    </div>
  );
};

/** Chooses a week of the season. Reads the number of weeks and the current week, for which nothing else waits. */
export const WeekChoice = (props: WeekChoiceProps) => {
  const total = useQuery(totalWeeksQuery()).data;
  const current = useCurrentWeek().week;
  return (
    <div className="min-h-24 lg:min-h-14">
      {total === undefined ? <WithoutTotal {...props} /> : <WeekPicker {...props} total={total} current={current} />}
    </div>
  );
};

/** For a page whose address names no week, while the current week is not known. */
export const FirstWeekChoice = ({ onChange }: Pick<WeekChoiceProps, 'onChange'>) => {
  const client = useQueryClient();
  const { week, error } = useCurrentWeek();
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    ensureCurrentWeek(client)
      .then(onChange, () => {})
      .finally(() => setRetrying(false));
  };
  return (
    <div className="flex flex-col gap-3">
      {error !== null && (
        <PartFailed error={error} message={matchesMessages.currentWeekUnknown} retrying={retrying} onRetry={retry} />
      )}
      <WeekBox week={undefined} onChange={onChange} />
      {week !== undefined && (
        <Button variant="secondary" className="self-start" onClick={() => onChange(week)}>
          {weekMessages.playingWeek(week)}
        </Button>
      )}
    </div>
  );
};
