import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Eyes } from '../../api/eyes.ts';
import { useEyes } from '../../api/use-session.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import type { LinkParts } from '../../components/ui/link-parts.ts';
import { LinkTabs } from '../../components/ui/link-tabs.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useFocusAfterRemoval } from '../../components/ui/use-focus-after-removal.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { useOverPage } from '../../layout/use-over-page.ts';
import { achievementsMessages as words } from '../../messages/tr/achievements.ts';
import { useOpened } from '../player-management/use-opened.ts';
import { AchievementDialog } from './achievement-dialog.tsx';
import type { AchievementsSearch } from './achievements-search.ts';
import { Assign } from './assign.tsx';
import { AwardDialog } from './award-dialog.tsx';
import { awardLines } from './award-lines.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { Manage } from './manage.tsx';
import { achievementsQuery } from './queries.ts';
import { WithdrawQuestion } from './withdraw-question.tsx';

const route = getRouteApi('/admin/_guarded/achievements');

const NOTHING_OPEN = { open: undefined, of: undefined } as const;

/** What the address says, and how to change it. */
const useAddress = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return {
    ...search,
    filterBy: (filters: Partial<AchievementsSearch>) =>
      void navigate({ search: (before) => ({ ...before, ...filters }), replace: true, resetScroll: false }),
    openDialog: (open: AchievementsSearch['open'], of?: { readonly _id: string }) =>
      void navigate({
        search: (before) => ({ ...before, open, of: of?._id }),
        state: { overPage: true },
        resetScroll: false,
      }),
    leave: () =>
      void navigate({
        search: (before) => ({ ...before, ...NOTHING_OPEN }),
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      }),
  };
};

/** The tabs of the page, which have addresses of their own. */
const Parts = () => {
  const tab = (to: AchievementsSearch['tab'], label: string) => ({
    key: to ?? 'manage',
    label,
    link: (parts: LinkParts) => (
      <Link
        to="/admin/achievements"
        search={{ tab: to }}
        replace
        resetScroll={false}
        activeOptions={{ exact: true }}
        {...parts}
      />
    ),
  });
  return <LinkTabs label={words.parts} tabs={[tab(undefined, words.manage), tab('assign', words.assign)]} />;
};

const Achievements = ({ eyes }: { readonly eyes: Eyes }) => {
  const { tab, type, category, open, of, filterBy, openDialog, leave } = useAddress();
  const message = useMessage();
  const query = achievementsQuery();
  const { data, isLoadingError } = useQuery(query);
  const lines = useMemo(() => awardLines(data ?? []), [data]);
  const achievement = useOpened(open === 'edit' || open === 'delete' ? of : undefined, data);
  const line = useOpened(open === 'withdraw' ? of : undefined, data && lines);
  const { rest, remember } = useFocusAfterRemoval(tab === 'assign' ? lines : (data ?? []));
  const onClose = useOverPage(open && open + (of ?? ''), leave);
  const ends = {
    onClose,
    onDone: (said: string): void => {
      if (of !== undefined && open !== 'edit') remember(of);
      message.say(said);
      onClose();
    },
  };
  const isAbout = open !== undefined && open !== 'new' && open !== 'assign';
  const isGone = isAbout && data !== undefined && achievement === undefined && line === undefined;
  return (
    <>
      <PageHeader title={words.title} note={data && words.count(data.length)} failed={isLoadingError}>
        <Button onClick={() => openDialog('new')}>{words.form.open}</Button>
      </PageHeader>
      <MessageBanner message={message} />
      {isGone && (
        <div className="pb-4">
          <Banner tone="warning" announced onClose={onClose}>
            {words.notFound}
          </Banner>
        </div>
      )}
      <Parts />
      <div
        ref={rest}
        tabIndex={-1}
        role="group"
        aria-label={tab === 'assign' ? words.assign : words.manage}
        className="flex flex-col gap-4 pt-4 outline-none"
      >
        <QueryPart query={query} waiting={<Skeleton shape="table" rows={6} />} failed={words.loadFailed}>
          {(achievements) =>
            tab === 'assign' ? (
              <Assign
                lines={lines}
                onAssign={() => openDialog('assign')}
                onWithdraw={(award) => openDialog('withdraw', award)}
              />
            ) : (
              <Manage
                achievements={achievements}
                filters={{ type, category }}
                onFilter={filterBy}
                onOpen={openDialog}
              />
            )
          }
        </QueryPart>
      </div>
      {open === 'new' && <AchievementDialog {...ends} />}
      {open === 'assign' && data !== undefined && <AwardDialog achievements={data} eyes={eyes} onClose={onClose} />}
      {open === 'edit' && achievement && (
        <AchievementDialog key={achievement._id} achievement={achievement} {...ends} />
      )}
      {open === 'delete' && achievement && <DeleteQuestion key={achievement._id} achievement={achievement} {...ends} />}
      {open === 'withdraw' && line && <WithdrawQuestion key={line._id} line={line} {...ends} />}
    </>
  );
};

/** What the league honours, and whom with it: for admins. */
export const AchievementsPage = () => {
  const eyes = useEyes();
  if (eyes.eyes === null) return <PageHeader title={words.title} />;
  return <Achievements key={eyes.eyes} eyes={eyes} />;
};
