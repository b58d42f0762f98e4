import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { album, Skeleton } from '../../components/ui/skeleton.tsx';
import { teamsMessages } from '../../messages/tr/teams.ts';
import { searchMessages } from '../../messages/tr/ui.ts';
import { standingsQuery } from '../standings/queries.ts';
import { teamsQuery } from './queries.ts';
import { TeamCard } from './team-card.tsx';
import { findTeams } from './team-list.ts';

/** As many as a league has, so that the skeleton is about as high as the list. */
const LIKELY_TEAMS = 12;

type FoundProps = {
  /** The team's place in the table; undefined where it has none. */
  readonly placeOf: (teamId: string) => number | undefined;
  readonly found: readonly TeamAnswer[];
  readonly search: string;
  readonly onClear: () => void;
};

const Found = ({ placeOf, found, search, onClear }: FoundProps) =>
  found.length === 0 ? (
    <EmptyState title={teamsMessages.noneFound} text={teamsMessages.noneFoundText(search)} level={3}>
      <Button variant="secondary" onClick={onClear}>
        {searchMessages.clear}
      </Button>
    </EmptyState>
  ) : (
    <ul className={album}>
      {found.map((team) => (
        <li key={team._id} className="min-w-0">
          <TeamCard team={team} place={placeOf(team._id)} />
        </li>
      ))}
    </ul>
  );

type TeamsPartProps = Pick<FoundProps, 'search' | 'onClear'> & { readonly sort: Parameters<typeof findTeams>[2] };

/** The teams that are searched for, in the order that is asked for. */
export const TeamsPart = ({ search, sort, onClear }: TeamsPartProps) => {
  const table = useQuery(standingsQuery()).data;
  const places = new Map(table?.filter(({ played }) => played > 0).map((row) => [row.teamInfo._id, row.position]));
  return (
    <QueryPart
      query={teamsQuery()}
      waiting={<Skeleton shape="album" rows={LIKELY_TEAMS} />}
      failed={teamsMessages.loadFailed}
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState title={teamsMessages.emptyTitle} text={teamsMessages.emptyText} />
        ) : (
          <Found
            placeOf={(id) => places.get(id)}
            found={findTeams(all, search, sort)}
            search={search}
            onClear={onClear}
          />
        )
      }
    </QueryPart>
  );
};
