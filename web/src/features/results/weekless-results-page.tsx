import { PageHeader } from '../../components/page-header.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';
import { FirstWeekChoice } from '../matches/week-choice.tsx';

/** Shown while the current week is not known: a week is chosen by hand. */
export const WeeklessResultsPage = ({ onWeekChange }: { readonly onWeekChange: (week: number) => void }) => (
  <>
    <PageHeader title={resultsMessages.title} />
    <FirstWeekChoice onChange={onWeekChange} />
  </>
);
