import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { Section } from '../../components/ui/section.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { useOverPage } from '../../layout/use-over-page.ts';
import { leaguePlanMessages as words } from '../../messages/tr/league-plan.ts';
import { seasonMatchesQuery } from '../matches/queries.ts';
import { DeleteAll } from './delete-all.tsx';
import { LeaguePlanForm } from './plan-form.tsx';

const route = getRouteApi('/admin/_guarded/league-plan');

const SKELETON_ROWS = 6;

const countOf = (matches: readonly MatchAnswer[], ...statuses: readonly MatchAnswer['status'][]): number =>
  matches.filter(({ status }) => statuses.includes(status)).length;

type PlanProps = {
  readonly matches: readonly MatchAnswer[];
  readonly onDone: (said: string) => void;
  readonly onDelete: () => void;
};

/** New fixtures while none of the present ones is played, and the deletion of all. */
const Plan = ({ matches, onDone, onDelete }: PlanProps) => {
  const played = countOf(matches, 'finished', 'live');
  return (
    <div className="flex flex-col gap-5">
      {played > 0 && <Banner tone="info">{words.played(played)}</Banner>}
      {played === 0 && matches.length > 0 && <Banner tone="warning">{words.exists(matches.length)}</Banner>}
      {played === 0 && <LeaguePlanForm existing={matches.length} onDone={onDone} />}
      {matches.length > 0 && (
        <Section title={words.deletion.title}>
          <div className="flex flex-col gap-3 px-(--gutter) pb-4 md:px-4">
            <p className="text-text-2">{words.deletion.text}</p>
            <Button variant="secondary" className="self-start" onClick={onDelete}>
              {words.deletion.open(matches.length)}
            </Button>
          </div>
        </Section>
      )}
    </div>
  );
};

/** Plans the fixtures of the season, and deletes all of its matches. */
export const LeaguePlanPage = () => {
  const { open } = route.useSearch();
  const navigate = route.useNavigate();
  const message = useMessage();
  const query = seasonMatchesQuery();
  const { data: matches, isLoadingError } = useQuery(query);
  const onClose = useOverPage(open, () => void navigate({ search: {}, replace: true, resetScroll: false }));
  return (
    <>
      <PageHeader title={words.title} note={matches && words.note(matches.length)} failed={isLoadingError} />
      <MessageBanner message={message} />
      <QueryPart query={query} waiting={<Skeleton shape="table" rows={SKELETON_ROWS} />} failed={words.matchesFailed}>
        {(read) => (
          <Plan
            matches={read}
            onDone={message.say}
            onDelete={() =>
              void navigate({ search: { open: 'delete' }, state: { overPage: true }, resetScroll: false })
            }
          />
        )}
      </QueryPart>
      {open === 'delete' && matches !== undefined && matches.length > 0 && (
        <DeleteAll
          matches={matches.length}
          finished={countOf(matches, 'finished')}
          onDone={(said) => {
            message.say(said);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </>
  );
};
