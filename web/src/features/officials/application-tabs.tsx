import type { ListedBroadcaster, ListedReferee } from '@league/query-api/contract/officials.ts';
import type { ReactNode } from 'react';
import type { Eyes } from '../../api/eyes.ts';
import { BroadcastBadge } from '../../components/league/broadcast-badge.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { officialsMessages as words } from '../../messages/tr/officials.ts';
import { Applications, type OwnColumn } from './applications.tsx';
import { Assignments } from './assignments.tsx';
import { Channel } from './channel.tsx';
import type { managementSearch } from './officials-search.ts';
import { broadcastersQuery, refereesQuery } from './queries.ts';

const { columns: labels, offices } = words;

const waiting = <Skeleton shape="table" rows={6} />;

type TabProps = { readonly eyes: Eyes; readonly onJudged: (said: string) => void };

const refereeColumns: readonly OwnColumn<ListedReferee>[] = [
  { key: 'level', label: labels.level, cell: ({ level }) => level ?? words.none },
  {
    key: 'experience',
    label: labels.experience,
    cell: ({ experienceYears }) => (experienceYears === null ? words.none : words.years(experienceYears)),
  },
];

const Referees = ({ eyes, onJudged }: TabProps) => (
  <QueryPart query={refereesQuery(eyes)} waiting={waiting} failed={words.loadFailed}>
    {({ referees }) => <Applications office="referee" people={referees} own={refereeColumns} onJudged={onJudged} />}
  </QueryPart>
);

const broadcasterColumns: readonly OwnColumn<ListedBroadcaster>[] = [
  { key: 'platform', label: labels.platform, cell: ({ platform }) => <BroadcastBadge platform={platform} /> },
  { key: 'channel', label: labels.channel, cell: (broadcaster) => <Channel {...broadcaster} /> },
];

const Broadcasters = ({ eyes, onJudged }: TabProps) => (
  <QueryPart query={broadcastersQuery(eyes)} waiting={waiting} failed={words.loadFailed}>
    {({ broadcasters }) => (
      <Applications office="broadcaster" people={broadcasters} own={broadcasterColumns} onJudged={onJudged} />
    )}
  </QueryPart>
);

type ManagementTab = {
  /** What the address says; undefined for the first tab. */
  readonly tab: ReturnType<typeof managementSearch>['tab'];
  readonly label: string;
  readonly Content: (props: TabProps) => ReactNode;
};

/** The tabs of the page, in their order. */
export const managementTabs: readonly ManagementTab[] = [
  { tab: undefined, label: offices.referee.title, Content: Referees },
  { tab: 'broadcasters', label: offices.broadcaster.title, Content: Broadcasters },
  { tab: 'matches', label: words.assignments.title, Content: Assignments },
];
