import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { TeamReference } from '@league/query-api/contract/teams.ts';
import type { ReactNode } from 'react';
import { formatDay, formatTime, instantOf } from '../format/time.ts';
import { matchCardMessages } from '../messages/tr/match-card.ts';
import { Crest } from './crest.tsx';
import type { RenderLink } from './link-parts.ts';
import { loserOf, matchSentence, plateOf } from './match-text.ts';
import { ScorePlate } from './score-plate.tsx';
import { StatusBadge, WalkoverBadge } from './ui/badge.tsx';
import { classNames } from './ui/class-names.ts';

const texts = matchCardMessages;

type Variant = 'row' | 'tile' | 'header';

type MatchCardProps = {
  readonly match: MatchAnswer;
  readonly variant?: Variant;
  /** Makes the whole card a link. */
  readonly link?: RenderLink;
  /** Highlights the card; the owner decides for how long. */
  readonly changed?: boolean;
  /** Shows the week, and in a `row` the day, for lists whose headings do not name them. */
  readonly withDay?: boolean;
};

type PartProps = { readonly match: MatchAnswer };

const timeOf = ({ date }: MatchAnswer): string | undefined => {
  const kickOff = instantOf(date);
  return kickOff === null ? undefined : formatTime(kickOff);
};

const shortDay = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', day: 'numeric', month: 'short' });

/** "20 Kas"; null without a date, since the card's time already says that there is none. */
const shortDayOf = ({ date }: MatchAnswer): string | null => {
  const kickOff = instantOf(date);
  return kickOff === null ? null : shortDay.format(kickOff);
};

const dayOf = ({ date }: MatchAnswer): string => {
  const kickOff = instantOf(date);
  return kickOff === null ? texts.unknownDate : formatDay(kickOff);
};

/** A team's name on two lines at most; a name that is cut off is whole in the card's sentence for screen readers. */
const TeamLine = ({ team, lost, won }: { team: TeamReference; lost: boolean; won: boolean }) => (
  <span className="flex min-h-6 items-center gap-2">
    <Crest team={team} />
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <span className={classNames('line-clamp-2 leading-5 font-semibold', lost && 'text-text-2')}>{team.name}</span>
      {won && <span className="text-small text-text-2">{texts.walkoverWon}</span>}
    </span>
  </span>
);

const Teams = ({ match }: PartProps) => {
  const loser = loserOf(match);
  const line = (team: TeamReference, side: 'home' | 'away') => (
    <TeamLine team={team} lost={loser === side} won={match.isWalkover && match.walkoverWinner === side} />
  );
  return (
    <span className="flex min-w-0 flex-1 flex-col justify-center gap-1">
      {line(match.homeTeam, 'home')}
      {line(match.awayTeam, 'away')}
    </span>
  );
};

const StatusWord = ({ match }: PartProps) => {
  if (match.isWalkover && match.status === 'finished') return <WalkoverBadge bare />;
  const live = match.status === 'live';
  return (
    <span
      className={classNames('flex items-center gap-1 text-small', live ? 'font-semibold text-live' : 'text-text-2')}
    >
      {live && <span className="size-2 shrink-0 rounded-full border-4 border-live-fill" />}
      {texts.status(match.status)}
    </span>
  );
};

const Row = ({ match, withDay }: PartProps & { readonly withDay: boolean }) => {
  const time = timeOf(match);
  return (
    <span className="flex min-h-18 items-stretch gap-3 px-3 py-2.5">
      <span className="flex w-15 shrink-0 flex-col items-start justify-center gap-0.5 sm:w-18">
        {withDay && <span className="text-small text-text-2">{shortDayOf(match)}</span>}
        <span
          className={classNames(
            'text-meta font-semibold tabular-nums',
            match.status === 'cancelled' && 'line-through',
            time === undefined && 'text-text-3',
          )}
        >
          {time ?? texts.noTime}
        </span>
        <StatusWord match={match} />
      </span>
      <Teams match={match} />
      <ScorePlate plate={plateOf(match)} time={time} />
    </span>
  );
};

const Tile = ({ match, withDay }: PartProps & { readonly withDay: boolean }) => {
  const time = timeOf(match);
  return (
    <span className="flex h-full flex-col gap-3 p-4">
      <span className="flex items-start justify-between gap-2">
        <span className="min-w-0 text-small text-text-2">
          {withDay && <span className="block">{texts.week(match.week)}</span>}
          <span className="tabular-nums">{[dayOf(match), time].filter(Boolean).join(' ')}</span>
        </span>
        {match.isWalkover ? <WalkoverBadge /> : <StatusBadge status={match.status} />}
      </span>
      <span className="flex items-stretch gap-3">
        <Teams match={match} />
        <ScorePlate plate={plateOf(match)} time={time} />
      </span>
    </span>
  );
};

const HeaderSide = ({ team, lost, won }: { team: TeamReference; lost: boolean; won: boolean }) => (
  <span className="flex min-w-0 flex-col items-center gap-2 text-center">
    <span className="sm:hidden">
      <Crest team={team} size={48} />
    </span>
    <span className="hidden sm:block">
      <Crest team={team} size={64} />
    </span>
    <span className="w-full">
      <span className={classNames('line-clamp-3 text-h3 font-bold sm:text-h2', lost && 'text-text-2')}>
        {team.name}
      </span>
      {won && <span className="block text-small text-text-2">{texts.walkoverWon}</span>}
    </span>
  </span>
);

const Header = ({ match, withDay }: PartProps & { readonly withDay: boolean }) => {
  const loser = loserOf(match);
  const time = timeOf(match);
  const plate = plateOf(match);
  const won = (side: 'home' | 'away') => match.isWalkover && match.walkoverWinner === side;
  return (
    <span className="flex flex-col items-center gap-3 px-2 py-4">
      <span className="grid w-full max-w-form grid-cols-[1fr_auto_1fr] items-start gap-3">
        <HeaderSide team={match.homeTeam} lost={loser === 'home'} won={won('home')} />
        <span className="flex flex-col items-center gap-2">
          <span className="sm:hidden">
            <ScorePlate plate={plate} size="M" layout="inline" time={time} />
          </span>
          <span className="hidden sm:block">
            <ScorePlate plate={plate} size="L" layout="inline" time={time} />
          </span>
          {match.isWalkover ? <WalkoverBadge /> : <StatusBadge status={match.status} />}
        </span>
        <HeaderSide team={match.awayTeam} lost={loser === 'away'} won={won('away')} />
      </span>
      <span className="flex flex-wrap justify-center gap-x-2 text-center text-meta text-text-2 tabular-nums">
        {[withDay && texts.week(match.week), [dayOf(match), time].filter(Boolean).join(' '), match.stadium]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  );
};

const bodies: Readonly<Record<Variant, (props: PartProps & { readonly withDay: boolean }) => ReactNode>> = {
  row: Row,
  tile: Tile,
  header: Header,
};

const shapes: Readonly<Record<Variant, string>> = {
  // The corners of the first and last card follow the rounded corners of the list.
  row: 'in-[li:first-child]:rounded-t-[11px] in-[li:last-child]:rounded-b-[11px]',
  tile: 'h-full rounded-card border border-line',
  header: '',
};

/**
 * A match in a list (`row`, 72 px, in the frame that match-list.tsx draws), on its own (`tile`) or above its details
 * (`header`). Screen readers get one sentence instead of the parts; with `link` the whole card is a link with that
 * sentence as its name. Long names wrap, so that the card is never wider than its place.
 */
export const MatchCard = ({ match, variant = 'row', link, changed = false, withDay = false }: MatchCardProps) => {
  const Body = bodies[variant];
  const className = classNames(
    'relative block',
    shapes[variant],
    changed ? 'bg-tint-2' : variant === 'tile' && 'bg-surface',
    link !== undefined && 'hover:bg-hover focus-visible:z-10',
  );
  const children = (
    <>
      <span className="sr-only">{matchSentence(match)}</span>
      <span aria-hidden="true" className="block h-full">
        <Body match={match} withDay={withDay} />
      </span>
    </>
  );
  return link === undefined ? <div className={className}>{children}</div> : link({ className, children });
};
