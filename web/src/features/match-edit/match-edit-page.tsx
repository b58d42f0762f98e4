import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isNotFound } from '../../api/errors.ts';
import { MatchCard } from '../../components/league/match-card.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchEditMessages as words } from '../../messages/tr/match-edit.ts';
import { matchQuery } from '../match/match-query.ts';
import { EditForm } from './edit-form.tsx';

type MatchEditPageProps = {
  readonly id: string;
  readonly team: 'home' | 'away' | undefined;
  readonly onTeam: (team: 'home' | 'away' | undefined) => void;
};

/** A match that takes no players' figures says why, and where its result is entered. */
const NotEditable = ({ match, text }: { readonly match: MatchDetails; readonly text: string }) => (
  <Banner
    tone="info"
    action={
      <Link
        to="/admin/match-results"
        search={{ week: match.week, match: match._id }}
        className={buttonClass('secondary')}
      >
        {words.enter}
      </Link>
    }
  >
    {text}
  </Banner>
);

/** The players' statistics of one match, for admins: its score, a table with a filter, and dialogs that add to it. */
export const MatchEditPage = ({ id, team, onTeam }: MatchEditPageProps) => {
  const query = matchQuery(id);
  const { data, error } = useQuery(query);
  const message = useMessage();
  const missing = data === undefined && isNotFound(error);
  return (
    <>
      <PageHeader
        title={missing ? words.notFound : data === undefined ? words.plainTitle : matchCardMessages.pairing(data)}
        documentTitle={data === undefined ? words.plainTitle : words.title(matchCardMessages.pairing(data))}
        failed={missing}
        note={data !== undefined && matchCardMessages.week(data.week)}
        back={{
          label: words.back,
          link: (link) => <Link to="/admin/match-results" search={{ week: data?.week }} {...link} />,
        }}
      />
      <MessageBanner message={message} />
      {missing ? (
        <p className="py-4 text-text-2">{words.notFoundText}</p>
      ) : (
        <QueryPart key={id} query={query} waiting={<Skeleton shape="table" rows={10} />} failed={words.failed}>
          {(match) => (
            <div className="flex flex-col gap-4 pb-6">
              <div className="overflow-hidden rounded-card border border-line bg-surface">
                <MatchCard match={match} variant="header" />
              </div>
              {match.status !== 'finished' ? (
                <NotEditable match={match} text={words.notFinished} />
              ) : match.isWalkover ? (
                <NotEditable match={match} text={words.walkover} />
              ) : (
                <EditForm match={match} team={team} onTeam={onTeam} onSaved={(said) => message.say(said)} />
              )}
            </div>
          )}
        </QueryPart>
      )}
    </>
  );
};
