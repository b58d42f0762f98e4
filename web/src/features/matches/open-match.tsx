import { CatchBoundary, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';
import { reloadOnce } from '../../api/browser.ts';
import { isUnfetched } from '../../api/page-files.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { loadMatchDialog } from './load-match-dialog.ts';
import { matchSearch } from './match-search.ts';
import { PartFailed } from '../../components/part-failed.tsx';

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the router's own
  interface HistoryState {
    /** The history entry before this one is the same day without the match. */
    readonly overDay?: boolean;
  }
}

const MatchDialog = lazy(() =>
  loadMatchDialog().then(
    (file) => ({ default: file.MatchDialog }),
    async (failure: unknown) => {
      throw isUnfetched(failure) ? await reloadOnce() : failure;
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

type OpenMatchProps = { readonly id: string; readonly tab: 'lineup' | undefined };

/**
 * The match that the address names, open over the day. Where the history entry before is the day, closing
 * goes back, so that Back need not be pressed twice; elsewhere (a shared link, the calendar) closing removes
 * the match from the address.
 */
export const OpenMatch = ({ id, tab }: OpenMatchProps) => {
  const router = useRouter();
  const navigate = useNavigate({ from: '/matches' });
  const overDay = useLocation({ select: ({ state }) => state.overDay === true });
  /** The id of the match that is being closed. Going back takes a moment, and a second Esc must not go back twice. */
  const closing = useRef<string | null>(null);

  const close = () => {
    if (closing.current === id) return;
    closing.current = id;
    if (overDay) router.history.back();
    else
      void navigate({
        search: ({ date }) => ({ date }),
        replace: true,
        resetScroll: false,
      });
  };
  return (
    <CatchBoundary getResetKey={() => id} errorComponent={NotOpened}>
      <Suspense>
        <MatchDialog
          id={id}
          tab={tab ?? 'statistics'}
          hrefOf={(match) => router.buildLocation({ to: '/matches', search: matchSearch(match) }).href}
          onTabChange={(chosen) =>
            void navigate({
              search: (before) => ({ ...before, tab: chosen === 'lineup' ? chosen : undefined }),
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
