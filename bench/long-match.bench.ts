import { join } from 'node:path';
import { interleave, type Measurement, milliseconds, type Result, type Sample } from './measurement.ts';
import { importSeason, type RunningLeague, startLeague } from './running-league.ts';

const EDITS = 4_000;
const FEW_EDITS = 10;
/** Edits timed in a run, one after the other. */
const TIMED = 100;

/** Results entered over HTTP into a match that was edited thousands of times, against one that was edited ten times. */
export const longMatch: Measurement = {
  name: 'commands-long-match',
  run: async (options): Promise<readonly Result[]> => {
    const league = await startLeague(join(options.folder, 'long-match'));
    try {
      const matches = await importSeason(league, { teams: 2, weeks: options.rounds + 2, played: false });
      const [long = '', ...others] = matches;
      const edits = options.quick ? EDITS / 4 : EDITS;
      await edit(league, long, edits);
      const [waits, bareWaits]: [number[], number[]] = [[], []];
      const next = others.values();
      let few = '';
      const sides = await interleave(
        options,
        'commands-long-match',
        { ours: () => edit(league, long, TIMED, waits), bare: () => edit(league, few, TIMED, bareWaits) },
        async () => {
          few = next.next().value ?? '';
          await edit(league, few, FEW_EDITS);
        },
      );
      return [
        {
          kind: 'ratio',
          name: `result commands to a match of ${edits} edits, against one of ${FEW_EDITS}`,
          unit: 'commands/s',
          ...sides,
          target: 0.8,
          notes: [`one command: ${milliseconds(waits)}; of few edits: ${milliseconds(bareWaits)}`],
        },
      ];
    } finally {
      await league.child.stop();
    }
  },
};

/** Enters so many results, each another than the one before. */
const edit = async (league: RunningLeague, matchId: string, count: number, waits: number[] = []): Promise<Sample> => {
  const path = `/api/admin/match-result/${matchId}`;
  const cpuBefore = league.child.cpuMs();
  const before = performance.now();
  for (let index = 0; index < count; index += 1) {
    const sent = performance.now();
    await league.send('PUT', path, { homeScore: index % 2, awayScore: 3 });
    waits.push(performance.now() - sent);
  }
  const ms = performance.now() - before;
  const cpuAfter = league.child.cpuMs();
  const cpu = cpuBefore === undefined || cpuAfter === undefined ? undefined : ((cpuAfter - cpuBefore) * 1000) / count;
  return { rate: count / (ms / 1000), cpu };
};
