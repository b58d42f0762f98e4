import type { MatchHistoryEntry } from '@league/query-api/contract/statistics.ts';
import { Crest } from '../../components/league/crest.tsx';
import { OutcomeLetter } from '../../components/league/outcome-letter.tsx';
import { RatingBadge } from '../../components/league/rating-badge.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import type { RenderLink } from '../../components/ui/link-parts.ts';
import { Section } from '../../components/ui/section.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { profileMessages as words } from '../../messages/tr/profile.ts';
import { formatScore } from '../../format/number.ts';
import { DayOf, MatchLink } from './history-cells.tsx';
import { opponentIn } from './opponent.ts';
import { historyQuery } from './queries.ts';
import { RatingBars } from './rating-bars.tsx';

/** How many of the latest matches the overview shows. */
const RECENT = 5;

const Row = ({ entry }: { readonly entry: MatchHistoryEntry }) => {
  const { match, goals, assists, saves, position } = entry;
  const did = [
    ...(goals > 0 ? [words.did.goals(goals)] : []),
    ...(assists > 0 ? [words.did.assists(assists)] : []),
    ...(saves > 0 && position === 'Kaleci' ? [words.did.saves(saves)] : []),
  ];
  return (
    <li className="flex min-h-13 items-center gap-2.5 border-t border-line px-(--gutter) py-1 md:px-4">
      <OutcomeLetter outcome={entry.outcome} />
      <Crest team={opponentIn(entry)} />
      <span className="min-w-0 flex-1 leading-4.5">
        <span className="-my-2 flex font-semibold">
          <MatchLink match={match}>
            <span className="sr-only">{words.against} </span>
            {opponentIn(entry).name}
          </MatchLink>
        </span>
        <span className="flex flex-wrap gap-x-1 text-meta text-text-2 tabular-nums">
          {[formatScore(match.homeScore, match.awayScore), ...did].join(' · ')} · <DayOf entry={entry} />
        </span>
      </span>
      <RatingBadge rating={entry.rating} given={entry.ratingGiven} />
    </li>
  );
};

type RecentMatchesProps = {
  readonly gamertag: string;
  /** To the tab with all of them. */
  readonly allLink: RenderLink;
};

const Empty = ({ text }: { readonly text: string }) => (
  <Section title={words.recent}>
    <EmptyState title={words.noMatches} text={text} level={3} />
  </Section>
);

/** The ratings of a player's latest matches, and those matches, short. */
export const RecentMatches = ({ gamertag, allLink }: RecentMatchesProps) => (
  <QueryPart
    query={historyQuery(gamertag)}
    waiting={<Skeleton shape="cards" rows={RECENT} />}
    failed={words.matchesUnread}
    instead={<Empty text={words.matchesUnread} />}
  >
    {({ matchHistory }) =>
      matchHistory.length === 0 ? (
        <Empty text={words.noMatchesText} />
      ) : (
        <>
          <Section title={words.ratings}>
            <RatingBars history={matchHistory} />
          </Section>
          <Section
            title={words.recent}
            action={
              matchHistory.length > RECENT &&
              allLink({
                className: 'inline-flex min-h-11 items-center text-meta font-bold text-brand-text hover:underline',
                children: words.allMatches,
              })
            }
          >
            <ul>
              {matchHistory.slice(0, RECENT).map((entry) => (
                <Row key={entry.match._id} entry={entry} />
              ))}
            </ul>
          </Section>
        </>
      )
    }
  </QueryPart>
);
