import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { formatDay, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { classNames } from '../ui/class-names.ts';
import type { RenderLink } from '../ui/link-parts.ts';
import { FaceOff } from './face-off.tsx';
import { kickOffOf, matchSentence } from './match-text.ts';

type MatchCardProps = {
  readonly match: MatchAnswer;
  readonly variant?: 'row' | 'header';
  /** Makes the whole card a link. */
  readonly link?: RenderLink;
  /** Highlights the card; the owner decides for how long. */
  readonly changed?: boolean;
  /** What the teams are called in a narrow list, by their ids. */
  readonly short?: ReadonlyMap<string, string>;
  /** The list has no headings with kick-offs and states: the card says the day of a match to come, and whether it runs. */
  readonly alone?: boolean;
};

const dayOf = ({ date }: MatchAnswer): string => {
  const kickOff = instantOf(date);
  return kickOff === null ? matchCardMessages.unknownDate : formatDay(kickOff);
};

const Header = ({ match }: { readonly match: MatchAnswer }) => (
  <span className="night block">
    <FaceOff match={match} size="header" />
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
export const MatchCard = ({ match, variant = 'row', link, changed = false, short, alone = false }: MatchCardProps) => {
  const className = classNames(
    'relative block',
    variant === 'header' && '@container',
    changed && 'changed bg-tint-2',
    link !== undefined && 'hover:bg-hover focus-visible:z-10',
  );
  const children = (
    <>
      <span className="sr-only">{matchSentence(match)}</span>
      <span aria-hidden="true" className="block h-full">
        {variant === 'row' ? (
          <FaceOff match={match} size="row" short={short} alone={alone} />
        ) : (
          <Header match={match} />
        )}
      </span>
    </>
  );
  return link === undefined ? <div className={className}>{children}</div> : link({ className, children });
};
