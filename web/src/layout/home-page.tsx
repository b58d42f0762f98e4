import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeader } from '../components/page-header.tsx';
import { buttonClass } from '../components/ui/button.tsx';
import { appMessages } from '../messages/tr/app.ts';
import { homeMessages } from '../messages/tr/home.ts';

type HomePageProps = { readonly matches: ReactNode; readonly standings: ReactNode };

/** Simple for now: the two ways in, tonight's matches and the head of the table. */
export const HomePage = ({ matches, standings }: HomePageProps) => (
  <>
    <PageHeader title={homeMessages.title} />
    <div className="flex flex-wrap gap-2 pb-6">
      <Link to="/standings" className={buttonClass('brand')}>
        {appMessages.standings}
      </Link>
      <Link to="/weekly-matches" className={buttonClass('secondary')}>
        {appMessages.weekly}
      </Link>
    </div>
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">{matches}</div>
      <div className="min-w-0">{standings}</div>
    </div>
  </>
);
