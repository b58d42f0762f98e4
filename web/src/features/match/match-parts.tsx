import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { ReactNode } from 'react';
import { plateOf } from '../../components/league/match-text.ts';
import { late, LatePart } from '../../components/query/late-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';
import type { Lists } from './lists.ts';
import { MatchLineups } from './match-lineups.tsx';
import { MatchSummary } from './match-summary.tsx';
import type { MatchTab } from './match-tab.ts';

const { details } = matchesMessages;

/** What only a tab shows comes in a file of its own: most visitors read the summary only. */
const MatchPlayers = late(() => import('./match-players.tsx').then((file) => file.MatchPlayers));
const MatchReferees = late(() => import('./match-referees.tsx').then((file) => file.MatchReferees));
const MatchBroadcasters = late(() => import('./match-broadcasters.tsx').then((file) => file.MatchBroadcasters));
const MatchHistory = late(() => import('./match-history.tsx').then((file) => file.MatchHistory));

/** Whether anybody stands at the match in this office; until its details are there, a list says so of the main ones. */
const hasOfficials = (match: MatchAnswer, lists: Lists): Readonly<Record<'referees' | 'broadcasters', boolean>> =>
  typeof lists === 'string'
    ? {
        referees: Boolean(match.officialsSystem?.mainReferee),
        broadcasters: Boolean(match.broadcastSystem?.mainBroadcaster),
      }
    : { referees: lists.simpleReferees.length > 0, broadcasters: lists.simpleBroadcasters.length > 0 };

type MatchPart = { readonly value: MatchTab; readonly label: string; readonly content: ReactNode };

/**
 * The parts of a match below its score, each for a tab; those of the players only where it was played to its end, those of officials
 * only where it has any.
 */
export const partsOf = (match: MatchAnswer, lists: Lists): readonly MatchPart[] => {
  const behind = (failed: string, part: ReactNode) => (
    <LatePart about={match._id} failed={failed} waiting={<Skeleton shape="cards" rows={5} />}>
      {part}
    </LatePart>
  );
  const has = hasOfficials(match, lists);
  return [
    { value: 'summary', label: details.summary, content: <MatchSummary match={match} lists={lists} /> },
    ...(plateOf(match).kind === 'finished'
      ? [
          {
            value: 'players' as const,
            label: details.players,
            content: behind(details.failed, <MatchPlayers match={match} lists={lists} />),
          },
          {
            value: 'lineup' as const,
            label: details.lineup,
            content: <MatchLineups match={match} lists={lists} />,
          },
        ]
      : []),
    ...(has.referees
      ? [
          {
            value: 'referees' as const,
            label: details.referees,
            content: behind(details.failed, <MatchReferees lists={lists} />),
          },
        ]
      : []),
    ...(has.broadcasters
      ? [
          {
            value: 'broadcasters' as const,
            label: details.broadcasters,
            content: behind(details.failed, <MatchBroadcasters lists={lists} />),
          },
        ]
      : []),
    {
      value: 'history',
      label: details.history,
      content: behind(details.historyFailed, <MatchHistory match={match} />),
    },
  ];
};

/** The tab that is shown: that of the address, unless the match has no such part. */
export const shownTab = (parts: readonly MatchPart[], tab: MatchTab): MatchTab =>
  parts.some(({ value }) => value === tab) ? tab : 'summary';
