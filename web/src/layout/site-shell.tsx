import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { appMessages } from '../messages/tr/app.ts';
import { useToday } from '../features/matches/use-today.ts';
import { useLeague } from '../features/settings/use-league.ts';
import { Ad } from './ad.tsx';
import { AppearanceChoice } from './appearance-choice.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { footerLinks } from './navigation.ts';
import { TopBar } from './top-bar.tsx';

const Footer = () => {
  const { title } = useLeague();
  const year = useToday().slice(0, 4);
  return (
    <footer className="border-t border-line bg-surface pt-4 pb-[calc(76px+env(safe-area-inset-bottom))] text-meta text-text-2 lg:pb-4 short:pb-4">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-center gap-x-6 gap-y-2 px-(--gutter) sm:justify-between">
        <div className="flex flex-wrap items-center justify-center gap-x-6">
          <span>{appMessages.copyright(year, title)}</span>
          {footerLinks.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center justify-center hover:underline"
            >
              {label}
            </Link>
          ))}
        </div>
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
  <div className="flex min-h-dvh flex-col overflow-x-clip">
    <TopBar />
    <ConnectionNote />
    <div className="mx-auto flex w-full max-w-page flex-1 justify-center gap-6 2xl:max-w-[1400px] 2xl:px-4">
      {ads && <Ad slot="left" />}
      <div className="flex w-full max-w-page min-w-0 flex-col">
        <main id="content" tabIndex={-1} className="flex-1 px-(--gutter) pb-12 outline-none">
          {children}
        </main>
        {ads && <Ad slot="bottom" />}
      </div>
      {ads && <Ad slot="right" />}
    </div>
    <Footer />
    <BottomBar />
  </div>
);
