import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { Link } from '@tanstack/react-router';
import { Crest } from '../../components/league/crest.tsx';
import { kitClass } from '../../components/league/kit.ts';
import { CornerArc } from '../../components/league/corner-arc.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { useChanged } from '../../components/ui/use-changed.ts';
import { seasonArchiveMessages as words } from '../../messages/tr/season-archive.ts';
import { datesOf, SeasonFacts } from './season-facts.tsx';
import { ChampionMark } from './champion-mark.tsx';
import { RunningBadge } from './running-badge.tsx';

type First = TeamReference | null | undefined;

/** The kit of the first team with its crest, and its trim at the edge; a corner of the pitch where there is no team. */
const Kit = ({ first }: { readonly first: First }) => (
  <div
    aria-hidden="true"
    className={classNames(
      'relative grid w-20 shrink-0 place-items-center overflow-hidden md:w-28',
      first ? `${kitClass(first)} border-r-4 border-(--t)` : 'bg-sunken',
    )}
  >
    {first ? <Crest team={first} size={64} /> : <CornerArc className="absolute right-0 bottom-0 size-16 rotate-90" />}
  </div>
);

/** Who has won the season, or leads it. */
const FirstLine = ({ first, current }: { readonly first: First; readonly current: boolean }) => {
  if (first === undefined) return '\u00a0';
  if (first === null) return <span className="text-text-2">{current ? words.noLeader : words.noChampion}</span>;
  return (
    <>
      {!current && <ChampionMark />}
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="text-meta text-text-2">{current ? words.leader : words.champion}: </span>
        <span className="font-bold">{first.name}</span>
      </span>
    </>
  );
};

type SeasonCardProps = {
  readonly season: SeasonsAnswer[number];
  /** Its champion, or its leader while it is played; null: there is none; undefined while it is not known. */
  readonly first: First;
  /** How many matches of the current season are played; undefined while it is not known. */
  readonly played?: number | undefined;
};

/** A season of the archive, which leads to its page; highlighted for a moment when a result changes what it says. */
export const SeasonCard = ({ season, first, played }: SeasonCardProps) => {
  const { label, current } = season;
  const changed = useChanged([label, season.teams, season.matches, first?._id, played].join());
  return (
    <article
      className={classNames(
        'relative flex h-full overflow-hidden rounded-card border border-line hover:border-control',
        changed ? 'bg-tint-2' : 'bg-surface',
      )}
    >
      <Kit first={first} />
      <div className="flex min-w-0 flex-1 flex-col px-3 py-2 md:px-4 md:py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <h2 className="text-h2 font-extrabold">
            <Link
              to="/seasons/$season"
              params={{ season: String(season.season) }}
              // The whole card can be pressed.
              className="[overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
            >
              {label}
            </Link>
          </h2>
          {current && <RunningBadge />}
        </div>
        <p className="text-meta text-text-2 tabular-nums">{datesOf(season) ?? '\u00a0'}</p>
        <p className="text-meta text-text-2">
          <SeasonFacts season={season} played={played} />
        </p>
        <p className="mt-1 flex min-h-7 items-center gap-2">
          <FirstLine first={first} current={current} />
        </p>
      </div>
    </article>
  );
};
