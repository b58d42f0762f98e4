import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isNotFound } from '../../api/errors.ts';
import { MessageBanner, useMessage } from '../../components/ui/message.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { teamPointsMessages as words } from '../../messages/tr/team-points.ts';
import { teamQuery } from '../teams/queries.ts';
import { TeamPoints } from './team-points.tsx';

/** The points that were taken off one team, for admins. */
export const TeamPointsPage = ({ id }: { readonly id: string }) => {
  const { data: team, error, isLoadingError } = useQuery(teamQuery(id));
  const message = useMessage();
  const missing = team === undefined && isNotFound(error);
  const title = team === undefined ? words.plainTitle : words.title(team.name);
  return (
    <>
      <PageHeader
        title={missing ? words.notFound : title}
        documentTitle={title}
        failed={isLoadingError}
        back={{ label: words.back, link: (link) => <Link to="/team/$id" params={{ id }} {...link} /> }}
      />
      <MessageBanner message={message} />
      {missing ? (
        <p className="py-4 text-text-2">{words.notFoundText}</p>
      ) : (
        <TeamPoints teamId={id} onDone={message.say} />
      )}
    </>
  );
};
