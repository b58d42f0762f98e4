import { instantOf } from '../../format/time.ts';

/** A match as a trial of the fixtures answers it: home and away are ids of teams. */
export type PlannedFixture = {
  readonly week: number;
  readonly date: string | null;
  readonly home: string;
  readonly away: string;
};

/** A week of planned fixtures; the teams of the season that do not play in it rest. */
export type PlannedWeek = {
  readonly week: number;
  /** The kick-off of its first match. */
  readonly date: Date | null;
  readonly fixtures: readonly PlannedFixture[];
  readonly resting: readonly string[];
};

/** Planned fixtures by week, in their order. */
export const plannedWeeks = (fixtures: readonly PlannedFixture[]): readonly PlannedWeek[] => {
  const teams = new Set(fixtures.flatMap(({ home, away }) => [home, away]));
  return [...new Set(fixtures.map(({ week }) => week))].map((week) => {
    const ofWeek = fixtures.filter((fixture) => fixture.week === week);
    const playing = new Set(ofWeek.flatMap(({ home, away }) => [home, away]));
    return {
      week,
      date: instantOf(ofWeek[0]?.date ?? null),
      fixtures: ofWeek,
      resting: [...teams].filter((team) => !playing.has(team)),
    };
  });
};
