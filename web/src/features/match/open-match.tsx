import { CatchBoundary, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { reload } from '../../api/browser.ts';
import { isUnfetched } from '../../api/page-files.ts';
import { useOverPage } from '../../layout/use-over-page.ts';
import { PartFailed } from '../../components/query/query-part.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { aMatchTab } from './match-tab.ts';

/**
 * Loads the dialog, and Radix with it, when a match is opened or a card is about to be pressed; lists do not load it.
 */
export const loadMatchDialog = () => import('./match-dialog.tsx');

const MatchDialog = lazy(() =>
  loadMatchDialog().then(
    (file) => ({ default: file.MatchDialog }),
    async (failure: unknown) => {
      throw isUnfetched(failure) ? await reload.once() : failure;
    },
  ),
);

const NotOpened = ({ error }: { readonly error: unknown }) => (
  <div className="pb-4">
    <PartFailed
      error={error}
      message={matchesMessages.details.failed}
      retrying={false}
      // Browsers remember that a script could not be fetched; only a reload asks again. The address keeps the match.
      onRetry={() => window.location.reload()}
    />
  </div>
);

type OpenMatchProps = { readonly id: string; readonly tab: ReturnType<typeof aMatchTab> };

/** The match that the address names, open over the day. */
export const OpenMatch = ({ id, tab }: OpenMatchProps) => {
  const navigate = useNavigate({ from: '/matches' });
  const close = useOverPage(
    id,
    () => void navigate({ search: ({ date }) => ({ date }), replace: true, resetScroll: false }),
  );
  return (
    <CatchBoundary getResetKey={() => id} errorComponent={NotOpened}>
      <Suspense>
        <MatchDialog
          id={id}
          tab={tab ?? 'statistics'}
          onTabChange={(chosen) =>
            void navigate({
              search: (before) => ({ ...before, tab: aMatchTab(chosen) }),
              replace: true,
              resetScroll: false,
              state: true,
            })
          }
          onClose={close}
        />
      </Suspense>
    </CatchBoundary>
  );
};
