import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Eyes } from '../../api/eyes.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useOverPage } from '../../layout/use-over-page.ts';
import { controlPanelMessages as words } from '../../messages/tr/control-panel.ts';
import { ActCard } from './act-card.tsx';
import { ActQuestion } from './act-question.tsx';
import { type controlSearch, SEASON_ACTS } from './control-search.ts';
import { LastAct } from './last-act.tsx';
import { seasonActsQuery } from './queries.ts';
import { UndoQuestion, useMeantAct } from './undo-question.tsx';

const SKELETON_ROWS = 6;

const route = getRouteApi('/admin/_guarded/control-panel');

type Open = ReturnType<typeof controlSearch>['open'];

const useAddress = () => {
  const { open } = route.useSearch();
  const navigate = route.useNavigate();
  const onClose = useOverPage(
    open,
    () =>
      void navigate({
        search: (before) => ({ ...before, open: undefined }),
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      }),
  );
  return {
    open,
    show: (what: Open) =>
      void navigate({
        search: (before) => ({ ...before, open: what }),
        state: { overPage: true },
        resetScroll: false,
      }),
    onClose,
  };
};

type SystemTabProps = {
  readonly eyes: Eyes;
  /** Shows what was done. */
  readonly onDone: (said: string) => void;
};

/** The acts on the season as a whole, and the last of them, which may be taken back. */
export const SystemTab = ({ eyes, onDone }: SystemTabProps) => {
  const { open, show, onClose } = useAddress();
  const query = seasonActsQuery(eyes);
  const acts = useQuery(query).data;
  const meant = useMeantAct(open === 'undo', acts);
  const done = (said: string): void => {
    onDone(said);
    onClose();
  };
  return (
    <>
      <QueryPart query={query} waiting={<Skeleton shape="table" rows={SKELETON_ROWS} />} failed={words.failed}>
        {({ season, counts, last }) => (
          <div className="flex flex-col gap-2.5 md:gap-4">
            <LastAct season={season} last={last} onUndo={() => show('undo')} />
            <section aria-labelledby="danger" className="flex flex-col gap-2.5">
              <h2 id="danger" className="text-h2 font-extrabold text-danger">
                {words.danger}
              </h2>
              <div className="grid gap-2.5 md:gap-4 lg:grid-cols-2">
                {SEASON_ACTS.map((act) => (
                  <ActCard key={act} act={act} counts={counts} onAsk={() => show(act)} />
                ))}
              </div>
            </section>
          </div>
        )}
      </QueryPart>
      {acts !== undefined && open !== undefined && open !== 'undo' && (
        <ActQuestion key={open} act={open} acts={acts} onDone={done} onClose={onClose} />
      )}
      {meant !== null && <UndoQuestion meant={meant} onDone={done} onClose={onClose} />}
    </>
  );
};
