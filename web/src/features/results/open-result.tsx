import { late, LatePart } from '../../components/query/late-part.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';
import type { ResultDialogProps } from './result-dialog.tsx';

/** The editor comes in a file of its own, which the page fetches as soon as it stands. */
export const loadResultDialog = () => import('./result-dialog.tsx');

const ResultDialog = late(() => loadResultDialog().then((file) => file.ResultDialog));

/** The result editor of one match, while it is rendered. */
export const OpenResult = (props: ResultDialogProps) => (
  <LatePart about={props.match._id} failed={resultsMessages.detailsFailed}>
    <ResultDialog {...props} />
  </LatePart>
);
