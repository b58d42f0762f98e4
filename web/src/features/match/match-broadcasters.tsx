import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import type { ChannelAnswer } from '@league/query-api/contract/officials.ts';
import { useQuery } from '@tanstack/react-query';
import { BroadcastBadge } from '../../components/league/broadcast-badge.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { StatusBadge } from '../../components/ui/badge.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { channelMessages } from '../../messages/tr/channel.ts';
import { matchOfficialsMessages as words } from '../../messages/tr/match-officials.ts';
import { ChannelLink } from '../officials/channel-link.tsx';
import { channelsQuery } from '../officials/channels-query.ts';
import type { Lists } from './lists.ts';
import { PlayerName } from './player-name.tsx';
import { WithLists } from './with-lists.tsx';

/** What is known of a broadcaster's stream: that it runs, and how many watch it; 0 is also what nobody has counted. */
const Running = ({ viewers }: { readonly viewers: number }) => (
  <>
    <StatusBadge status="live" />
    {viewers > 0 && <span className="text-meta text-text-2 tabular-nums">{words.viewers(viewers)}</span>}
  </>
);

const Channel = ({ channelName, channelLink }: ChannelAnswer) => (
  <span className="flex min-w-0 flex-wrap items-center gap-x-3 text-table">
    {channelName === null || channelName === '' ? (
      <span className="text-text-2">{channelMessages.noName}</span>
    ) : (
      <Breakable text={channelName} />
    )}
    <ChannelLink channelLink={channelLink} />
  </span>
);

type BroadcasterProps = {
  readonly broadcaster: MatchDetails['simpleBroadcasters'][number];
  /** How many watch the running stream. */
  readonly viewers: number;
  /** undefined for one who has left the office, and until the channels are read. */
  readonly channel: ChannelAnswer | undefined;
};

const Broadcaster = ({
  broadcaster: { player, platform, broadcasterRole, isLive },
  viewers,
  channel,
}: BroadcasterProps) => (
  <li className="flex flex-col border-b border-line py-2">
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold">
        <PlayerName player={player} />
      </span>
      <BroadcastBadge platform={platform} />
      {isLive && <Running viewers={viewers} />}
      <span className="text-meta text-text-2 sm:ml-auto">{words.broadcasterRoles[broadcasterRole]}</span>
    </span>
    {channel !== undefined && <Channel {...channel} />}
  </li>
);

/** Those who show a match, the main broadcaster first, with their channels and running streams. */
export const MatchBroadcasters = ({ lists }: { readonly lists: Lists }) => {
  const channels = useQuery(channelsQuery()).data;
  return (
    <WithLists lists={lists}>
      {({ simpleBroadcasters, broadcastSystem }) => (
        <>
          <ul aria-label={words.broadcasters} className="mx-auto flex max-w-form flex-col">
            {simpleBroadcasters.map((broadcaster) => {
              const { _id } = broadcaster.player;
              const stream = broadcastSystem.streamPlatforms.find((each) => each.broadcaster._id === _id);
              return (
                <Broadcaster
                  key={_id}
                  broadcaster={broadcaster}
                  viewers={stream?.viewerCount ?? 0}
                  channel={channels?.find((each) => each._id === _id)}
                />
              );
            })}
          </ul>
          <div className="mx-auto max-w-form pt-4">
            <QueryPart query={channelsQuery()} waiting={null} failed={words.channelsFailed} quiet>
              {() => null}
            </QueryPart>
          </div>
        </>
      )}
    </WithLists>
  );
};
