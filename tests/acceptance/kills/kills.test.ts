import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../kit/temporary-folder.ts';
import { sharedData } from '../league-under-test.ts';
import { doubleRound } from '../made-up-season.ts';
import { chanceOf } from './chance.ts';
import { killFirstStart, wholeSample } from './first-start.ts';
import { type KillOutcome, openKilledLeague } from './killed-league.ts';
import { situations } from './situations.ts';

/** The number of kills; `npm run kills -- --rounds 200` asks for more. */
const KILLS = Number(process.env['KILLS_ROUNDS'] ?? 10);
const SEED = Number(process.env['KILLS_SEED'] ?? Date.now() % 1_000_000);
/** One kill in so many is of a first start; all others are of one league. */
const FIRST_START_EVERY = 5;
const FIRST_STARTS = Math.floor(KILLS / FIRST_START_EVERY);
const PATIENCE_MS = 120_000 + KILLS * 20_000;
const realSeason = sharedData('super-lig-2018-19.csv');

const tell = (text: string): void => void process.stdout.write(`${text}\n`);

describe(`leagues that are killed (KILLS_SEED=${SEED})`, () => {
  it(
    'complete the sample that a first start began',
    async () => {
      const chance = chanceOf(SEED);
      const expected = await wholeSample();
      let kills = 0;
      while (kills < FIRST_STARTS) kills += await killFirstStart(expected, chance, FIRST_STARTS - kills);
      tell(`kills of a first start: ${kills}, every sample whole (KILLS_SEED=${SEED})`);
    },
    PATIENCE_MS,
  );

  it(
    'contain all that was answered once, continue where they were, and have read models equal to rebuilt ones',
    async () => {
      const chance = chanceOf(SEED);
      const season = realSeason === undefined ? doubleRound(18, { played: true }) : readFileSync(realSeason, 'utf8');
      const league = await openKilledLeague(temporaryFolder(), season, chance);
      const outcomes = new Map<string, KillOutcome[]>();
      let kills = 0;
      while (kills < KILLS - FIRST_STARTS) {
        for (const situation of chance.shuffled(situations).slice(0, KILLS - FIRST_STARTS - kills)) {
          const outcome = await league.kill(situation);
          outcomes.set(situation.name, [...(outcomes.get(situation.name) ?? []), outcome]);
          if (outcome.killed) kills += 1;
        }
      }
      await league.stop();
      tell(table(outcomes));
      expect(kills).toBe(KILLS - FIRST_STARTS);
    },
    PATIENCE_MS,
  );
});

/** The outcomes of the kills by situation. */
const table = (outcomes: ReadonlyMap<string, readonly KillOutcome[]>): string => {
  const rows = [...outcomes].map(([name, all]) => {
    const sum = (of: 'accepted' | 'refused' | 'unanswered' | 'found') =>
      String(all.reduce((total, outcome) => total + outcome[of], 0));
    const kills = String(all.filter(({ killed }) => killed).length);
    return [name, kills, sum('accepted'), sum('refused'), sum('unanswered'), sum('found')];
  });
  // The last two columns: commands that were repeated, and how many of them the log contained already.
  const all = [['killed during', 'kills', 'accepted', 'refused', 'unanswered', 'in the log'], ...rows];
  return all
    .map(([name = '', ...cells]) => name.padEnd(14) + cells.map((cell) => cell.padStart(12)).join(''))
    .join('\n');
};
