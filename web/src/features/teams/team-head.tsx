import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import { useSession } from '../../api/use-session.ts';
import { Crest } from '../../components/league/crest.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { KitHead, onKitClass } from '../../layout/kit-head.tsx';
import { lateOrNothing } from '../../components/query/late-or-nothing.tsx';
import { PageHeading } from '../../layout/page-header.tsx';
import { teamsMessages } from '../../messages/tr/teams.ts';
import { RecordsLink } from '../audit/records-link.tsx';
import { pinTeam, usePinnedTeam } from './pinned-team.ts';
import { shortId } from './team-list.ts';

const words = teamsMessages.detail;

/** Makes the team the visitor's own in this browser, or lets it go. */
const Pin = ({ id }: { readonly id: string }) => {
  const isOwn = usePinnedTeam() === id;
  return (
    <button type="button" aria-pressed={isOwn} onClick={() => pinTeam(isOwn ? null : id)} className={onKitClass}>
      <Star className={classNames('size-4 shrink-0', isOwn && 'fill-current')} />
      {words.own}
    </button>
  );
};

/** For admins; the words of their pages are no part of this one. */
const EditLink = lateOrNothing(() =>
  import('../team-management/edit-team-link.tsx').then((loaded) => loaded.EditTeamLink),
);

const Actions = ({ id }: { readonly id: string }) => (
  <span className="flex flex-wrap gap-2">
    {useSession()?.isAdmin === true && <EditLink className={onKitClass} />}
    <RecordsLink of={{ team: id }} className={onKitClass} />
    <Pin id={id} />
  </span>
);

type TeamHeadProps = {
  /** undefined while it is not known. */
  readonly team: (TeamReference & { readonly city: string | null }) | undefined;
  /** "4. sıra · 12 puan"; undefined before the first match. */
  readonly place: string | undefined;
  readonly failed: boolean;
};

const toTeams = { label: words.back, link: (parts: object) => <Link to="/teams" {...parts} /> };

/** The head of a team's page: crest, name and place on its kit. */
export const TeamHead = ({ team, place, failed }: TeamHeadProps) => (
  <KitHead team={team} back={toTeams} action={team !== undefined && <Actions id={team._id} />}>
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
  </KitHead>
);
