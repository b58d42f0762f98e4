import { getRouteApi, Link } from '@tanstack/react-router';
import type { Eyes } from '../../api/eyes.ts';
import { useEyes } from '../../api/use-session.ts';
import type { LinkParts } from '../../components/ui/link-parts.ts';
import { LinkTabs } from '../../components/ui/link-tabs.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { officialsMessages } from '../../messages/tr/officials.ts';
import { managementTabs } from './application-tabs.tsx';
import { OfficialLinks } from './official-links.tsx';
import { usePending } from './use-pending.ts';

const { management: words } = officialsMessages;

const route = getRouteApi('/admin/_guarded/management');

const tabs = managementTabs.map(({ tab, label }) => ({
  key: tab ?? '',
  label,
  link: (parts: LinkParts) => (
    <Link
      to="/admin/management"
      search={{ tab }}
      replace
      resetScroll={false}
      activeOptions={{ exact: true }}
      {...parts}
    />
  ),
}));

const Management = ({ eyes }: { readonly eyes: Eyes }) => {
  const { tab } = route.useSearch();
  const message = useMessage();
  const { pending, failed } = usePending(eyes);
  return (
    <>
      <PageHeader
        title={words.title}
        note={pending !== undefined && words.note(pending)}
        failed={failed}
        below={<LinkTabs label={words.tabs} tabs={tabs} />}
      />
      <MessageBanner message={message} />
      <div className="flex flex-col gap-4">
        <nav aria-label={words.links} className="flex flex-wrap gap-2">
          <OfficialLinks />
        </nav>
        {managementTabs.map(
          ({ tab: own, Content }) => own === tab && <Content key={own ?? ''} eyes={eyes} onJudged={message.say} />,
        )}
      </div>
    </>
  );
};

/** Who holds an office or asked for one, until the reader signs out: what an admin reads here is shown to nobody else. */
export const ManagementPage = () => {
  const eyes = useEyes();
  return eyes.eyes === null ? <PageHeader title={words.title} /> : <Management key={eyes.eyes} eyes={eyes} />;
};
