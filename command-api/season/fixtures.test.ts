import { roundsPerLeg } from '@league/events/rules/round-robin.ts';
import { describe, expect, it } from 'vitest';
import { fixtureCount, planFixtures, weekKickOffs } from './fixtures.ts';

const teamsOf = (count: number): string[] => Array.from({ length: count }, (_, n) => `team ${n}`);

const plan = (count: number, legs: 1 | 2, kickOffs: readonly (readonly string[])[] = []) =>
  planFixtures({ teams: teamsOf(count), legs, kickOffs });

const pairOf = ({ home, away }: { home: string; away: string }): string => [home, away].toSorted().join(' – ');

const countBy = <T>(items: readonly T[], key: (item: T) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
};

/** Checks every count of teams and legs, not a sample: there are only 46. */
const always = (holds: (count: number, legs: 1 | 2) => void): void => {
  for (let count = 2; count <= 24; count += 1) {
    holds(count, 1);
    holds(count, 2);
  }
};

describe('fixtures of 2 to 24 teams', () => {
  it('let each pair meet once a leg', () => {
    always((count, legCount) => {
      const matches = plan(count, legCount);
      const leg = roundsPerLeg(count);
      for (const part of [matches.filter(({ week }) => week <= leg), matches.filter(({ week }) => week > leg)]) {
        const pairs = countBy(part, pairOf);
        expect(pairs.size).toBe(part.length === 0 ? 0 : fixtureCount(count, 1));
        expect([...pairs.values()].every((times) => times === 1)).toBe(true);
      }
      expect(matches).toHaveLength(fixtureCount(count, legCount));
    });
  });

  it('give each team at most one match a week, and one bye a leg when they are odd', () => {
    always((count, legCount) => {
      const appearances = plan(count, legCount).flatMap(({ week, home, away }) => [
        `${week} ${home}`,
        `${week} ${away}`,
      ]);
      expect(new Set(appearances).size).toBe(appearances.length);
      const weeks = roundsPerLeg(count) * legCount;
      const byes = count % 2 === 0 ? 0 : legCount;
      for (const team of teamsOf(count)) {
        const played = appearances.filter((appearance) => appearance.endsWith(` ${team}`)).length;
        expect(played).toBe(weeks - byes);
      }
    });
  });

  it('balance home and away: within one over a leg, even over two', () => {
    always((count, legCount) => {
      const matches = plan(count, legCount);
      for (const team of teamsOf(count)) {
        const home = matches.filter((match) => match.home === team).length;
        const away = matches.filter((match) => match.away === team).length;
        expect(Math.abs(home - away)).toBeLessThanOrEqual(legCount === 1 ? 1 : 0);
      }
    });
  });

  it('turn home and away round in the second leg', () => {
    always((count) => {
      const pairs = new Set(plan(count, 2).map(({ home, away }) => `${home} – ${away}`));
      expect(pairs.size).toBe(fixtureCount(count, 2));
    });
  });

  it('use every week from the first to the last', () => {
    always((count, legCount) => {
      const weeks = [...new Set(plan(count, legCount).map(({ week }) => week))];
      expect(weeks).toEqual(Array.from({ length: roundsPerLeg(count) * legCount }, (_, n) => n + 1));
    });
  });
});

describe('twelve teams', () => {
  it('play 11 weeks of 6 matches', () => {
    const perWeek = countBy(plan(12, 1), ({ week }) => String(week));
    expect(perWeek.size).toBe(11);
    expect([...perWeek.values()].every((matches) => matches === 6)).toBe(true);
  });
});

describe('dates of the weeks', () => {
  it('are open until a start date is given', () => {
    expect(plan(4, 1).every(({ date }) => date === null)).toBe(true);
  });

  it('are the kick-off of the week for each of its matches', () => {
    const kickOffs = weekKickOffs(3, { startDate: '2026-11-21', kickOffs: ['21:00'], daysBetweenWeeks: 7 });
    expect(kickOffs.flat()).toEqual([
      '2026-11-21T18:00:00.000Z',
      '2026-11-28T18:00:00.000Z',
      '2026-12-05T18:00:00.000Z',
    ]);
    expect(plan(4, 1, kickOffs).every(({ week, date }) => date === kickOffs[week - 1]?.[0])).toBe(true);
  });

  it('are several kick-offs of a night where there are some, handed out evenly', () => {
    const kickOffs = weekKickOffs(3, { startDate: '2026-11-21', kickOffs: ['20:00', '21:00'], daysBetweenWeeks: 7 });
    const second = plan(4, 1, kickOffs).flatMap(({ week, date }) => (week === 2 ? [date] : []));
    expect(second).toEqual(['2026-11-28T17:00:00.000Z', '2026-11-28T18:00:00.000Z']);
  });

  it('stay at the Turkish clock through the end of a month and a leap day', () => {
    expect(weekKickOffs(3, { startDate: '2028-02-28', kickOffs: ['00:30'], daysBetweenWeeks: 1 }).flat()).toEqual([
      '2028-02-27T21:30:00.000Z',
      '2028-02-28T21:30:00.000Z',
      '2028-02-29T21:30:00.000Z',
    ]);
  });

  it('stay at the Turkish clock over the summer time that Turkey once had', () => {
    expect(weekKickOffs(2, { startDate: '2014-03-29', kickOffs: ['21:00'], daysBetweenWeeks: 7 }).flat()).toEqual([
      '2014-03-29T19:00:00.000Z',
      '2014-04-05T18:00:00.000Z',
    ]);
  });
});
