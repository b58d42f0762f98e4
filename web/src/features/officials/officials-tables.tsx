import type { SimpleBroadcaster, SimpleReferee } from '@league/query-api/contract/officials.ts';
import { BroadcastBadge } from '../../components/league/broadcast-badge.tsx';
import { RecordsTable } from '../../components/ui/records-table.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { formatNumber } from '../../format/number.ts';
import { officialsMessages as words } from '../../messages/tr/officials.ts';
import { Channel } from './channel.tsx';
import type { InOffice } from './offices.ts';
import { officialColumns } from './officials-columns.tsx';

const { columns: labels, offices } = words;

type TableProps<Official> = {
  readonly officials: readonly Official[];
  readonly onDismiss: (official: Official) => void;
};

/** Buttons of a table that is used with a mouse are smaller. */
const useSize = () => (useMedia('(min-width: 62rem) and (pointer: fine)') ? 'small' : 'normal');

const sharedOf = ({ player, assignedDate, notes }: InOffice): readonly unknown[] => [
  player.gamertag,
  player.firstName,
  player.lastName,
  assignedDate,
  notes,
];

const Notes = ({ notes }: Pick<InOffice, 'notes'>) =>
  notes === null || notes === '' ? (
    <span className="text-text-2">{words.noNotes}</span>
  ) : (
    <span className="block max-w-text whitespace-pre-line [overflow-wrap:anywhere] md:min-w-[10rem]">{notes}</span>
  );

/** The referees in office. */
export const RefereesTable = ({ officials, onDismiss }: TableProps<SimpleReferee>) => {
  const { name, date, acts } = officialColumns('referee', useSize(), onDismiss);
  const notes = { key: 'notes', label: labels.notes, cell: Notes };
  return (
    <RecordsTable
      caption={offices.referee.list}
      columns={[
        name,
        date,
        { key: 'total', label: labels.matches, cell: ({ totalMatches }) => formatNumber(totalMatches) },
        notes,
        acts,
      ]}
      rows={officials}
      rowKey={({ _id }) => _id}
      shownOf={(referee) => [...sharedOf(referee), referee.totalMatches].join('\n')}
    />
  );
};

/** The broadcasters in office, with the channels on which they show matches. */
export const BroadcastersTable = ({ officials, onDismiss }: TableProps<SimpleBroadcaster>) => {
  const { name, date, acts } = officialColumns('broadcaster', useSize(), onDismiss);
  return (
    <RecordsTable
      caption={offices.broadcaster.list}
      columns={[
        name,
        { key: 'platform', label: labels.platform, cell: ({ platform }) => <BroadcastBadge platform={platform} /> },
        { key: 'channel', label: labels.channel, cell: (broadcaster) => <Channel {...broadcaster} /> },
        date,
        {
          key: 'total',
          label: labels.broadcasts,

          cell: ({ totalBroadcasts }) => formatNumber(totalBroadcasts),
        },
        { key: 'notes', label: labels.notes, cell: Notes },
        acts,
      ]}
      rows={officials}
      rowKey={({ _id }) => _id}
      shownOf={({ platform, channelName, channelLink, totalBroadcasts, ...broadcaster }) =>
        [...sharedOf(broadcaster), platform, channelName, channelLink, totalBroadcasts].join('\n')
      }
    />
  );
};
