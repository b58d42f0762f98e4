import { type ReactNode, useState } from 'react';
import type { ListedReferee } from '@league/query-api/contract/officials.ts';
import { ActFailure, type Failure } from '../../components/form/act-failure.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { type RecordColumn, RecordsTable } from '../../components/ui/records-table.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { officialsMessages as words } from '../../messages/tr/officials.ts';
import { ApprovalBadge } from '../player-management/approval-badge.tsx';
import { useFocusAfterApproval } from '../player-management/use-focus-after-approval.ts';
import { Judge } from './judge.tsx';
import { ProfileLink } from './official-name.tsx';
import type { Office } from './offices.ts';

const { columns: labels, offices } = words;

/** What is listed of a person in both offices. */
type Listed = Pick<ListedReferee, '_id' | 'name' | 'username' | 'email' | 'status'>;

/** What one office lists besides. */
export type OwnColumn<Person> = {
  readonly key: string;
  readonly label: string;
  readonly cell: (person: Person) => ReactNode;
};

type ApplicationsProps<Person> = {
  readonly office: Office;
  readonly people: readonly Person[];
  readonly own: readonly OwnColumn<Person>[];
  readonly onJudged: (said: string) => void;
};

/** The name, where the person has told one, over the gamertag. */
const Name = ({ name, username }: Listed) => (
  <span className="inline-flex max-w-full flex-col md:min-w-[9rem]">
    {name !== username && <Breakable text={name} />}
    <span className={name === username ? '' : 'text-small font-normal text-text-2'}>
      <span className="sr-only">{words.gamertag}: </span>
      <span className="flex max-md:-my-3">
        <ProfileLink gamertag={username} />
      </span>
    </span>
  </span>
);

/** Who holds an office, asked for it or was refused, in the order of the server: those who wait come first. */
export const Applications = <Person extends Listed>({ office, people, own, onJudged }: ApplicationsProps<Person>) => {
  const [failed, setFailed] = useState<Failure | null>(null);
  const { list, remember } = useFocusAfterApproval();
  const size = useMedia('(min-width: 62rem) and (pointer: fine)') ? 'small' : 'normal';
  const wide = useMedia('(min-width: 48rem)');
  const judge = (person: Person): ReactNode => {
    // A card has no room for buttons where there are none.
    if (person.status === 'approved') return null;
    const buttons = (
      <Judge
        office={office}
        person={person}
        size={size}
        onJudged={(said) => {
          remember();
          onJudged(said);
        }}
        onFailed={setFailed}
      />
    );
    return wide ? <span className="inline-flex gap-1">{buttons}</span> : buttons;
  };
  const columns: readonly RecordColumn<Person>[] = [
    { key: 'name', label: labels.name, kind: 'title', cell: (person) => <Name {...person} /> },
    { key: 'email', label: labels.email, cell: ({ email }) => <Breakable text={email ?? words.none} /> },
    ...own,
    { key: 'status', label: labels.status, cell: ({ status }) => <ApprovalBadge status={status} /> },
    { key: 'acts', label: labels.acts, kind: 'actions', cell: judge },
  ];
  if (people.length === 0) return <EmptyState title={offices[office].allEmpty} />;
  return (
    <>
      {failed !== null && (
        <ActFailure {...failed} failed={offices[office].judgeFailed} onClose={() => setFailed(null)} />
      )}
      <div ref={list} tabIndex={-1} role="group" aria-label={offices[office].allList} className="outline-none">
        <RecordsTable
          caption={offices[office].allList}
          columns={columns}
          rows={people}
          rowKey={({ _id }) => _id}
          shownOf={(person) => JSON.stringify(person)}
        />
      </div>
    </>
  );
};
