import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { ReactNode } from 'react';
import { matchesMessages } from '../../messages/tr/matches.ts';
import type { Lists } from './lists.ts';
import { MatchHistory } from './match-history.tsx';
import { MatchIncidents } from './match-incidents.tsx';
import { MatchLineups } from './match-lineups.tsx';
import { MatchStatistics } from './match-statistics.tsx';
import type { MatchTab } from './match-tab.ts';

const { details } = matchesMessages;

type MatchPart = { readonly value: MatchTab; readonly label: string; readonly content: ReactNode };

/** The parts of a match below its score, each for a tab; that of the incidents only where there are any. */
export const partsOf = (match: MatchAnswer, lists: Lists): readonly MatchPart[] => {
  const incidents = typeof lists === 'string' ? [] : lists.incidents;
  return [
    { value: 'statistics', label: details.statistics, content: <MatchStatistics match={match} lists={lists} /> },
    { value: 'lineup', label: details.lineup, content: <MatchLineups match={match} lists={lists} /> },
    ...(incidents.length === 0
      ? []
      : [
          {
            value: 'incidents' as const,
            label: details.incidents,
            content: <MatchIncidents teams={match} incidents={incidents} />,
          },
        ]),
    { value: 'history', label: details.history, content: <MatchHistory match={match} /> },
  ];
};

/** The tab that is shown: that of the address, unless the match has no such part. */
export const shownTab = (parts: readonly MatchPart[], tab: MatchTab): MatchTab =>
  parts.some(({ value }) => value === tab) ? tab : 'statistics';
