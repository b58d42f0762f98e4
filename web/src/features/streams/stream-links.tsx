import type { ChannelAnswer } from '@league/query-api/contract/officials.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { streamsMessages as words } from '../../messages/tr/streams.ts';
import { hostOf } from '../officials/channel-host.ts';
import { channelsQuery } from '../officials/channels-query.ts';
import type { StreamsProps } from './running-streams.tsx';

type RunningStream = { readonly id: string; readonly gamertag: string; readonly link: string; readonly host: string };

/** The running streams of a match whose channels have an address that can be opened. */
const runningOf = (
  { broadcastSystem }: StreamsProps['match'],
  channels: readonly ChannelAnswer[],
): readonly RunningStream[] =>
  (broadcastSystem?.streamPlatforms ?? []).flatMap(({ broadcaster: { _id: id, gamertag }, isLive }) => {
    const link = channels.find(({ _id }) => _id === id)?.channelLink ?? null;
    const host = hostOf(link);
    return isLive && link !== null && host !== undefined ? [{ id, gamertag, link, host }] : [];
  });

const Links = ({ match, streams }: StreamsProps & { readonly streams: readonly RunningStream[] }) =>
  streams.length > 0 && (
    <div className="flex flex-wrap justify-center gap-x-2 px-(--gutter)">
      {streams.map(({ id, gamertag, link, host }) => (
        <a
          key={id}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 min-w-0 items-center -outline-offset-2 hover:underline"
        >
          <span className="flex min-w-0 items-center gap-1.5 rounded-badge border border-led-edge bg-led-plate px-2 py-0.5 text-meta font-extrabold text-led forced-color-adjust-none">
            <span aria-hidden="true" className="live-dot" />
            <Breakable text={words.live(host)} />
            <span className="sr-only">{words.of(gamertag, matchCardMessages.pairing(match))}</span>
          </span>
        </a>
      ))}
    </div>
  );

/** Links to the running streams of a match, which open in a new tab. Without the channels nothing stands there. */
export const StreamLinks = ({ match }: StreamsProps) => (
  <QueryPart query={channelsQuery()} waiting={null} failed="" quiet instead={null}>
    {(channels) => <Links match={match} streams={runningOf(match, channels)} />}
  </QueryPart>
);
