import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useEyes } from '../../api/use-session.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDateTime } from '../../format/time.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { matchHistoryMessages as words } from '../../messages/tr/match-history.ts';
import type { About } from './history-about.ts';
import { actorText, detailTexts, effectTexts, happenedText } from './history-text.ts';
import type { ShownChange } from './history-answer.ts';
import { historyQuery } from './queries.ts';

/** More details than these are folded away: a whole result has one for each player. */
const MOST_OPEN = 6;

const Details = ({ texts }: { readonly texts: readonly string[] }) => {
  const list = (
    <ul className="flex list-disc flex-col gap-0.5 pl-5 text-table [overflow-wrap:anywhere]">
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
  if (texts.length === 0) return null;
  if (texts.length <= MOST_OPEN) return list;
  return (
    <details>
      <summary className="flex min-h-11 w-fit items-center text-meta font-semibold underline">
        {words.details(texts.length)}
      </summary>
      {list}
    </details>
  );
};

const Change = ({ change, about }: { readonly change: ShownChange; readonly about: About }) => {
  const { at, reason, withdrawal } = change;
  const effects = effectTexts(change);
  return (
    <li className="flex flex-col gap-1.5 border-l-2 border-line py-3 pl-4">
      <p className="flex flex-wrap items-baseline gap-x-2 text-meta text-text-2">
        <time dateTime={at} className="tabular-nums">
          {formatDateTime(new Date(at))}
        </time>
        <span>{actorText(change)}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold [overflow-wrap:anywhere]">{happenedText(change, about)}</span>
        {change.void && <Badge className="border-dashed border-control text-text-2">{words.void}</Badge>}
      </p>
      {change.void && <p className="text-small text-text-2">{words.voidText}</p>}
      {withdrawal !== undefined && (
        <p className="[overflow-wrap:anywhere]">
          {(withdrawal.isBack ? words.withdrawnBack : words.withdrawn)(withdrawal.team.name)}
        </p>
      )}
      <Details texts={detailTexts(change, about)} />
      {reason !== null && <p className="[overflow-wrap:anywhere]">{words.reason(reason)}</p>}
      {effects.length > 0 && <p className="text-text-2">{effects.join(' · ')}</p>}
    </li>
  );
};

/** Every change of the match in plain sentences, the newest first. Admins see the names of those who made them. */
export const MatchHistory = ({ match }: { readonly match: MatchAnswer }) => (
  <QueryPart
    query={historyQuery(match._id, useEyes())}
    waiting={<Skeleton shape="cards" rows={3} />}
    failed={matchesMessages.details.historyFailed}
  >
    {({ changes, players }) =>
      changes.length === 0 ? (
        <EmptyState title={words.empty} level={3} />
      ) : (
        <ol aria-label={words.list} className="mx-auto flex max-w-form flex-col">
          {changes.map((change) => (
            <Change
              key={change.position}
              change={change}
              about={{ homeTeam: match.homeTeam, awayTeam: match.awayTeam, players }}
            />
          ))}
        </ol>
      )
    }
  </QueryPart>
);
