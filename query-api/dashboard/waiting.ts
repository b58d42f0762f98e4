import { isTimeUp } from '@league/events/rules/match-times.ts';
import type { Waiting, WaitingMatches } from '../contract/dashboard.ts';
import type { MatchDocument } from '../contract/matches.ts';
import type { PlayerDocument } from '../contract/players.ts';
import type { OfficesOf } from '../officials/offices.ts';
import { firstByGamertag } from '../players/answer-player.ts';
import type { TeamReferences } from '../teams/team-references.ts';

/** How many of those who wait are named. */
const NAMED = 2;

/** What a league knows of its open work. */
type Known = {
  /** UTC, ISO 8601. */
  readonly now: string;
  readonly players: readonly PlayerDocument[];
  readonly offices: OfficesOf;
  /** Those of the current season. */
  readonly matches: readonly MatchDocument[];
  /** Whether a match has a main referee. */
  readonly refereed: (matchId: string) => boolean;
  readonly team: TeamReferences;
  readonly standingStill: readonly string[];
};

/** What waits for an admin at this time: docs/rules.md#dashboard. */
export const waitingAt = ({ now, players, offices, matches, refereed, team, standingStill }: Known): Waiting => {
  const inOrder = matches.toSorted(byDate);
  const open = inOrder.filter(({ status }) => status === 'scheduled' || status === 'live');
  const those = (found: readonly MatchDocument[]) => matchesOf(found, team);
  return {
    players: peopleOf(players.filter(({ status }) => status === 'pending')),
    officials: peopleOf(players.flatMap((player) => applicationsOf(player, offices))),
    results: those(open.filter(({ date }) => isTimeUp(date, now))),
    linesAboveScore: those(inOrder.filter(({ result }) => result?.linesExceedScore === true)),
    referees: those(open.filter(({ id }) => !refereed(id))),
    dates: those(open.filter(({ date }) => date === null)),
    standingStill: [...standingStill],
  };
};

/** The player once for each office that the player waits for. */
const applicationsOf = (player: PlayerDocument, offices: OfficesOf): PlayerDocument[] => {
  const { referee, broadcaster } = offices(player.id) ?? {};
  return [referee, broadcaster].filter((office) => office?.standing === 'applied').map(() => player);
};

const peopleOf = (waiting: readonly PlayerDocument[]): Waiting['players'] => {
  const names = new Set(firstByGamertag(waiting).map(({ gamertag }) => gamertag));
  return { total: waiting.length, first: [...names].slice(0, NAMED) };
};

const matchesOf = (waiting: readonly MatchDocument[], team: TeamReferences): WaitingMatches => ({
  total: waiting.length,
  first: waiting.slice(0, NAMED).map(({ id, week, home, away }) => ({
    _id: id,
    week,
    homeTeam: team(home),
    awayTeam: team(away),
  })),
});

const timeOf = ({ date }: MatchDocument): number => (date === null ? Number.POSITIVE_INFINITY : Date.parse(date));

const byDate = (one: MatchDocument, other: MatchDocument): number => {
  const [a, b] = [timeOf(one), timeOf(other)];
  return (a === b ? 0 : a - b) || one.week - other.week || (one.id < other.id ? -1 : 1);
};
