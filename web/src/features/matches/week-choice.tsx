import { useQuery } from '@tanstack/react-query';
import type { TotalWeeks } from '@league/query-api/contract/matches.ts';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { WeekBox } from '../../components/league/week-box.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useElapsed } from '../../components/ui/use-elapsed.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { weekMessages } from '../../messages/tr/week-picker.ts';
import { weeksQuery } from './queries.ts';

type WeekChoiceProps = {
  readonly week: number;
  readonly onChange: (week: number) => void;
  /** Stands while the number of weeks is not known. */
  readonly waiting: ReactNode;
  /** The choice among the weeks of the season. */
  readonly children: (weeks: TotalWeeks) => ReactNode;
};

/** After this wait a week can be chosen by its number, without knowing how many weeks there are. */
const LONGEST_WAIT_MS = 2_000;

/** Whether the number of weeks has failed to come, or takes long. */
const useByHand = (): boolean => {
  const { errorUpdateCount } = useQuery(weeksQuery());
  const late = useElapsed(LONGEST_WAIT_MS);
  return late || errorUpdateCount > 0;
};

/** Chooses a week of the season: nothing waits for the number of weeks, without which a week is chosen by its own number. */
export const WeekChoice = ({ week, onChange, waiting, children }: WeekChoiceProps) => {
  const isKnown = useQuery(weeksQuery()).data !== undefined;
  const byHand = useByHand();
  return (
    <>
      <QueryPart query={weeksQuery()} waiting={waiting} failed={matchesMessages.weeksFailed} quiet>
        {children}
      </QueryPart>
      {!isKnown && byHand && <WeekBox key={week} week={week} onChange={onChange} />}
    </>
  );
};

type ToWeekProps = { readonly week: number; readonly onChange: (week: number) => void };

const ToWeek = ({ week, onChange }: ToWeekProps) => {
  const goOn = useEffectEvent(onChange);
  useEffect(() => goOn(week), [week]);
  return null;
};

/**
 * For a page whose address names no week: leads to the current one. Where that takes too long or fails a week is chosen by
 * hand, and nothing that is being typed is taken away when the current week is known after all.
 */
export const FirstWeekChoice = ({ onChange }: Pick<WeekChoiceProps, 'onChange'>) => {
  const byHand = useByHand();
  return (
    <div className="flex flex-col gap-3">
      <QueryPart query={weeksQuery()} waiting={null} failed={matchesMessages.currentWeekUnknown}>
        {({ currentWeek }) =>
          byHand ? (
            <Button variant="secondary" className="self-start" onClick={() => onChange(currentWeek)}>
              {weekMessages.playingWeek(currentWeek)}
            </Button>
          ) : (
            <ToWeek week={currentWeek} onChange={onChange} />
          )
        }
      </QueryPart>
      {byHand && <WeekBox week={undefined} onChange={onChange} />}
    </div>
  );
};
