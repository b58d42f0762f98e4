import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../api/use-session.ts';
import { PageHeading } from '../../layout/page-header.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { CentreCircle } from '../../components/league/centre-circle.tsx';
import { CornerArc } from '../../components/league/corner-arc.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { homeMessages } from '../../messages/tr/home.ts';
import { headlineOf, seasonDates } from './hero-text.ts';

const dotted = (parts: readonly (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

const STANDINGS = { to: '/standings', label: appMessages.standings } as const;
const VISITORS_LINKS = [{ to: '/register', label: appMessages.register }, STANDINGS] as const;
const OWN_LINKS = [STANDINGS, { to: '/weekly-matches', label: appMessages.weekly }] as const;

type HeroProps = {
  readonly league: Pick<SettingsAnswer, 'title' | 'startDate' | 'endDate'>;
  readonly description: string;
  /** The current season; undefined while it is not known. */
  readonly season: SeasonsAnswer[number] | undefined;
  readonly teams: number | undefined;
};

/**
 * The league, its description and season, and the way on: to the registration for who has no session. At most 220 px high on a phone, since
 * visitors come for tonight's matches.
 */
export const Hero = ({ league, description, season, teams }: HeroProps) => {
  const links = useSession() === null ? VISITORS_LINKS : OWN_LINKS;
  const { headline, text } = headlineOf(description);
  const playing = [season?.label, seasonDates(league.startDate, league.endDate)];
  const size = [
    teams !== undefined && teams > 0 && homeMessages.teamCount(teams),
    // A season without fixtures has no weeks to count.
    season !== undefined && season.weeks > 0 && homeMessages.weekCount(season.weeks),
  ];
  return (
    <div className="relative mt-4 overflow-hidden rounded-card border border-line bg-surface p-4 md:px-8 md:py-6 short:mt-2 short:py-2">
      <CornerArc className="absolute top-0 right-0 size-24 lg:hidden" />
      <CentreCircle className="absolute top-1/2 left-[54%] hidden size-72 -translate-1/2 lg:block" />
      <div className="relative flex flex-col gap-3 lg:flex-row lg:items-end lg:justify-between lg:gap-8 sm:short:flex-row sm:short:items-end sm:short:justify-between">
        <div className="min-w-0">
          <p className="min-h-5 text-meta text-text-2">{dotted([...playing, ...size])}</p>
          <div className="py-1">
            <PageHeading
              title={headline ?? league.title}
              documentTitle={homeMessages.title}
              className="text-h1 sm:text-display"
            />
            {text !== '' && <p className="line-clamp-2 text-meta text-text-2">{text}</p>}
          </div>
        </div>
        <div className="flex flex-wrap gap-2 *:grow *:px-2 *:whitespace-nowrap sm:*:grow-0 sm:*:px-4">
          {links.map(({ to, label }, index) => (
            <Link key={to} to={to} className={buttonClass(index === 0 ? 'brand' : 'secondary')}>
              {label}
            </Link>
          ))}
        </div>
      </div>
    </div>
  );
};
