import type { LineupPlace, MatchDetails as Details } from '@league/query-api/contract/match-details.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MatchCard } from '../../components/league/match-card.tsx';
import { matchSentence, plateOf } from '../../components/league/match-text.ts';
import { PitchLineup } from '../../components/league/pitch-lineup.tsx';
import { StatBar } from '../../components/league/stat-bar.tsx';
import { StaleNote } from '../../components/query/query-part.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { useChanged } from '../../components/ui/use-changed.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';

const { details } = matchesMessages;

const figuresOf = (match: Details) =>
  [
    { label: details.goals, home: match.homeScore, away: match.awayScore },
    { label: details.yellowCards, home: match.homeYellowCards, away: match.awayYellowCards },
    { label: details.redCards, home: match.homeRedCards, away: match.awayRedCards },
  ] as const;

/** The figures of both sides; for a match without a result, the reason why there are none. */
const MatchStatistics = ({ match }: { readonly match: Details }) => {
  const { kind } = plateOf(match);
  if (kind !== 'finished') return <p className="py-4 text-center text-text-2">{details.noFigures[kind]}</p>;
  return (
    <div className="mx-auto flex max-w-form flex-col gap-4">
      {figuresOf(match).map(
        ({ label, home, away }) =>
          home !== null &&
          away !== null && (
            <StatBar
              key={label}
              label={label}
              home={home}
              away={away}
              homeName={match.homeTeam.name}
              awayName={match.awayTeam.name}
            />
          ),
      )}
      {match.playerStats.length === 0 && <p className="py-2 text-center text-text-2">{details.noStatistics}</p>}
    </div>
  );
};

const entriesOf = (lineup: readonly LineupPlace[]) =>
  lineup.map(({ player, position, jerseyNumber }) => ({
    key: player._id,
    name: player.gamertag,
    position: position ?? '',
    number: jerseyNumber,
  }));

/** The players who started, for both sides. */
const MatchLineups = ({ match }: { readonly match: Details }) => {
  const { homeTeam, awayTeam, homeLineup, awayLineup } = match;
  if (homeLineup.length === 0 && awayLineup.length === 0) {
    return <EmptyState title={matchesMessages.details.noLineup} level={3} />;
  }
  return (
    <PitchLineup
      home={{ name: homeTeam.name, entries: entriesOf(homeLineup) }}
      away={{ name: awayTeam.name, entries: entriesOf(awayLineup) }}
    />
  );
};

export type MatchTab = 'statistics' | 'lineup';

type MatchDetailsProps = {
  readonly match: Details;
  /** When the shown match was read, in ms, where it cannot be read anew; null: the match is up to date. */
  readonly staleSince: number | null;
  readonly tab: MatchTab;
  readonly onTabChange: (tab: MatchTab) => void;
  /** Shown above everything else. */
  readonly notice: ReactNode;
};

/** The contents of a match's dialog: teams and score, below them statistics and line-ups in tabs. */
export const MatchDetails = ({ match, staleSince, tab, onTabChange, notice }: MatchDetailsProps) => {
  const changed = useChanged(`${matchSentence(match)} ${match.date} ${match.stadium}`);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain md:min-h-100">
      <div className="flex flex-col px-4 pt-4 empty:hidden">
        {staleSince !== null && <StaleNote isError dataUpdatedAt={staleSince} />}
        {notice}
      </div>
      {/* Stays in view while the rest scrolls, unless the window is so low that little else would fit. */}
      <div className="z-10 border-b border-line bg-surface [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:top-0">
        <MatchCard match={match} variant="header" changed={changed} />
        <nav aria-label={details.teams} className="-mt-2 flex flex-wrap justify-center gap-x-4 px-4 pb-1">
          {[match.homeTeam, match.awayTeam].map(({ _id, name }) => (
            <Link
              key={_id}
              to="/team/$id"
              params={{ id: _id }}
              className="inline-flex min-h-11 min-w-0 items-center text-meta font-semibold text-brand-text hover:underline"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            </Link>
          ))}
        </nav>
      </div>
      <div className="px-4 pb-6">
        <Tabs
          label={details.tabs}
          value={tab}
          onChange={onTabChange}
          tabs={[
            { value: 'statistics', label: details.statistics, content: <MatchStatistics match={match} /> },
            { value: 'lineup', label: details.lineup, content: <MatchLineups match={match} /> },
          ]}
        />
      </div>
    </div>
  );
};
