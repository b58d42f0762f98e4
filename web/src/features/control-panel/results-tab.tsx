import { getRouteApi } from '@tanstack/react-router';
import { useOverPage } from '../../layout/use-over-page.ts';
import { controlPanelMessages as words } from '../../messages/tr/control-panel.ts';
import { adminEntry, type ResultEntry } from '../results/result-entry.ts';
import { SeasonResults } from '../results/season-results.tsx';

const route = getRouteApi('/admin/_guarded/control-panel');

const entry: ResultEntry = { ...adminEntry, failed: words.resultFailed };

/** The results of the season; `onDone` shows what was done. */
export const ResultsTab = ({ onDone }: { readonly onDone: (said: string) => void }) => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { match } = search;
  const onClose = useOverPage(
    match,
    () =>
      void navigate({
        search: (before) => ({ ...before, match: undefined }),
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      }),
  );
  return (
    <SeasonResults
      filter={search}
      onFilter={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
      matchId={match}
      onOpen={(id) =>
        void navigate({
          search: (before) => ({ ...before, match: id }),
          state: { overPage: true },
          resetScroll: false,
        })
      }
      entry={entry}
      onSaved={onDone}
      onClose={onClose}
      failed={words.failed}
    />
  );
};
