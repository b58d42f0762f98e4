import type { MatchHistoryEntry } from '@league/query-api/contract/statistics.ts';
import type { ReactNode } from 'react';
import { OutcomeLetter } from '../../components/league/outcome-letter.tsx';
import { RatingBadge } from '../../components/league/rating-badge.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import type { RenderLink } from '../../components/ui/link-parts.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { profileMessages as words } from '../../messages/tr/profile.ts';
import { statisticsMessages } from '../../messages/tr/statistics.ts';
import { DayOf, PairingLink } from './history-table.tsx';
import { historyQuery } from './queries.ts';

const { figures } = statisticsMessages;

/** How many of the latest matches the overview shows. */
const RECENT = 5;

const Figure = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <span className={value === 0 ? 'text-text-3' : undefined}>
    {label} <span className="font-semibold">{value}</span>
  </span>
);

const Row = ({ entry }: { readonly entry: MatchHistoryEntry }) => (
  <li className="flex min-h-14 items-center gap-3 px-3 py-2">
    <OutcomeLetter outcome={entry.outcome} />
    {/* The figures stand beside the match where there is room, and below it otherwise. */}
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-0 flex-1 basis-52">
        <span className="-mb-1 block text-small text-text-2">
          <DayOf entry={entry} />
        </span>
        <span className="block leading-tight font-semibold">
          <PairingLink entry={entry} />
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta tabular-nums">
        <Figure label={figures.goals} value={entry.goals} />
        <Figure label={figures.assists} value={entry.assists} />
        {entry.position === 'Kaleci' && <Figure label={figures.saves} value={entry.saves} />}
        <RatingBadge rating={entry.rating} given={entry.ratingGiven} />
      </span>
    </span>
  </li>
);

const empty = (text: string): ReactNode => <EmptyState title={words.noMatches} text={text} level={3} />;

type RecentMatchesProps = {
  readonly gamertag: string;
  /** To the tab with all of them. */
  readonly allLink: RenderLink;
};

/** The latest matches of a player, short. */
export const RecentMatches = ({ gamertag, allLink }: RecentMatchesProps) => (
  <QueryPart
    query={historyQuery(gamertag)}
    waiting={<Skeleton shape="cards" rows={RECENT} />}
    failed={words.matchesUnread}
    instead={empty(words.matchesUnread)}
  >
    {({ matchHistory }) =>
      matchHistory.length === 0 ? (
        empty(words.noMatchesText)
      ) : (
        <>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {matchHistory.slice(0, RECENT).map((entry) => (
              <Row key={entry.match._id} entry={entry} />
            ))}
          </ul>
          {matchHistory.length > RECENT &&
            allLink({
              className: 'inline-flex min-h-11 items-center font-semibold text-brand-text hover:underline',
              children: words.allMatches,
            })}
        </>
      )
    }
  </QueryPart>
);
