import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { reload } from '../../api/browser.ts';
import { isUnfetched } from '../../api/page-files.ts';
import { PartFailed } from '../../components/query/query-part.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';
import type { ResultDialogProps } from './result-dialog.tsx';

/** The editor comes in a file of its own, which the page fetches as soon as it stands. */
export const loadResultDialog = () => import('./result-dialog.tsx');

const ResultDialog = lazy(() =>
  loadResultDialog().then(
    (file) => ({ default: file.ResultDialog }),
    async (failure: unknown) => {
      throw isUnfetched(failure) ? await reload.once() : failure;
    },
  ),
);

const NotOpened = ({ error }: { readonly error: unknown }) => (
  // Browsers remember that a script could not be fetched; only a reload asks again.
  <PartFailed error={error} message={resultsMessages.detailsFailed} onRetry={() => window.location.reload()} />
);

/** The result editor of one match, while it is rendered. */
export const OpenResult = (props: ResultDialogProps) => (
  <CatchBoundary getResetKey={() => props.match._id} errorComponent={NotOpened}>
    <Suspense>
      <ResultDialog {...props} />
    </Suspense>
  </CatchBoundary>
);
