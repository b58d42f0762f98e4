import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { Banner } from '../../components/ui/banner.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { SiteShell } from '../../layout/site-shell.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { noSessionMessages } from '../../messages/tr/no-session.ts';
import { logout } from './logout.ts';

/** What a signed-in person who is no admin reads at an admin's address: why, and two ways on. */
export const NoAccessPage = () => {
  const { navigate } = useRouter();
  const next = useLocation({ select: ({ href }) => href });
  return (
    <SiteShell ads={false}>
      <PageHeader title={noSessionMessages.noAccessTitle} failed />
      <div className="flex max-w-text flex-col gap-4">
        <Banner tone="warning" announced>
          <p className="font-semibold">{noSessionMessages.noAccess}</p>
          <p>{noSessionMessages.noAccessText}</p>
        </Banner>
        <div className="flex flex-wrap gap-2">
          <Link to="/" className={buttonClass()}>
            {appMessages.toHome}
          </Link>
          <Button
            variant="secondary"
            onClick={() => {
              logout();
              void navigate({ to: '/admin', search: { next } });
            }}
          >
            {noSessionMessages.changeToAdmin}
          </Button>
        </div>
      </div>
    </SiteShell>
  );
};
