import { useQuery } from '@tanstack/react-query';
import { useEyes } from '../../api/use-session.ts';
import { behind, LatePart } from '../../components/query/late-part.tsx';
import { PageSpinner } from '../../components/ui/spinner.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { adminsMessages as words } from '../../messages/tr/admins.ts';
import { adminsQuery } from './queries.ts';

const AdminsPart = behind(() => import('./admins-part.tsx').then((file) => file.AdminsPart));

/** The players who run the league; admins see here how to reach them, and where they work. */
export const AdminsPage = () => {
  const { data, isLoadingError } = useQuery(adminsQuery(useEyes()));
  return (
    <>
      <PageHeader title={words.title} note={data && words.count(data.length)} failed={isLoadingError} />
      <div className="flex flex-col gap-4">
        <LatePart about="admins" failed={words.loadFailed} waiting={<PageSpinner />}>
          <AdminsPart />
        </LatePart>
      </div>
    </>
  );
};
