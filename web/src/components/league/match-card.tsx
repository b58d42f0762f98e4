import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { wornIn } from '@league/query-api/contract/crest.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { formatDay, formatTime, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { Crest } from './crest.tsx';
import type { RenderLink } from '../ui/link-parts.ts';
import { coloursOf, crestOf } from './kit.ts';
import { loserOf, matchSentence, plateOf, type Side } from './match-text.ts';
import { ScorePlate } from './score-plate.tsx';
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

/** The time of kick-off ("21:00"); undefined without a date. */
export const kickOffOf = ({ date }: Pick<MatchAnswer, 'date'>): string | undefined => {
  const kickOff = instantOf(date);
  return kickOff === null ? undefined : formatTime(kickOff);
};

const dayOf = ({ date }: MatchAnswer): string => {
  const kickOff = instantOf(date);
  return kickOff === null ? texts.unknownDate : formatDay(kickOff);
};

type Worn = ReturnType<typeof wornIn>;

const KitOf = ({ team, kit, away = false }: { team: TeamReference; kit: Worn[Side]; away?: boolean }) => (
  <span className={classNames(`slab kit ${coloursOf(kit)} p-${crestOf(team).pattern}`, away && 'away')} />
);

type SideProps = PartProps & { readonly side: Side; readonly kit: Worn[Side]; readonly crest: 28 | 64 };

/** Crest and name of a side on its kit, in letters that can be read there. */
const SideOf = ({ match, side, kit, crest }: SideProps) => {
  const team = side === 'home' ? match.homeTeam : match.awayTeam;
  const wonByWalkover = match.isWalkover && match.walkoverWinner === side;
  return (
    <span className={classNames('face-side', side, `k-${kit.ground}`, loserOf(match) === side && 'lost')}>
      <Crest team={team} size={crest} />
      <span className="face-name">
        {team.name}
        {wonByWalkover && <span className="block text-small font-semibold">{texts.walkoverWon}</span>}
      </span>
    </span>
  );
};

/** What a row need not say where its heading does (`said`); a walkover and a cancelled match are said in every row. */
const State = ({ match: { status, isWalkover } }: PartProps) => {
  const walkover = isWalkover && status === 'finished';
  const live = status === 'live';
  if (status === 'scheduled') return null;
  return (
    <span className={classNames('face-state', !walkover && status !== 'cancelled' && 'said', live && 'text-led')}>
      {live && <span className="live-dot" />}
      {walkover ? texts.walkover : texts.status(status)}
    </span>
  );
};

/** The two kits, as the sides wear them against each other, with crests and names on them and the score between them. */
const FaceOff = ({ match, isRow = false }: PartProps & { readonly isRow?: boolean }) => {
  const { homeTeam, awayTeam } = match;
  const worn = wornIn(crestOf(homeTeam), crestOf(awayTeam));
  const crest = isRow ? 28 : 64;
  return (
    <span className={classNames('face', isRow && 'match-row')}>
      <KitOf team={homeTeam} kit={worn.home} />
      <KitOf team={awayTeam} kit={worn.away} away />
      {!isRow && <span className="face-ring" />}
      <SideOf match={match} side="home" kit={worn.home} crest={crest} />
      <span className="face-middle">
        <ScorePlate plate={plateOf(match)} size={isRow ? 'card' : 'L'} time={kickOffOf(match)} />
        <State match={match} />
      </span>
      <SideOf match={match} side="away" kit={worn.away} crest={crest} />
    </span>
  );
};

const Header = ({ match }: PartProps) => (
  <span className="night block">
    <FaceOff match={match} />
    <span className="flex flex-wrap justify-center gap-x-2 px-3 py-2 text-center text-meta text-text-2 tabular-nums">
      {[[dayOf(match), kickOffOf(match)].filter(Boolean).join(' '), match.stadium].filter(Boolean).join(' · ')}
    </span>
  </span>
);

/**
 * A match in a list (`row`: one line between the edges of two kits, two kits against each other where the list is wide) or above its
 * details (`header`). Screen readers get one sentence instead of the parts; with `link` the whole card is a link with that sentence as
 * its name. Long names wrap, so that the card is never wider than its place.
 */
export const MatchCard = ({ match, variant = 'row', link, changed = false }: MatchCardProps) => {
  const className = classNames(
    'relative block',
    variant === 'header' && '@container',
    changed ? 'changed bg-tint-2' : 'bg-surface',
    link !== undefined && 'hover:bg-hover focus-visible:z-10',
  );
  const children = (
    <>
      <span className="sr-only">{matchSentence(match)}</span>
      <span aria-hidden="true" className="block h-full">
        {variant === 'row' ? <FaceOff match={match} isRow /> : <Header match={match} />}
      </span>
    </>
  );
  return link === undefined ? <div className={className}>{children}</div> : link({ className, children });
};
