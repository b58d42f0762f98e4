import { useQuery } from '@tanstack/react-query';
import { behind, LatePart } from '../../components/query/late-part.tsx';
import { PageHeading } from '../../layout/page-header.tsx';
import { homeMessages } from '../../messages/tr/home.ts';
import { scoreboardMessages } from '../../messages/tr/scoreboard.ts';
import { seasonMatchesQuery } from '../matches/queries.ts';
import { useNow } from '../matches/use-today.ts';
import { useCurrentSeason } from '../seasons/use-current-season.ts';
import { useLeague } from '../settings/use-league.ts';
import { headOf } from './scoreboard-head.ts';
import { scoreboardAt } from './scoreboard-state.ts';

const BoardPart = behind(() => import('./board-part.tsx').then((file) => file.BoardPart));

/** The head of the home page: what is true at this hour of the matches before, during and after a night (scoreboard-state.ts). */
export const Scoreboard = () => {
  const now = useNow();
  const league = useLeague();
  const label = useCurrentSeason()?.label;
  const { data, isLoadingError } = useQuery(seasonMatchesQuery());
  const state = data && scoreboardAt(now, data);
  const { title, note, aside, isLive } = headOf(state, { now, season: data ?? [], league: league.title, label });
  return (
    <section className="night turf from-edge-to-edge z-10">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 text-meta font-semibold text-text-2 md:min-h-13">
        <div className="flex flex-wrap items-baseline gap-x-1.5">
          <PageHeading
            title={title}
            documentTitle={homeMessages.title}
            failed={isLoadingError}
            className="text-[1rem] leading-5 text-text md:text-[1.25rem]"
          />
          {note !== undefined && <span>· {note}</span>}
        </div>
        {aside !== undefined && (
          <span className={isLive ? 'flex items-center gap-1.5 font-extrabold text-led' : undefined}>
            {isLive && <span aria-hidden="true" className="live-dot" />}
            {aside}
          </span>
        )}
      </div>
      {/* The room of a face-off and of five matches. */}
      <LatePart
        about="scoreboard"
        failed={scoreboardMessages.failed}
        waiting={<div className="min-h-100 lg:min-h-80" />}
      >
        <BoardPart />
      </LatePart>
    </section>
  );
};
