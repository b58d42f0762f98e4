import type { ReactNode } from 'react';
import { AdFrame } from '../components/ui/ad-frame.tsx';
import { appMessages } from '../messages/tr/app.ts';
import { useLeague } from '../settings/use-league.ts';
import { adsUrl } from './ads-url.ts';
import { AppearanceChoice } from './appearance-choice.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { TopBar } from './top-bar.tsx';

const thisYear = new Date().getFullYear();

const Footer = () => {
  const { title } = useLeague();
  return (
    <footer className="border-t border-line bg-surface pt-4 pb-[calc(76px+env(safe-area-inset-bottom))] text-meta text-text-2 lg:pb-4">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-center gap-x-6 gap-y-2 px-3 sm:justify-between sm:px-4 md:px-6 xl:px-8">
        <span>{appMessages.copyright(thisYear, title)}</span>
        <AppearanceChoice />
      </div>
    </footer>
  );
};

type SiteShellProps = {
  /** False on the login page: no advertisement stands beside a password. */
  readonly ads: boolean;
  readonly children: ReactNode;
};

/** The frame of the public pages. */
export const SiteShell = ({ ads, children }: SiteShellProps) => (
  <div className="flex min-h-dvh flex-col">
    <TopBar />
    <ConnectionNote />
    <div className="mx-auto flex w-full max-w-page flex-1 justify-center gap-6 2xl:max-w-[1400px] 2xl:px-4">
      {ads && <AdFrame slot="left" url={adsUrl} />}
      <div className="flex w-full max-w-page min-w-0 flex-col">
        <main id="content" tabIndex={-1} className="flex-1 px-3 pb-12 outline-none sm:px-4 md:px-6 xl:px-8 2xl:px-0">
          {children}
        </main>
        {ads && <AdFrame slot="bottom" url={adsUrl} />}
      </div>
      {ads && <AdFrame slot="right" url={adsUrl} />}
    </div>
    <Footer />
    <BottomBar />
  </div>
);
