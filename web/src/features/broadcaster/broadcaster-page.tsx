import type { BroadcasterMatch } from '@league/query-api/contract/own-matches.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Eyes } from '../../api/eyes.ts';
import { useEyes } from '../../api/use-session.ts';
import { late, LatePart } from '../../components/query/late-part.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { useOverPage } from '../../layout/use-over-page.ts';
import { broadcasterMessages as words } from '../../messages/tr/broadcaster.ts';
import { matchOfficialsMessages } from '../../messages/tr/match-officials.ts';
import { channelsQuery } from '../officials/channels-query.ts';
import { useOpened } from '../player-management/use-opened.ts';
import { PlayerLoginLink } from '../session/player-login-link.tsx';
import { useOwnGamertag } from '../session/use-own-gamertag.ts';
import { inBroadcastOrder } from './broadcast-order.ts';
import { OwnMatchesTable } from './own-matches-table.tsx';
import { broadcasterMatchesQuery } from './queries.ts';

/** Forms are many bytes, which nobody needs who only looks, and no visitor. */
const StreamDialog = late(() => import('./stream-dialog.tsx').then((file) => file.StreamDialog));

const SKELETON_ROWS = 6;

const route = getRouteApi('/_site/broadcaster-panel');

type ListsProps = { readonly matches: readonly BroadcasterMatch[] };

/** What comes next, and below it what is over. */
const Lists = ({ matches }: ListsProps) => {
  const navigate = route.useNavigate();
  const channels = useQuery(channelsQuery()).data;
  const [first] = matches;
  if (first === undefined) return <EmptyState title={words.empty} text={words.emptyText} />;
  const channel = channels?.find(({ _id }) => _id === first.stream.broadcaster._id);
  const order = inBroadcastOrder(matches);
  return (
    <div className="flex flex-col gap-6">
      {(['coming', 'over'] as const).map(
        (list) =>
          order[list].length > 0 && (
            <OwnMatchesTable
              key={list}
              list={list}
              matches={order[list]}
              channel={channel}
              onOpen={({ _id }) =>
                void navigate({ search: { match: _id }, state: { overPage: true }, resetScroll: false })
              }
            />
          ),
      )}
      <QueryPart query={channelsQuery()} waiting={null} failed={matchOfficialsMessages.channelsFailed} quiet>
        {() => null}
      </QueryPart>
    </div>
  );
};

const Panel = ({ eyes }: { readonly eyes: Eyes }) => {
  const { match: matchId } = route.useSearch();
  const navigate = route.useNavigate();
  const query = broadcasterMatchesQuery(eyes);
  const { data: matches, isLoadingError } = useQuery(query);
  // A match that was taken away keeps its dialog, which says so at the next act.
  const opened = useOpened(matchId, matches);
  const onClose = useOverPage(
    matchId,
    () => void navigate({ search: {}, replace: true, resetScroll: false, ignoreBlocker: true }),
  );
  return (
    <>
      <PageHeader
        title={words.title}
        note={matches && words.note(inBroadcastOrder(matches).coming.length)}
        failed={isLoadingError}
      />
      {matchId !== undefined && opened === undefined && matches !== undefined && (
        <div className="pb-4">
          <Banner tone="warning" announced onClose={onClose}>
            {words.notFound}
          </Banner>
        </div>
      )}
      <QueryPart query={query} waiting={<Skeleton shape="cards" rows={SKELETON_ROWS} />} failed={words.failed}>
        {(read) => <Lists matches={read} />}
      </QueryPart>
      {opened !== undefined && (
        <LatePart about={opened._id} failed={words.dialogFailed}>
          <StreamDialog key={opened._id} match={opened} onClose={onClose} />
        </LatePart>
      )}
      <Ad slot="top" />
    </>
  );
};

/** The own matches of a broadcaster at `/broadcaster-panel`; without a player's session it says where to sign in. */
export const BroadcasterPage = () => {
  const gamertag = useOwnGamertag();
  const eyes = useEyes();
  if (gamertag !== undefined && eyes.eyes !== null) return <Panel key={eyes.eyes} eyes={eyes} />;
  return (
    <>
      <PageHeader title={words.title} />
      <Banner tone="warning" action={<PlayerLoginLink />}>
        {words.signIn}
      </Banner>
    </>
  );
};
