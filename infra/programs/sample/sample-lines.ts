import type { LinePart, ListParts } from '@league/command-api/match/result-parts.ts';
import type { Incident, LineupEntry, Score, Side } from '@league/events/match-result.ts';
import type { MatchPosition } from '@league/events/positions.ts';

/** A player of a team as a match sees one: who, where and in which shirt. `place` is that in the squads of the sample. */
export type SquadPlayer = {
  readonly playerId: string;
  readonly place: number;
  readonly position: MatchPosition;
  readonly jerseyNumber: number;
};
type Squads = Readonly<Record<Side, readonly SquadPlayer[]>>;

/** The places that begin: keeper, three at the back, two in the middle, a winger and the forward; the other winger comes on later. */
const STARTERS: ReadonlySet<number> = new Set([0, 1, 2, 3, 5, 6, 7, 9]);
const [KEEPER, DEFENDER, MIDFIELDER, WINGER, OTHER_WINGER, FORWARD] = [0, 3, 5, 7, 8, 9];
const PLAYED = 90;
/** Who scores, as often as they do, and who sets it up. */
const SCORERS = [FORWARD, WINGER, FORWARD, MIDFIELDER, FORWARD, OTHER_WINGER, FORWARD, 6, WINGER, DEFENDER, FORWARD];
const HELPERS = [WINGER, MIDFIELDER, FORWARD, 6, 1, WINGER, OTHER_WINGER, 2, MIDFIELDER];
/** Minutes of goals, from the first of a side on. */
const MINUTES = [12, 34, 52, 68, 81, 88];
const sides = ['home', 'away'] as const;

/** What one player did in one match. */
type Deeds = { goals: number; assists: number; yellowCards: number };

/**
 * The lines, line-ups and incidents of the n-th match with this score, always the same: who scored and helped, what the keepers
 * held, who was booked and who came on. Every third match has no ratings, as nobody gives them always; now and then a goal is an own goal.
 */
export const sampleLists = (index: number, score: Score, squads: Squads): ListParts => {
  const incidents: Incident[] = [];
  const deeds = new Map<string, Deeds>();
  const deed = (player: SquadPlayer | undefined, what: keyof Deeds): void => {
    if (player === undefined) return;
    const before = deeds.get(player.playerId) ?? { goals: 0, assists: 0, yellowCards: 0 };
    deeds.set(player.playerId, { ...before, [what]: before[what] + 1 });
  };
  for (const side of sides) {
    for (let goal = 0; goal < score[side]; goal += 1) scoreGoal(index, side, goal, squads, incidents, deed);
    const booked =
      index % 2 === (side === 'home' ? 0 : 1) ? at(squads[side], index % 3 === 0 ? DEFENDER : 6) : undefined;
    deed(booked, 'yellowCards');
    if (booked !== undefined) incidents.push(incident('yellowCard', 40 + (index % 9), booked, 'Sert müdahale'));
    const [off, on] = [at(squads[side], WINGER), at(squads[side], OTHER_WINGER)];
    if (off !== undefined && on !== undefined) incidents.push(incident('substitution', changedAt(index), on, ''));
  }
  const lines = sides.flatMap((side) => linesOfSide(index, side, score, squads[side], deeds));
  return {
    playerStats: withBest(lines, index),
    homeLineup: lineupOf(squads.home),
    awayLineup: lineupOf(squads.away),
    incidents: incidents.toSorted((one, other) => one.minute - other.minute),
  };
};

const at = (squad: readonly SquadPlayer[], place: number | undefined): SquadPlayer | undefined =>
  squad.find((player) => player.place === place);

const changedAt = (index: number): number => 60 + (index % 4) * 5;

const incident = (type: Incident['type'], minute: number, player: SquadPlayer, description: string): Incident => ({
  type,
  minute,
  description,
  playerId: player.playerId,
});

const isOwnGoal = (index: number, side: Side, goal: number): boolean =>
  index % 8 === 5 && side === 'home' && goal === 0;

const scoreGoal = (
  index: number,
  side: Side,
  goal: number,
  squads: Squads,
  incidents: Incident[],
  deed: (player: SquadPlayer | undefined, what: keyof Deeds) => void,
): void => {
  const minute = (MINUTES[goal] ?? PLAYED) + (index % 5);
  const chosen = index * 3 + goal * 4 + (side === 'home' ? 0 : 7);
  if (isOwnGoal(index, side, goal)) {
    const unlucky = at(squads.away, DEFENDER);
    if (unlucky !== undefined) incidents.push(incident('ownGoal', minute, unlucky, ''));
    return;
  }
  const place = SCORERS[chosen % SCORERS.length];
  // The other winger scores only once he is on the pitch.
  const scorer = at(squads[side], place === OTHER_WINGER && minute <= changedAt(index) ? FORWARD : place);
  if (scorer === undefined) return;
  deed(scorer, 'goals');
  incidents.push(incident('goal', minute, scorer, goal === 2 ? 'Penaltıdan' : ''));
  const helper = at(squads[side], HELPERS[(chosen + goal) % HELPERS.length]);
  if (goal !== 2 && helper?.playerId !== scorer.playerId) deed(helper, 'assists');
};

const linesOfSide = (
  index: number,
  side: Side,
  score: Score,
  squad: readonly SquadPlayer[],
  deeds: ReadonlyMap<string, Deeds>,
): LinePart[] => {
  const conceded = score[side === 'home' ? 'away' : 'home'];
  const won = score[side] - conceded;
  return squad
    .filter(({ place }) => STARTERS.has(place) || place === OTHER_WINGER)
    .map((player): LinePart => {
      const { goals = 0, assists = 0, yellowCards = 0 } = deeds.get(player.playerId) ?? {};
      const starts = STARTERS.has(player.place);
      const keeps = player.place === KEEPER;
      const saves = keeps ? 2 + ((index * 3 + conceded * 2) % 6) : 0;
      return {
        playerId: player.playerId,
        team: side,
        position: player.position,
        isStartingEleven: starts,
        minutesPlayed: minutesOf(player.place, index),
        goals,
        assists,
        saves,
        yellowCards,
        redCards: 0,
        ...(keeps ? { gkCatches: 1 + ((index + conceded) % 5) } : { shots: goals * 2 + ((index + player.place) % 3) }),
        passes: 14 + ((index * 7 + player.place * 5) % 31),
        ...(index % 3 === 2
          ? {}
          : {
              rating: ratingOf(
                { goals, assists, yellowCards, saves, won, conceded: keeps ? conceded : 0 },
                index + player.place,
              ),
            }),
      };
    });
};

const minutesOf = (place: number, index: number): number => {
  if (place === WINGER) return changedAt(index);
  return place === OTHER_WINGER ? PLAYED - changedAt(index) : PLAYED;
};

type Rated = Deeds & { readonly saves: number; readonly won: number; readonly conceded: number };

/** From 4 to 10, with one decimal. */
const ratingOf = ({ goals, assists, yellowCards, saves, won, conceded }: Rated, form: number): number => {
  const points = 61 + goals * 12 + assists * 7 - yellowCards * 4 + saves * 3 - conceded * 6 + Math.sign(won) * 4;
  return Math.min(100, Math.max(40, points + (form % 5) * 2)) / 10;
};

/** The best rated player of the match is its man; nobody is where there are no ratings. */
const withBest = (lines: readonly LinePart[], index: number): LinePart[] => {
  const best = lines.reduce<LinePart | undefined>(
    (most, line) => ((line.rating ?? 0) > (most?.rating ?? 0) ? line : most),
    undefined,
  );
  return lines.map((line) => (line === best && index % 3 !== 2 ? { ...line, manOfTheMatch: true } : line));
};

const lineupOf = (squad: readonly SquadPlayer[]): LineupEntry[] =>
  squad
    .filter(({ place }) => STARTERS.has(place))
    .map(({ playerId, position, jerseyNumber }) => ({ playerId, position, jerseyNumber }));
