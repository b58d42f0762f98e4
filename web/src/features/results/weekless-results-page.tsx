import { PageHeader } from '../../components/page-header.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';
import { FirstWeekChoice } from '../matches/week-choice.tsx';

/** While nobody knows which week is being played: one is chosen by hand. */
export const WeeklessResultsPage = ({ onWeekChange }: { readonly onWeekChange: (week: number) => void }) => (
  <>
    <PageHeader title={resultsMessages.title} />
    <FirstWeekChoice onChange={onWeekChange} />
  </>
);
