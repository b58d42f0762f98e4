/** The team that is named first is at home. */
type Pair<Team> = readonly [home: Team, away: Team];

/** How many rounds one leg takes. With an odd number of teams it takes as many as with one team more, and each round one team rests. */
export const roundsPerLeg = (teams: number): number => (teams % 2 === 0 ? teams - 1 : teams);

/**
 * One leg by the circle method (docs/rules.md#fixtures): one team stands still, the others turn around it by one place
 * a round. Each pair once, each team at most once a round; home and away differ by at most one for every team.
 */
export const roundRobin = <Team>(teams: readonly Team[]): readonly (readonly Pair<Team>[])[] => {
  const places = teams.length % 2 === 0 ? teams.length : teams.length + 1;
  return Array.from({ length: places - 1 }, (_, round) =>
    Array.from({ length: places / 2 }, (_pair, offset) => pairAt(teams, places, round, offset)).filter(
      (pair) => pair !== undefined,
    ),
  );
};

/** Offset 0 pairs the team that stands still: it is at home every other round. Of all other pairs the offset decides who is at home. */
const pairAt = <Team>(
  teams: readonly Team[],
  places: number,
  round: number,
  offset: number,
): Pair<Team> | undefined => {
  const turning = places - 1;
  const one = teams[(round + offset) % turning];
  const other = offset === 0 ? teams[places - 1] : teams[(round - offset + turning) % turning];
  if (one === undefined || other === undefined) return undefined;
  const oneAtHome = offset === 0 ? round % 2 === 0 : offset % 2 === 0;
  return oneAtHome ? [one, other] : [other, one];
};
