import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { Kit } from '@league/query-api/contract/crest.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import type { ReactNode } from 'react';
import { formatShortDay, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { classNames } from '../ui/class-names.ts';
import type { RenderLink } from '../ui/link-parts.ts';
import { Crest } from './crest.tsx';
import { coloursOf, crestOf, wornBy } from './kit.ts';
import { kickOffOf, loserOf, plateOf, type Side } from './match-text.ts';
import { ScorePlate } from './score-plate.tsx';

const texts = matchCardMessages;

type SlabProps = { readonly team: TeamReference; readonly kit: Kit; readonly away?: boolean };

/** A team's kit as one side of a `face`, cut at a slant. */
export const Slab = ({ team, kit, away = false }: SlabProps) => (
  <span className={classNames(`slab kit ${coloursOf(kit)} p-${crestOf(team).pattern}`, away && 'away')} />
);

type FaceSize = 'row' | 'header' | 'board';

const crestSizes = { row: 28, header: 64, board: 104 } as const satisfies Readonly<Record<FaceSize, number>>;

type SideProps = {
  readonly match: MatchAnswer;
  readonly side: Side;
  readonly kit: Kit;
  readonly size: FaceSize;
  readonly note: string | undefined;
  readonly short: string | undefined;
  readonly link: RenderLink | undefined;
};

/** Crest and name of a side on its kit, in letters that can be read there. */
const SideOf = ({ match, side, kit, size, note, short, link }: SideProps) => {
  const team = side === 'home' ? match.homeTeam : match.awayTeam;
  const wonByWalkover = match.isWalkover && match.walkoverWinner === side;
  const className = classNames('face-side', side, `k-${kit.ground}`, loserOf(match) === side && 'lost');
  const children = (
    <>
      <Crest team={team} size={crestSizes[size]} />
      <span className="face-name">
        {short === undefined ? (
          team.name
        ) : (
          <>
            <span className="whole-name">{team.name}</span>
            <span className="short-name">{short}</span>
          </>
        )}
        {wonByWalkover && <span className="block text-small font-semibold">{texts.walkoverWon}</span>}
      </span>
      {note !== undefined && <span className="text-meta font-semibold tabular-nums">{note}</span>}
    </>
  );
  return link === undefined ? <span className={className}>{children}</span> : link({ className, children });
};

/** What a row need not say where its heading does (`said`); a walkover and a cancelled match are said in every row. */
const State = ({ match: { status, isWalkover }, alone }: { readonly match: MatchAnswer; readonly alone: boolean }) => {
  const walkover = isWalkover && status === 'finished';
  const live = status === 'live';
  return (
    <span
      className={classNames(
        'face-state',
        !walkover && status !== 'cancelled' && !(alone && live) && 'said',
        live && 'text-led',
      )}
    >
      {live && <span className="live-dot" />}
      {walkover ? texts.walkover : texts.status(status)}
    </span>
  );
};

/** "4 Ara"; undefined without a date. */
const dayOf = ({ date }: MatchAnswer): string | undefined => {
  const kickOff = instantOf(date);
  return kickOff === null ? undefined : formatShortDay(kickOff);
};

type FaceOffProps = {
  readonly match: MatchAnswer;
  readonly size: FaceSize;
  /** Stands under each side's name: its place in the table. */
  readonly notes?: Readonly<Record<Side, string | undefined>>;
  /** Stands under the time of a match to come. */
  readonly caption?: ReactNode;
  /** No heading says when the match of a row is, and whether it runs. */
  readonly alone?: boolean;
  /** What the teams are called in a narrow row, by their ids. */
  readonly short?: ReadonlyMap<string, string> | undefined;
  /** Makes each side a link; then only the middle is hidden from screen readers. */
  readonly linkOf?: (team: TeamReference) => RenderLink;
};

/** The two kits, as the sides wear them against each other, with crests and names on them and the score between them. */
export const FaceOff = ({ match, size, notes, caption, short, linkOf, alone = false }: FaceOffProps) => {
  const { homeTeam, awayTeam } = match;
  const worn = wornBy(homeTeam, awayTeam);
  const isRow = size === 'row';
  return (
    <span className={classNames('face', isRow && 'match-row')}>
      <Slab team={homeTeam} kit={worn.home} />
      <Slab team={awayTeam} kit={worn.away} away />
      {!isRow && <span className="face-ring" />}
      <SideOf
        match={match}
        side="home"
        kit={worn.home}
        size={size}
        note={notes?.home}
        short={short?.get(homeTeam._id)}
        link={linkOf?.(homeTeam)}
      />
      <span aria-hidden="true" className="face-middle">
        <ScorePlate plate={plateOf(match)} size={isRow ? 'card' : 'L'} time={alone ? dayOf(match) : kickOffOf(match)} />
        {match.status === 'finished' && alone && !match.isWalkover ? (
          <span className="face-state">{dayOf(match)}</span>
        ) : match.status === 'scheduled' ? (
          caption !== undefined && <span className="face-state">{caption}</span>
        ) : (
          <State match={match} alone={alone} />
        )}
      </span>
      <SideOf
        match={match}
        side="away"
        kit={worn.away}
        size={size}
        note={notes?.away}
        short={short?.get(awayTeam._id)}
        link={linkOf?.(awayTeam)}
      />
    </span>
  );
};
