import { Link } from '@tanstack/react-router';
import { Banner } from '../../components/ui/banner.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { teamsMessages } from '../../messages/tr/teams.ts';

const words = teamsMessages.detail;

const back = { label: words.back, link: (parts: object) => <Link to="/teams" {...parts} /> };

const ToTeams = () => (
  <Link to="/teams" className={buttonClass('secondary')}>
    {words.toTeams}
  </Link>
);

/** The page of an address where no team is. */
export const TeamMissing = () => (
  <>
    <PageHeader title={words.title} back={back} />
    <Banner tone="warning" action={<ToTeams />}>
      {words.notFound}
    </Banner>
  </>
);
