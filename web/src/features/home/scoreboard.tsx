import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../api/use-session.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PageHeading } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { homeMessages } from '../../messages/tr/home.ts';
import { scoreboardMessages } from '../../messages/tr/scoreboard.ts';
import { seasonMatchesQuery } from '../matches/queries.ts';
import { useNow } from '../matches/use-today.ts';
import { useCurrentSeason } from '../seasons/use-current-season.ts';
import { settingsQuery } from '../settings/queries.ts';
import { useLeague } from '../settings/use-league.ts';
import { Board, TwoColumns } from './board.tsx';
import { headOf } from './scoreboard-head.ts';
import { scoreboardAt } from './scoreboard-state.ts';

const texts = scoreboardMessages;

/** A season without fixtures: what the league says of itself, and the ways in. */
const NoFixtures = () => {
  const description = useQuery(settingsQuery()).data?.description ?? '';
  const isVisitor = useSession() === null;
  return (
    <div className="flex flex-col items-center gap-4 pt-1 pb-10 text-center">
      {description !== '' && <p className="max-w-text text-text-2">{description}</p>}
      <div className="flex flex-wrap justify-center gap-2">
        {isVisitor && (
          <Link to="/register" className={buttonClass('brand')}>
            {appMessages.register}
          </Link>
        )}
        <Link to="/teams" className={buttonClass('secondary')}>
          {appMessages.teams}
        </Link>
      </div>
    </div>
  );
};

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
      <QueryPart query={seasonMatchesQuery()} waiting={<Waiting />} failed={texts.failed}>
        {(season) => {
          const shown = scoreboardAt(now, season);
          return shown.kind === 'empty' ? <NoFixtures /> : <Board state={shown} season={season} />;
        }}
      </QueryPart>
    </section>
  );
};

/** As high as a face-off and five matches. */
const Waiting = () => (
  <TwoColumns first={<div className="min-h-37 lg:min-h-80" />}>
    <Skeleton shape="matches" rows={5} />
  </TwoColumns>
);
