import { kitOf } from '@league/query-api/contract/crest.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, Star } from 'lucide-react';
import { Crest } from '../../components/league/crest.tsx';
import { coloursOf, crestOf } from '../../components/league/kit.ts';
import { classNames } from '../../components/ui/class-names.ts';
import { PageHeading } from '../../layout/page-header.tsx';
import { teamsMessages } from '../../messages/tr/teams.ts';
import { pinTeam, usePinnedTeam } from './pinned-team.ts';
import { shortId } from './team-list.ts';

const words = teamsMessages.detail;

/** Makes the team the visitor's own in this browser, or lets it go. */
const Pin = ({ id }: { readonly id: string }) => {
  const isOwn = usePinnedTeam() === id;
  return (
    <button
      type="button"
      aria-pressed={isOwn}
      onClick={() => pinTeam(isOwn ? null : id)}
      className="inline-flex min-h-11 items-center gap-2 rounded-control bg-led-plate px-3 font-bold text-white print:hidden"
    >
      <Star className={classNames('size-4 shrink-0', isOwn && 'fill-current')} />
      {words.own}
    </button>
  );
};

type TeamHeadProps = {
  /** undefined while it is not known. */
  readonly team: (TeamReference & { readonly city: string | null }) | undefined;
  /** "4. sıra · 12 puan"; undefined before the first match. */
  readonly place: string | undefined;
  readonly failed: boolean;
};

/** The head of a team's page: its kit, with crest, name and place on it. Of a team that is not known yet the ground is night. */
export const TeamHead = ({ team, place, failed }: TeamHeadProps) => (
  <header
    className={classNames(
      'from-edge-to-edge pt-1 pb-4 md:pt-3 md:pb-8 [&_:focus-visible]:outline-current',
      team === undefined ? 'night turf' : `kit ${coloursOf(kitOf(crestOf(team)))} p-${crestOf(team).pattern}`,
    )}
  >
    <div className="flex min-h-11 items-center justify-between gap-3">
      <Link to="/teams" className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold hover:underline">
        <ChevronLeft className="size-4 shrink-0" />
        {words.back}
      </Link>
      {team !== undefined && <Pin id={team._id} />}
    </div>
    <div className="flex min-h-21.5 items-center gap-3.5 md:min-h-32 md:gap-6">
      {team === undefined ? <span className="w-18 shrink-0 md:w-28" /> : <Crest team={team} size={112} />}
      <div className="min-w-0">
        <PageHeading
          title={team?.name ?? words.title}
          failed={failed}
          className="text-[1.5625rem] leading-7 md:text-[2.5rem] md:leading-11"
        />
        <p className="text-meta font-semibold tabular-nums">
          {[place, team?.city, team && `#${shortId(team._id)}`].filter(Boolean).join(' · ') || '\u00a0'}
        </p>
      </div>
    </div>
    {team !== undefined && <span className="absolute inset-x-[calc(50%-50vw)] bottom-0 h-1.5 bg-(--t)" />}
  </header>
);
