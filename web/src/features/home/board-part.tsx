import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../api/use-session.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { scoreboardMessages } from '../../messages/tr/scoreboard.ts';
import { seasonMatchesQuery } from '../matches/queries.ts';
import { useNow } from '../matches/use-today.ts';
import { settingsQuery } from '../settings/queries.ts';
import { Board, TwoColumns } from './board.tsx';
import { scoreboardAt } from './scoreboard-state.ts';

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

/** The matches that the scoreboard is about at this hour, under its head. */
export const BoardPart = () => {
  const now = useNow();
  return (
    <QueryPart query={seasonMatchesQuery()} waiting={<Waiting />} failed={scoreboardMessages.failed}>
      {(season) => {
        const shown = scoreboardAt(now, season);
        return shown.kind === 'empty' ? <NoFixtures /> : <Board state={shown} season={season} />;
      }}
    </QueryPart>
  );
};

/** As high as a face-off and five matches. */
const Waiting = () => (
  <TwoColumns first={<div className="min-h-37 lg:min-h-80" />}>
    <Skeleton shape="matches" rows={5} />
  </TwoColumns>
);
