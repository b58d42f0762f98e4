import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlayoffFormat } from '../season-terms.ts';
import { bracketOf, type Bye, type Slot, type Stage, type Tie } from './bracket.ts';

/** A slot as in a drawing: "3", "W1", "L1". */
const slotText = (slot: Slot): string =>
  slot.from === 'seed' ? String(slot.seed) : `${slot.from === 'winner' ? 'W' : 'L'}${slot.tie}`;

/** "1:4-5" is the first tie, "(2)" the second of the table without one. */
const entryText = (entry: Tie | Bye): string =>
  'tie' in entry ? `${entry.tie}:${entry.sides.map(slotText).join('-')}` : `(${slotText(entry.bye)})`;

const drawn = (teams: number, format: PlayoffFormat): readonly string[] =>
  bracketOf(teams, format).map(
    ({ stage, number, entries }) => `${stage} ${number}: ${entries.map(entryText).join(' ')}`,
  );

type Meeting = { readonly stage: Stage; readonly number: number; readonly winner: number; readonly loser: number };

const times = (meetings: readonly Meeting[], key: 'winner' | 'loser', team: number): number =>
  meetings.filter((meeting) => meeting[key] === team).length;

const pairOf = ({ winner, loser }: Pick<Meeting, 'winner' | 'loser'>): string =>
  [winner, loser].toSorted((a, b) => a - b).join('-');

/** Plays a bracket, where a team is its seed. `outcomes` says of each tie in turn whether its first side wins. */
const played = (teams: number, format: PlayoffFormat, outcomes: readonly boolean[]): readonly Meeting[] => {
  const meetings: Meeting[] = [];
  const results = new Map<number, Meeting>();
  const teamOf = (slot: Slot): number =>
    slot.from === 'seed' ? slot.seed : (results.get(slot.tie)?.[slot.from] ?? Number.NaN);
  for (const { stage, number, entries } of bracketOf(teams, format)) {
    for (const entry of entries) {
      if (!('tie' in entry)) continue;
      const [one, other] = [teamOf(entry.sides[0]), teamOf(entry.sides[1])];
      // Nobody plays on who has lost twice.
      if (stage === 'decider' && times(meetings, 'loser', one) === 2) continue;
      const [winner, loser] = outcomes[entry.tie - 1] === true ? [one, other] : [other, one];
      const meeting = { stage, number, winner, loser };
      results.set(entry.tie, meeting);
      meetings.push(meeting);
    }
  }
  return meetings;
};

const seedsOf = (teams: number): readonly number[] => Array.from({ length: teams }, (_, index) => index + 1);

const MOST = 24;

/** Checks every number of teams from 2 on, each with many courses of its play-off. */
const always = (
  format: PlayoffFormat,
  holds: (meetings: readonly Meeting[], teams: number) => void,
  from: number = 2,
): void => {
  const outcomes = fc.array(fc.boolean(), { minLength: 2 * MOST, maxLength: 2 * MOST });
  for (const teams of seedsOf(MOST).slice(from - 1))
    fc.assert(
      fc.property(outcomes, (course) => holds(played(teams, format, course), teams)),
      { numRuns: 40 },
    );
};

describe('a single elimination', () => {
  it.each([
    [4, ['knockout 1: 1:1-4 2:2-3', 'knockout 2: 3:W1-W2']],
    [6, ['knockout 1: (1) 1:4-5 (2) 2:3-6', 'knockout 2: 3:1-W1 4:2-W2', 'knockout 3: 5:W3-W4']],
    [8, ['knockout 1: 1:1-8 2:4-5 3:2-7 4:3-6', 'knockout 2: 5:W1-W2 6:W3-W4', 'knockout 3: 7:W5-W6']],
    [
      12,
      [
        'knockout 1: (1) 1:8-9 (4) 2:5-12 (2) 3:7-10 (3) 4:6-11',
        'knockout 2: 5:1-W1 6:4-W2 7:2-W3 8:3-W4',
        'knockout 3: 9:W5-W6 10:W7-W8',
        'knockout 4: 11:W9-W10',
      ],
    ],
  ])('of %i pairs the best with the last, and gives the byes to the best', (teams, rounds) => {
    expect(drawn(teams, 'single-elimination')).toEqual(rounds);
  });

  it('has one champion after a tie for each other team, which loses once', () => {
    always('single-elimination', (meetings, teams) => {
      expect(meetings).toHaveLength(teams - 1);
      const champions = seedsOf(teams).filter((team) => times(meetings, 'loser', team) === 0);
      expect(champions).toEqual([meetings.at(-1)?.winner]);
    });
  });

  it('lets the first two meet in the final where the better of the table always wins', () => {
    for (const teams of seedsOf(MOST).slice(1)) {
      const better = Array.from({ length: teams }, () => true);
      const { winner, loser } = played(teams, 'single-elimination', better).at(-1) ?? {};
      expect([winner, loser]).toEqual([1, 2]);
    }
  });
});

describe('a double elimination', () => {
  it.each([
    [
      4,
      [
        'winners 1: 1:1-4 2:2-3',
        'winners 2: 3:W1-W2',
        'losers 1: 4:L1-L2',
        'losers 2: 5:W4-L3',
        'grandFinal 1: 6:W3-W5',
        'decider 1: 7:L6-W6',
      ],
    ],
    [
      6,
      [
        'winners 1: (1) 1:4-5 (2) 2:3-6',
        'winners 2: 3:1-W1 4:2-W2',
        'winners 3: 5:W3-W4',
        'losers 1: 6:L1-L4 7:L2-L3',
        'losers 2: 8:W6-W7',
        'losers 3: 9:W8-L5',
        'grandFinal 1: 10:W5-W9',
        'decider 1: 11:L10-W10',
      ],
    ],
    [
      8,
      [
        'winners 1: 1:1-8 2:4-5 3:2-7 4:3-6',
        'winners 2: 5:W1-W2 6:W3-W4',
        'winners 3: 7:W5-W6',
        'losers 1: 8:L1-L2 9:L3-L4',
        'losers 2: 10:W8-L6 11:W9-L5',
        'losers 3: 12:W10-W11',
        'losers 4: 13:W12-L7',
        'grandFinal 1: 14:W7-W13',
        'decider 1: 15:L14-W14',
      ],
    ],
    [
      12,
      [
        'winners 1: (1) 1:8-9 (4) 2:5-12 (2) 3:7-10 (3) 4:6-11',
        'winners 2: 5:1-W1 6:4-W2 7:2-W3 8:3-W4',
        'winners 3: 9:W5-W6 10:W7-W8',
        'winners 4: 11:W9-W10',
        'losers 1: 12:L1-L8 13:L2-L7 14:L3-L6 15:L4-L5',
        'losers 2: 16:W12-W13 17:W14-W15',
        'losers 3: 18:W16-L9 19:W17-L10',
        'losers 4: 20:W18-W19',
        'losers 5: 21:W20-L11',
        'grandFinal 1: 22:W11-W21',
        'decider 1: 23:L22-W22',
      ],
    ],
  ])('of %i lets whoever loses go on among the losers', (teams, rounds) => {
    expect(drawn(teams, 'double-elimination')).toEqual(rounds);
  });

  it('gives a bye among the losers too, where their number is odd', () => {
    expect(drawn(7, 'double-elimination')).toContain('losers 1: (L1) 7:L2-L3');
  });

  it('has one champion, and every other team loses exactly twice', () => {
    always('double-elimination', (meetings, teams) => {
      const champion = meetings.at(-1)?.winner ?? 0;
      const losses = seedsOf(teams).map((team) => times(meetings, 'loser', team));
      expect(losses[champion - 1]).toBeLessThan(2);
      expect(losses.filter((_, index) => index !== champion - 1)).toEqual(Array.from({ length: teams - 1 }, () => 2));
    });
  });

  it('repeats the grand final where the side from the losers wins it, and only there', () => {
    always('double-elimination', (meetings, teams) => {
      const final = meetings.find(({ stage }) => stage === 'grandFinal');
      const before = meetings.filter(({ stage }) => stage === 'winners' || stage === 'losers');
      const again = times(before, 'loser', final?.winner ?? 0) === 1;
      expect(meetings).toHaveLength(again ? 2 * teams - 1 : 2 * teams - 2);
      expect(meetings.at(-1)?.stage).toBe(again ? 'decider' : 'grandFinal');
    });
  });

  it('lets no two meet in the first round of the losers who have met before', () => {
    const holds = (meetings: readonly Meeting[]): void => {
      const before = new Set(meetings.filter(({ stage }) => stage === 'winners').map(pairOf));
      const first = meetings.filter(({ stage, number }) => stage === 'losers' && number === 1);
      expect(first.map(pairOf).filter((pair) => before.has(pair))).toEqual([]);
    };
    // Of three, the loser of the only first tie can but wait for the winner of it.
    always('double-elimination', holds, 4);
  });
});

describe('a round-robin', () => {
  it('of 4 has 3 rounds', () => {
    expect(drawn(4, 'round-robin')).toEqual(['group 1: 1:1-4 2:3-2', 'group 2: 3:4-2 4:1-3', 'group 3: 5:3-4 6:2-1']);
  });

  it('lets each pair meet once, each team at most once a round, and nobody rest where their number is even', () => {
    for (const teams of seedsOf(MOST).slice(1)) {
      const meetings = played(teams, 'round-robin', []);
      expect(new Set(meetings.map(pairOf)).size).toBe((teams * (teams - 1)) / 2);
      expect(meetings).toHaveLength((teams * (teams - 1)) / 2);
      for (const { entries } of bracketOf(teams, 'round-robin')) {
        const there = entries.flatMap((entry) => ('tie' in entry ? entry.sides : [entry.bye])).map(slotText);
        expect(there.toSorted()).toEqual(seedsOf(teams).map(String).toSorted());
        expect(entries.filter((entry) => 'bye' in entry)).toHaveLength(teams % 2);
      }
    }
  });
});

describe('a bracket', () => {
  it.each(['single-elimination', 'double-elimination', 'round-robin'] as const)(
    'of %s numbers its ties from 1, each after those from which its sides come',
    (format) => {
      for (const teams of seedsOf(MOST)) {
        const ties = bracketOf(teams, format).flatMap(({ entries }) => entries.filter((entry) => 'tie' in entry));
        expect(ties.map(({ tie }) => tie)).toEqual(seedsOf(ties.length));
        for (const { tie, sides } of ties)
          expect(sides.every((slot) => slot.from === 'seed' || slot.tie < tie)).toBe(true);
      }
    },
  );

  it('of fewer than two teams has no round', () => {
    expect([...drawn(1, 'double-elimination'), ...drawn(0, 'round-robin')]).toEqual([]);
  });

  it.each(['single-elimination', 'double-elimination'] as const)(
    'of %s joins two neighbours in the next round, or sends each on alone',
    (format) => {
      for (const teams of seedsOf(MOST)) {
        const rounds = bracketOf(teams, format);
        const followed = rounds.slice(1).map((next, index) => ({ next, entries: rounds[index]?.entries.length ?? 0 }));
        for (const { next, entries } of followed.filter(({ next: { number } }) => number > 1))
          expect([entries, entries / 2]).toContain(next.entries.length);
      }
    },
  );
});
