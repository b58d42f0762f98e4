import { FIRST_YEAR, inLeagueYears, LAST_YEAR } from '@league/events/rules/league-years.ts';
import { handedOut } from '@league/events/rules/kick-offs.ts';
import { roundRobin } from '@league/events/rules/round-robin.ts';
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

/** How many matches a plan makes. */
export const fixtureCount = (teams: number, legs: 1 | 2): number => ((teams * (teams - 1)) / 2) * legs;

/** A round of the round-robin each week (docs/rules.md#fixtures); the second leg turns home and away round. */
export const planFixtures = ({ teams, legs, kickOffs }: FixturePlan): Omit<Fixture, 'matchId'>[] => {
  const first = roundRobin(teams);
  const second = legs === 1 ? [] : first.map((week) => week.map(([home, away]) => [away, home] as const));
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
