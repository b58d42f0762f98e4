import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isNotFound } from '../../api/errors.ts';
import { Crest } from '../../components/league/crest.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { Section } from '../../components/ui/section.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDateTime } from '../../format/time.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { teamManagementMessages } from '../../messages/tr/team-management.ts';
import { TeamPoints } from '../team-points/team-points.tsx';
import { TeamWithdrawal } from '../team-withdrawal/team-withdrawal.tsx';
import { teamQuery } from '../teams/queries.ts';
import { shortId } from '../teams/team-list.ts';
import { NewTeamForm } from './new-team-form.tsx';
import { TeamForm } from './team-form.tsx';

const { change: words, create, notFound, remove } = teamManagementMessages;

/** What stands in the address in place of an id, for a team that is not there yet. */
const NEW = 'new';

/** About as many fields as the form has, so that the skeleton is about as high. */
const SKELETON_ROWS = 10;

const back = { label: words.back, link: (link: object) => <Link to="/admin/teams" {...link} /> };

/** Leads to the question that deletes the team, which the list of teams asks. */
const Deletion = ({ id }: { readonly id: string }) => (
  <Section
    title={remove.submit}
    action={
      <Link
        to="/admin/teams"
        search={{ open: 'delete', team: id }}
        className={classNames(buttonClass('secondary'), 'my-1.5')}
      >
        {remove.submit}
      </Link>
    }
  >
    <p className="px-(--gutter) pb-3 text-text-2 md:px-4">{remove.leads}</p>
  </Section>
);

type SaidProps = { readonly onSaved: (said: string) => void };

const ExistingTeam = ({ id, message, onSaved }: SaidProps & { readonly id: string } & MessageOf) => {
  const query = teamQuery(id);
  const { data: team, error } = useQuery(query);
  const missing = team === undefined && isNotFound(error);
  return (
    <>
      <PageHeader
        title={missing ? notFound : (team?.name ?? words.plainTitle)}
        documentTitle={team === undefined ? words.plainTitle : words.title(team.name)}
        failed={missing}
        note={team && words.facts(shortId(team._id), formatDateTime(new Date(team.createdAt)))}
        picture={team && <Crest team={team} size={48} />}
        back={back}
      />
      <MessageBanner message={message} />
      {missing ? (
        <p className="py-4 text-text-2">{words.notFoundText}</p>
      ) : (
        <QueryPart query={query} waiting={<Skeleton shape="table" rows={SKELETON_ROWS} />} failed={words.loadFailed}>
          {(read) => (
            <div className="flex flex-col gap-6 pb-6">
              <TeamForm team={read} onSaved={onSaved} />
              <TeamPoints teamId={read._id} onDone={onSaved} />
              <TeamWithdrawal teamId={read._id} onDone={onSaved} />
              <Deletion id={read._id} />
            </div>
          )}
        </QueryPart>
      )}
    </>
  );
};

type MessageOf = { readonly message: ReturnType<typeof useMessage> };

type TeamEditPageProps = {
  /** Of the team, or "new". */
  readonly id: string;
  /** A new team has this id. */
  readonly onCreated: (id: string) => void;
};

/** A team's form, in an address of its own: of a team that exists, or of a new one. */
export const TeamEditPage = ({ id, onCreated }: TeamEditPageProps) => {
  // Outlives the form of a new team, which leads to the form of the team that it has created.
  const message = useMessage();
  if (id !== NEW) return <ExistingTeam key={id} id={id} message={message} onSaved={message.say} />;
  return (
    <>
      <PageHeader title={create.pageTitle} back={back} />
      <NewTeamForm
        onCreated={(created, said) => {
          message.say(said);
          onCreated(created);
        }}
      />
    </>
  );
};
