import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import type { ReactNode } from 'react';
import { QueryPart } from '../../components/query/query-part.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import type { useMessage } from '../../components/ui/use-message.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { zoneSettingsMessages as words } from '../../messages/tr/zone-settings.ts';
import { settingsQuery } from '../settings/queries.ts';

type ZoneFrameProps = {
  readonly title: string;
  readonly message: ReturnType<typeof useMessage>;
  /** The form over the settings, and the table beside it. */
  readonly children: (settings: SettingsAnswer) => ReactNode;
};

/** The frame of the two pages: their settings are read, and stand beside today's table on wide screens. */
export const ZoneFrame = ({ title, message, children }: ZoneFrameProps) => (
  <>
    <PageHeader title={title} />
    <MessageBanner message={message} />
    <QueryPart query={settingsQuery()} waiting={<Skeleton shape="text" rows={4} />} failed={words.settingsFailed}>
      {(settings) => <div className="grid items-start gap-5 lg:grid-cols-2">{children(settings)}</div>}
    </QueryPart>
  </>
);
