import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { wornBy } from '../../components/league/kit.ts';
import type { Side } from '../../components/league/match-text.ts';
import { ScorePlate } from '../../components/league/score-plate.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { incidentTypes } from '../../messages/tr/stored-words.ts';
import { IncidentGlyph } from './incident-glyph.tsx';
import { PlayerName } from './player-name.tsx';
import { type TimeLineRow, timeLineOf } from './time-line.ts';
import type { Lists } from './lists.ts';

const { details } = matchesMessages;

type IncidentRow = Extract<TimeLineRow, { readonly kind: 'incident' }>;
type Teams = Pick<MatchAnswer, 'homeTeam' | 'awayTeam'>;

const teamOf = ({ homeTeam, awayTeam }: Teams, side: Side) => (side === 'home' ? homeTeam : awayTeam);

const Incident = ({ row: { incident, side, score }, match }: { readonly row: IncidentRow; readonly match: Teams }) => {
  const { type, minute, description, player } = incident;
  const kit = side === null ? undefined : wornBy(match.homeTeam, match.awayTeam)[side];
  // A goal says itself by its ball and its score.
  const word = <span className={type === 'goal' && player !== null ? 'sr-only' : ''}>{incidentTypes[type]}</span>;
  return (
    <li className="relative grid min-h-12 grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-2.5 before:absolute before:inset-y-0 before:left-1/2 before:border-l-2 before:border-line @max-[18rem]:before:left-5.5 @min-[18rem]:grid-cols-[minmax(0,1fr)_2.75rem_minmax(0,1fr)]">
      <span className="relative row-start-1 grid @min-[18rem]:col-start-2 justify-items-center gap-0.5 py-0.75">
        <span className="min-w-10 rounded-full border border-line bg-surface px-1.5 text-center text-meta/5.5 font-bold text-text-2 tabular-nums">
          <span className="sr-only">{details.minute(minute)}</span>
          <span aria-hidden="true">{details.minuteMark(minute)}</span>
        </span>
        {score !== null && <ScorePlate plate={{ kind: 'finished', ...score }} size="table" />}
      </span>
      <div
        className={classNames(
          'row-start-1 flex min-w-0 items-center gap-2 leading-4.5',
          side === 'away'
            ? '@min-[18rem]:col-start-3'
            : '@min-[18rem]:col-start-1 @min-[18rem]:flex-row-reverse @min-[18rem]:text-right',
        )}
      >
        <IncidentGlyph type={type} kit={kit} />
        <div className="min-w-0 [overflow-wrap:anywhere]">
          {player !== null && (
            <span className={type === 'goal' ? 'font-extrabold' : 'font-semibold'}>
              <PlayerName player={player} />
            </span>
          )}
          <span className={classNames('block text-meta text-text-2', player !== null && '-mt-3 pb-2')}>
            {word}
            {description !== '' && (
              <>
                {type !== 'goal' && ' · '}
                {description}
              </>
            )}
            {side !== null && <span className="sr-only"> ({teamOf(match, side).name})</span>}
          </span>
        </div>
      </div>
    </li>
  );
};

/** What happened in a match along a line through its middle, the home side at the left; nothing where nobody recorded anything. */
export const MatchIncidents = ({ match }: { readonly match: MatchAnswer & Exclude<Lists, string> }) => (
  <ol aria-label={details.incidents} className="mx-auto flex max-w-form flex-col px-(--gutter) pb-3 md:px-4">
    {timeLineOf(match).map((row, index) =>
      row.kind === 'incident' ? (
        // Nothing tells two incidents apart that say the same, and they are read as one list.
        <Incident key={index} row={row} match={match} />
      ) : (
        <li key={row.kind} className="relative flex min-h-8.5 items-center justify-center">
          <span className="rounded-full bg-sunken px-3 py-0.5 text-meta font-bold text-text-2 tabular-nums">
            {details[row.kind](row.score.home, row.score.away)}
          </span>
        </li>
      ),
    )}
  </ol>
);
