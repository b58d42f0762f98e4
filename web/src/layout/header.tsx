import { Link, useRouter } from '@tanstack/react-router';
import { useSession } from '../api/use-session.ts';
import { useLogout } from '../features/session/mutations.ts';
import { formatCalendarDay } from '../format/time.ts';
import { appMessages } from '../messages/tr/app.ts';
import { type League, useLeague } from '../settings/use-league.ts';

const itemClass =
  'flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-hover data-[status=active]:underline data-[status=active]:decoration-4 data-[status=active]:decoration-text data-[status=active]:underline-offset-8';

const Brand = ({ league }: { readonly league: League }) => {
  const from = formatCalendarDay(league.startDate);
  const to = formatCalendarDay(league.endDate);
  return (
    <Link to="/" className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
      <span
        aria-hidden="true"
        className="flex size-8 shrink-0 items-center justify-center rounded-crest border border-control bg-brand font-bold text-on-brand"
      >
        {league.title.slice(0, 1).toLocaleUpperCase('tr')}
      </span>
      <span className="min-w-0">
        <span className="block font-extrabold">{league.title}</span>
        {from !== null && to !== null && (
          <span className="block text-small text-text-3">{appMessages.dates(from, to)}</span>
        )}
      </span>
    </Link>
  );
};

const Account = () => {
  const session = useSession();
  const router = useRouter();
  const logout = useLogout();
  if (session === null) {
    return (
      <Link to="/admin" className={itemClass}>
        {appMessages.login}
      </Link>
    );
  }
  const signOut = () => {
    logout();
    void router.navigate({ to: '/' });
  };
  return (
    <button type="button" onClick={signOut} className={itemClass}>
      {appMessages.logout}
    </button>
  );
};

/** Plain for now: on a phone the links stand in a second row. The bottom bar comes with the finished look. */
export const Header = () => {
  const league = useLeague();
  const session = useSession();
  return (
    <header className="border-t-4 border-b border-t-brand border-b-line bg-surface">
      <div className="mx-auto flex max-w-[1120px] flex-wrap items-center gap-x-4 px-3 py-1 sm:px-4 md:px-6">
        <Brand league={league} />
        <nav
          aria-label={appMessages.mainNavigation}
          className="order-last -mx-3 flex w-full flex-wrap lg:order-none lg:mx-0 lg:w-auto"
        >
          <Link to="/standings" className={itemClass}>
            {appMessages.standings}
          </Link>
          <Link to="/weekly-matches" className={itemClass}>
            {appMessages.weekly}
          </Link>
          {session?.isAdmin === true && (
            <>
              <Link to="/admin/match-results" className={itemClass}>
                {appMessages.adminResults}
              </Link>
              <Link to="/admin/audit" className={itemClass}>
                {appMessages.audit}
              </Link>
            </>
          )}
        </nav>
        <Account />
      </div>
    </header>
  );
};
