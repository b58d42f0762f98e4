import { Link, useRouter } from '@tanstack/react-router';
import {
  Award,
  CalendarClock,
  CalendarRange,
  ListOrdered,
  Radio,
  Shield,
  ShieldCheck,
  Shirt,
  SlidersHorizontal,
  Trophy,
  Users,
  Whistle,
} from 'lucide-react';
import { dashboardMessages } from '../../messages/tr/dashboard.ts';

const words = dashboardMessages.shortcuts;

/** The pages to which the dashboard leads, those of later releases too. */
const SHORTCUTS = [
  { to: '/admin/teams', label: words.teams, icon: Shield },
  { to: '/admin/players', label: words.players, icon: Users },
  { to: '/admin/match-plan', label: words.plan, icon: CalendarClock },
  { to: '/admin/control-panel', label: words.control, icon: SlidersHorizontal },
  { to: '/admin/team-assignment', label: words.assignment, icon: Shirt },
  { to: '/admins', label: words.admins, icon: ShieldCheck },
  { to: '/admin/simple-referees', label: words.referees, icon: Whistle },
  { to: '/admin/simple-broadcasters', label: words.broadcasters, icon: Radio },
  { to: '/admin/league-plan', label: words.league, icon: CalendarRange },
  { to: '/admin/ranking-rules', label: words.ranking, icon: ListOrdered },
  { to: '/admin/playoff-settings', label: words.playoff, icon: Trophy },
  { to: '/admin/achievements', label: words.achievements, icon: Award },
];

/** The ways to the admin's pages, as far as this release has them. */
export const Shortcuts = () => {
  const pages = new Set(Object.keys(useRouter().routesByPath));
  return (
    <nav aria-label={words.title}>
      <ul className="grid gap-2 px-(--gutter) pb-3 min-[18rem]:grid-cols-2 md:grid-cols-3 md:px-4">
        {SHORTCUTS.filter(({ to }) => pages.has(to)).map(({ to, label, icon: Icon }) => (
          <li key={to} className="flex min-w-0">
            <Link
              to={to}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control bg-sunken px-3 text-meta font-semibold hover:bg-hover"
            >
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
