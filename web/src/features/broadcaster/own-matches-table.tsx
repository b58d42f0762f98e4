import type { BroadcasterMatch } from '@league/query-api/contract/own-matches.ts';
import type { ChannelAnswer } from '@league/query-api/contract/officials.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BroadcastBadge } from '../../components/league/broadcast-badge.tsx';
import { Badge, StatusBadge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { type RecordColumn, RecordsTable } from '../../components/ui/records-table.tsx';
import { formatDateTime, instantOf } from '../../format/time.ts';
import { broadcasterMessages as words } from '../../messages/tr/broadcaster.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchOfficialsMessages } from '../../messages/tr/match-officials.ts';
import { ChannelLink } from '../officials/channel-link.tsx';
import { hostOf } from '../officials/channel-host.ts';
import { isControlled } from './broadcast-order.ts';

const { columns: labels } = words;

type Column = RecordColumn<BroadcasterMatch>;

/** A link on a card is higher than its text, so that a thumb meets it, and takes no room of the card for that. */
const Tall = ({ children }: { readonly children: ReactNode }) => (
  <span className="flex max-md:-my-2.5">{children}</span>
);

const When = ({ date }: Pick<BroadcasterMatch, 'date'>) => {
  const kickOff = instantOf(date);
  if (kickOff === null) return <span className="text-text-2">{words.noDate}</span>;
  return <time dateTime={kickOff.toISOString()}>{formatDateTime(kickOff)}</time>;
};

/** Whether the own stream runs, and how many watch it. */
const Stream = ({ stream: { isLive, viewerCount } }: Pick<BroadcasterMatch, 'stream'>) => {
  if (!isLive) return <span className="text-text-2">{words.streams.off}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Badge className="border-led-edge bg-led-plate text-led">
        <span aria-hidden="true" className="live-dot" />
        {words.streams.live}
      </Badge>
      {viewerCount > 0 && <span className="text-small text-text-2">{words.viewers(viewerCount)}</span>}
    </span>
  );
};

type TableProps = {
  readonly list: keyof typeof words.lists;
  readonly matches: readonly BroadcasterMatch[];
  /** The own channel; undefined until it is read. */
  readonly channel: ChannelAnswer | undefined;
  readonly onOpen: (match: BroadcasterMatch) => void;
};

const columnsOf = ({ channel, onOpen }: Pick<TableProps, 'channel' | 'onOpen'>): readonly Column[] => {
  const link = channel?.channelLink ?? null;
  return [
    { key: 'week', label: labels.week, cell: ({ week }) => week },
    {
      key: 'match',
      label: labels.match,
      kind: 'title',
      cell: (match) => (
        <Tall>
          <Link
            to="/match/$id"
            params={{ id: match._id }}
            className="inline-flex min-h-11 items-center underline-offset-2 hover:underline"
          >
            {matchCardMessages.pairing(match)}
          </Link>
        </Tall>
      ),
    },
    { key: 'when', label: labels.when, cell: (match) => <When date={match.date} /> },
    { key: 'status', label: labels.status, cell: ({ status }) => <StatusBadge status={status} long /> },
    { key: 'stream', label: labels.stream, cell: ({ stream }) => <Stream stream={stream} /> },
    {
      key: 'platform',
      label: labels.platform,
      cell: ({ stream }) => <BroadcastBadge platform={stream.platform} />,
    },
    {
      key: 'channel',
      label: labels.channel,
      cell: () =>
        hostOf(link) === undefined ? (
          words.noChannel
        ) : (
          <Tall>
            <ChannelLink channelLink={link} />
          </Tall>
        ),
    },
    {
      key: 'role',
      label: labels.role,
      cell: ({ broadcasterRole }) => matchOfficialsMessages.broadcasterRoles[broadcasterRole],
    },
    {
      key: 'acts',
      label: labels.acts,
      kind: 'actions',
      cell: (match) =>
        isControlled(match) ? (
          <Button
            variant="secondary"
            className="whitespace-nowrap"
            aria-label={words.manageOf(matchCardMessages.pairing(match))}
            onClick={() => onOpen(match)}
          >
            {words.manage}
          </Button>
        ) : null,
    },
  ];
};

const shownOf = ({ week, date, status, homeTeam, awayTeam, stream, broadcasterRole }: BroadcasterMatch): string =>
  JSON.stringify([week, date, status, homeTeam.name, awayTeam.name, stream, broadcasterRole]);

/** A list of the own matches under its heading: a table, and cards below 768 px. */
export const OwnMatchesTable = ({ list, matches, ...given }: TableProps) => (
  <section aria-labelledby={list} className="flex flex-col gap-2">
    <h2 id={list} className="text-h2 font-bold">
      {words.lists[list]}
    </h2>
    <RecordsTable
      caption={words.lists[list]}
      columns={columnsOf(given)}
      rows={matches}
      rowKey={({ _id }) => _id}
      shownOf={shownOf}
    />
  </section>
);
