import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { formatDay, formatTime, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { Crest } from './crest.tsx';
import type { RenderLink } from '../ui/link-parts.ts';
import { loserOf, matchSentence, plateOf, type Side } from './match-text.ts';
import { ScorePlate } from './score-plate.tsx';
import { StatusBadge, WalkoverBadge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';

const texts = matchCardMessages;

type MatchCardProps = {
  readonly match: MatchAnswer;
  readonly variant?: 'row' | 'header';
  /** Makes the whole card a link. */
  readonly link?: RenderLink;
  /** Highlights the card; the owner decides for how long. */
  readonly changed?: boolean;
};

type PartProps = { readonly match: MatchAnswer };

const timeOf = ({ date }: MatchAnswer): string | undefined => {
  const kickOff = instantOf(date);
  return kickOff === null ? undefined : formatTime(kickOff);
};

const dayOf = ({ date }: MatchAnswer): string => {
  const kickOff = instantOf(date);
  return kickOff === null ? texts.unknownDate : formatDay(kickOff);
};

type SideProps = { readonly team: TeamReference; readonly lost: boolean; readonly won: boolean };

/** The team of a side, whether it lost, and whether it won without playing. */
const sideOf = (match: MatchAnswer, side: Side): SideProps => ({
  team: side === 'home' ? match.homeTeam : match.awayTeam,
  lost: loserOf(match) === side,
  won: match.isWalkover && match.walkoverWinner === side,
});

/** A team's name on two lines at most; a name that is cut off is whole in the card's sentence for screen readers. */
const TeamLine = ({ team, lost, won }: SideProps) => (
  <span className="flex min-h-6 items-center gap-2">
    <Crest team={team} />
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <span className={classNames('line-clamp-2 leading-tight font-semibold', lost && 'text-text-2')}>{team.name}</span>
      {won && <span className="text-small text-text-2">{texts.walkoverWon}</span>}
    </span>
  </span>
);

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

const Row = ({ match }: PartProps) => {
  const time = timeOf(match);
  return (
    <span className="flex min-h-18 flex-wrap items-stretch gap-x-3 gap-y-1 px-3 py-2.5 @min-[16rem]:flex-nowrap">
      <span className="flex w-full shrink-0 flex-wrap items-baseline gap-x-2 gap-y-0.5 @min-[16rem]:w-15 @min-[16rem]:flex-col @min-[16rem]:items-start @min-[16rem]:justify-center sm:@min-[16rem]:w-18">
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
      <span className="flex min-w-0 flex-1 flex-col justify-center gap-1">
        <TeamLine {...sideOf(match, 'home')} />
        <TeamLine {...sideOf(match, 'away')} />
      </span>
      <ScorePlate plate={plateOf(match)} time={time} />
    </span>
  );
};

const HeaderSide = ({ team, lost, won }: SideProps) => (
  <span className="flex min-w-0 flex-col items-center gap-2 text-center">
    <Crest team={team} size={64} />
    <span className="w-full">
      <span className={classNames('line-clamp-3 text-h3 font-bold sm:text-h2', lost && 'text-text-2')}>
        {team.name}
      </span>
      {won && <span className="block text-small text-text-2">{texts.walkoverWon}</span>}
    </span>
  </span>
);

const Header = ({ match }: PartProps) => {
  const time = timeOf(match);
  return (
    <span className="flex flex-col items-center gap-3 px-2 py-4">
      <span className="grid w-full max-w-form items-start gap-3 @min-[16rem]:grid-cols-[1fr_auto_1fr]">
        <HeaderSide {...sideOf(match, 'home')} />
        <span className="flex flex-col items-center gap-2">
          <ScorePlate plate={plateOf(match)} size="L" layout="inline" time={time} />
          {match.isWalkover ? <WalkoverBadge /> : <StatusBadge status={match.status} />}
        </span>
        <HeaderSide {...sideOf(match, 'away')} />
      </span>
      <span className="flex flex-wrap justify-center gap-x-2 text-center text-meta text-text-2 tabular-nums">
        {[[dayOf(match), time].filter(Boolean).join(' '), match.stadium].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
};

/**
 * A match in a list (`row`, 72 px, in the frame that match-list.tsx draws) or above its details (`header`). Screen
 * readers get one sentence instead of the parts; with `link` the whole card is a link with that sentence as its name.
 * Long names wrap, so that the card is never wider than its place.
 */
export const MatchCard = ({ match, variant = 'row', link, changed = false }: MatchCardProps) => {
  const className = classNames(
    // Where its letters are too large for its width, its parts stand under each other.
    '@container relative block',
    // The corners of the first and last card follow the rounded corners of the list.
    variant === 'row' && 'in-[li:first-child]:rounded-t-[11px] in-[li:last-child]:rounded-b-[11px]',
    changed && 'bg-tint-2',
    link !== undefined && 'hover:bg-hover focus-visible:z-10',
  );
  const children = (
    <>
      <span className="sr-only">{matchSentence(match)}</span>
      <span aria-hidden="true" className="block h-full">
        {variant === 'row' ? <Row match={match} /> : <Header match={match} />}
      </span>
    </>
  );
  return link === undefined ? <div className={className}>{children}</div> : link({ className, children });
};
