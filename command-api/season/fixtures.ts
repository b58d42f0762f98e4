import { FIRST_YEAR, inLeagueYears, LAST_YEAR } from '@league/events/rules/league-years.ts';
import { handedOut } from '@league/events/rules/kick-offs.ts';
import { turkishInstant } from '@league/events/rules/turkish-time.ts';
import type { Fixture } from '@league/events/seasons.ts';
import { Refused } from '../handling/refused.ts';

/** The input of fixtures. `kickOffs` holds the instants of each week's night, in their order, or nothing while dates are open. */
export type FixturePlan = {
  readonly teams: readonly string[];
  /** 1: each pair once; 2: home and away. */
  readonly legs: 1 | 2;
  readonly kickOffs: readonly (readonly string[])[];
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
  return [...first, ...second].flatMap((pairs, index) => {
    const dates = handedOut(kickOffs[index] ?? [], pairs.length);
    return pairs.map(([home, away], place) => ({
      week: index + 1,
      date: dates[place] ?? null,
      home,
      away,
      stadium: null,
    }));
  });
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

/** The input of the weeks' dates. First day and clocks are Turkish time. */
export type WeekDates = {
  readonly startDate: string;
  readonly kickOffs: readonly string[];
  readonly daysBetweenWeeks: number;
};

/** The kick-offs of each week (UTC). @throws Refused INVALID_FIELDS where one would lie beyond the years of the league */
export const weekKickOffs = (weeks: number, { startDate, kickOffs, daysBetweenWeeks }: WeekDates): string[][] => {
  const first = Temporal.PlainDate.from(startDate);
  const nights = Array.from({ length: weeks }, (_, week) => {
    const day = first.add({ days: week * daysBetweenWeeks }).toString();
    return kickOffs.map((clock) => turkishInstant(day, clock));
  });
  const beyond = nights.findIndex((night) => !night.every(inLeagueYears));
  if (beyond === -1) return nights;
  const message = `${beyond + 1}. haftanın tarihi ${FIRST_YEAR} ile ${LAST_YEAR} arasında olmalı.`;
  throw new Refused('INVALID_FIELDS', { errors: [{ path: 'startDate', message }] });
};
