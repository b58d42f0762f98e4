import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { getRouteApi } from '@tanstack/react-router';
import type { Eyes } from '../../api/eyes.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { type RecordColumn, RecordsTable } from '../../components/ui/records-table.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { officialsMessages } from '../../messages/tr/officials.ts';
import { whenOf } from '../match/match-when.ts';
import { seasonMatchesQuery } from '../matches/queries.ts';
import { isOver } from '../match-plan/plan-list.ts';
import { AssignmentDialog } from './assignment-dialog.tsx';

const { assignments: words } = officialsMessages;
const route = getRouteApi('/admin/_guarded/management');

/** The matches to be played, each with its main officials and a dialog for all of its places. */
export const Assignments = ({ eyes }: { readonly eyes: Eyes }) => {
  const { match: opened } = route.useSearch();
  const navigate = route.useNavigate();
  const size = useMedia('(min-width: 62rem) and (pointer: fine)') ? 'small' : 'normal';
  const open = (match: string | undefined): void =>
    void navigate({ search: { tab: 'matches', match }, replace: true, resetScroll: false, ignoreBlocker: true });
  const columns: readonly RecordColumn<MatchAnswer>[] = [
    { key: 'match', label: words.match, kind: 'title', cell: matchCardMessages.pairing },
    { key: 'when', label: words.when, cell: whenOf },
    {
      key: 'referee',
      label: words.referee,
      cell: ({ officialsSystem }) => officialsSystem?.mainReferee?.gamertag ?? words.nobody,
    },
    {
      key: 'broadcaster',
      label: words.broadcaster,
      cell: ({ broadcastSystem }) => broadcastSystem?.mainBroadcaster?.gamertag ?? words.nobody,
    },
    {
      key: 'acts',
      label: words.acts,
      kind: 'actions',
      cell: (match) => (
        <Button
          variant="secondary"
          size={size}
          aria-label={words.openOf(matchCardMessages.pairing(match))}
          onClick={() => open(match._id)}
        >
          {words.open}
        </Button>
      ),
    },
  ];
  return (
    <QueryPart query={seasonMatchesQuery()} waiting={<Skeleton shape="table" rows={6} />} failed={words.loadFailed}>
      {(matches) => {
        const coming = matches.filter((match) => !isOver(match));
        const match = coming.find(({ _id }) => _id === opened);
        return (
          <>
            {coming.length === 0 ? (
              <EmptyState title={words.empty} />
            ) : (
              <RecordsTable
                caption={words.list}
                columns={columns}
                rows={coming}
                rowKey={({ _id }) => _id}
                shownOf={({ officialsSystem, broadcastSystem, date }) =>
                  JSON.stringify([officialsSystem, broadcastSystem?.mainBroadcaster, date])
                }
              />
            )}
            {match !== undefined && (
              <AssignmentDialog key={match._id} match={match} eyes={eyes} onClose={() => open(undefined)} />
            )}
          </>
        );
      }}
    </QueryPart>
  );
};
