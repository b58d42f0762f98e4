import { useNavigate } from '@tanstack/react-router';
import { late, LatePart } from '../../components/query/late-part.tsx';
import { useOverPage } from '../../layout/use-over-page.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { aMatchTab } from './match-tab.ts';

/**
 * Loads the dialog, and Radix with it, when a match is opened or a card is about to be pressed; lists do not load it.
 */
export const loadMatchDialog = () => import('./match-dialog.tsx');

const MatchDialog = late(() => loadMatchDialog().then((file) => file.MatchDialog));

type OpenMatchProps = { readonly id: string; readonly tab: ReturnType<typeof aMatchTab> };

/** The match that the address names, open over the day. */
export const OpenMatch = ({ id, tab }: OpenMatchProps) => {
  const navigate = useNavigate({ from: '/matches' });
  const close = useOverPage(
    id,
    () => void navigate({ search: ({ date }) => ({ date }), replace: true, resetScroll: false }),
  );
  return (
    <LatePart about={id} failed={matchesMessages.details.failed}>
      <MatchDialog
        id={id}
        tab={tab ?? 'summary'}
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
    </LatePart>
  );
};
