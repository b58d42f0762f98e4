import { FIRST_YEAR, inLeagueYears, LAST_YEAR } from '@league/events/rules/league-years.ts';
import { turkishInstant } from '@league/events/rules/turkish-time.ts';
import type { Fixture } from '@league/events/seasons.ts';
import { Refused } from '../handling/refused.ts';

/** The input of fixtures. `kickOffs` holds one instant for each week, or nothing while dates are open. */
export type FixturePlan = {
  readonly teams: readonly string[];
  /** 1: each pair once; 2: home and away. */
  readonly legs: 1 | 2;
  readonly kickOffs: readonly string[];
};

type Pair = readonly [home: string, away: string];

/** How many weeks one leg takes. With an odd number of teams it takes as many as with one team more, and each week one team rests. */
export const weeksPerLeg = (teams: number): number => (teams % 2 === 0 ? teams - 1 : teams);

/** How many matches a plan makes. */
export const fixtureCount = (teams: number, legs: 1 | 2): number => ((teams * (teams - 1)) / 2) * legs;

/**
 * Round-robin by the circle method (docs/rules.md#fixtures): one team stands still, the others turn around it by one place
 * a week. Each pair once a leg, each team at most once a week; home and away differ by at most one for every team over a leg.
 */
export const planFixtures = ({ teams, legs, kickOffs }: FixturePlan): Omit<Fixture, 'matchId'>[] => {
  const first = roundRobin(teams);
  const second = legs === 1 ? [] : first.map((week) => week.map(([home, away]): Pair => [away, home]));
  return [...first, ...second].flatMap((pairs, index) =>
    pairs.map(([home, away]) => ({ week: index + 1, date: kickOffs[index] ?? null, home, away, stadium: null })),
  );
};

const roundRobin = (teams: readonly string[]): Pair[][] => {
  const places = teams.length % 2 === 0 ? teams.length : teams.length + 1;
  return Array.from({ length: places - 1 }, (_, week) => {
    const pairs: Pair[] = [];
    for (let offset = 0; offset < places / 2; offset += 1) {
      const pair = pairAt(teams, places, week, offset);
      if (pair !== undefined) pairs.push(pair);
    }
    return pairs;
  });
};

/** Offset 0 pairs the team that stands still: it is at home every other week. Of all other pairs the offset decides who is at home. */
const pairAt = (teams: readonly string[], places: number, week: number, offset: number): Pair | undefined => {
  const turning = places - 1;
  const one = teams[(week + offset) % turning];
  const other = offset === 0 ? teams[places - 1] : teams[(week - offset + turning) % turning];
  if (one === undefined || other === undefined) return undefined;
  const oneAtHome = offset === 0 ? week % 2 === 0 : offset % 2 === 0;
  return oneAtHome ? [one, other] : [other, one];
};

/** The input of the weeks' dates. First day and clock are Turkish time. */
export type WeekDates = { readonly startDate: string; readonly kickOff: string; readonly daysBetweenWeeks: number };

/** The kick-off of each week (UTC). @throws Refused INVALID_FIELDS where one would lie beyond the years of the league */
export const weekKickOffs = (weeks: number, { startDate, kickOff, daysBetweenWeeks }: WeekDates): string[] => {
  const first = Temporal.PlainDate.from(startDate);
  const kickOffs = Array.from({ length: weeks }, (_, week) =>
    turkishInstant(first.add({ days: week * daysBetweenWeeks }).toString(), kickOff),
  );
  const beyond = kickOffs.findIndex((date) => !inLeagueYears(date));
  if (beyond === -1) return kickOffs;
  const message = `${beyond + 1}. haftanın tarihi ${FIRST_YEAR} ile ${LAST_YEAR} arasında olmalı.`;
  throw new Refused('INVALID_FIELDS', { errors: [{ path: 'startDate', message }] });
};
