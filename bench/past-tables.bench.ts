import { Agent } from 'node:http';
import { join } from 'node:path';
import { type Measurement, milliseconds, type Result } from './measurement.ts';
import { importSeason, startLeague } from './running-league.ts';
import { PATH } from './standings.bench.ts';
import { ask } from './visible.bench.ts';

/** Each against each, at home and away, all played: 1,260 results. */
const SEASON = { teams: 36, weeks: 70, played: true };

/** Past tables of a large season, each asked for once, so that none is there already. */
export const pastTables: Measurement = {
  name: 'past-tables',
  run: async ({ folder, quick, say }): Promise<readonly Result[]> => {
    const league = await startLeague(join(folder, 'past-tables'));
    const browser = new Agent({ keepAlive: true, maxSockets: 1 });
    const timesOf = async (searchOf: (week: number) => string): Promise<number[]> => {
      const times: number[] = [];
      for (let week = 1; week <= SEASON.weeks; week += quick ? 10 : 1) {
        const began = performance.now();
        await ask(browser, 'GET', `${league.url}${PATH}?${searchOf(week)}`, '', {});
        times.push(performance.now() - began);
      }
      return times;
    };
    try {
      await importSeason(league, SEASON);
      // All was recorded before any of these times, so each table is made of every version.
      const now = Date.now() + 3_600_000;
      const second = (number: number): string => new Date(now + number * 1000).toISOString();
      // Two rounds: the first warms up, and asks for other seconds.
      await timesOf((week) => `week=${week}&knownAt=${second(week + 500)}`);
      const known = await timesOf((week) => `week=${week}&knownAt=${second(week)}`);
      const ofWeek = await timesOf((week) => `week=${week}`);
      const home = await timesOf((week) => `week=${week}&view=home&knownAt=${second(week)}`);
      say(`past-tables: ${milliseconds(known)}`);
      const notes = [`after a week, as known now: ${milliseconds(ofWeek)}`, `at home: ${milliseconds(home)}`];
      const name = 'past table of 36 teams, as known then';
      return [{ kind: 'time', name, samples: known, target: 10, notes }];
    } finally {
      browser.destroy();
      await league.child.stop();
    }
  },
};
