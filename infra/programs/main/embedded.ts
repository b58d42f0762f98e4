import { startFirstSeason } from '@league/command-api/season/handle-season.ts';
import type { Logger } from 'pino';
import { type Checks, checksBehind } from '../../adapters/event-store/check-behind.ts';
import { ReadModelsDamaged, setAside } from '../../adapters/read-models/sqlite-file.ts';
import { type Config, givenAdmin } from '../config.ts';
import { measureLog, measureProcesses, measureProjections } from '../health/league-metrics.ts';
import { leagueHealth } from '../health/league-parts.ts';
import { openAll } from '../league/closing.ts';
import { type League, openLeague } from '../league/open-league.ts';
import { contextOf, SYSTEM } from '../league/system-context.ts';
import { leagueOperations } from '../operations/league-operations.ts';
import { serveOperations } from '../operations/operations-socket.ts';
import { beginFirstSample, finishFirstSample } from '../sample/first-sample.ts';
import { firstAdmin } from './first-accounts.ts';
import { type Opened, type Opening, type Running, startProcess } from './process.ts';

export type EmbeddedOptions = {
  readonly config: Config;
  readonly log: Logger;
  /** Fill an empty league with the sample. */
  readonly sample: boolean;
  readonly processesFrom?: bigint | undefined;
  /** When files are checked: large ones behind the first answer unless told. */
  readonly checks?: Checks;
  /** Where the built web lies; web/dist unless told. Without it there are only answers. */
  readonly web?: string;
};

export type Embedded = Pick<Running<Whole>, 'operatorsUrl' | 'warmUp' | 'failed' | 'stop'> &
  Pick<Whole, 'league' | 'parts' | 'firstAccountsFile'> & { readonly url: string };

/**
 * Runs the embedded league until `serve`, which gets the league when it is up, resolves. Damaged read models that the check behind
 * finds are set aside, and the league starts again: its start rebuilds them from the log, and `serve` is called again.
 * @throws what a start throws, and why the league cannot go on
 */
export const runEmbedded = async (
  options: EmbeddedOptions,
  serve: (embedded: Embedded) => Promise<void>,
): Promise<void> => {
  for (;;) {
    const embedded = await startEmbedded(options);
    try {
      await Promise.race([serve(embedded), embedded.failed]);
      return;
    } catch (error) {
      if (!(error instanceof ReadModelsDamaged)) throw error;
    } finally {
      await embedded.stop();
    }
    setAside(embedded.league.folder.readModelsFile, 'is damaged', (notice) => options.log.warn(notice));
  }
};

type Whole = Opened & {
  /** The league inside, for what runs beside the server in this process. */
  readonly league: League;
  /** Where the made-up password of the first admin stands, as long as somebody can log in with it. */
  readonly firstAccountsFile: string | undefined;
};

/** The embedded profile: one process, one folder, both APIs and the web. The composition root of `npm start`. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const { config, log, web } = options;
  const open = (opening: Opening): Promise<Whole> => openWhole(opening, options);
  const { url = '', opened, ...running } = await startProcess({ name: 'league', config, log, serves: true, web, open });
  const { league, parts, firstAccountsFile } = opened;
  return { url, league, parts, firstAccountsFile, ...running };
};

const openWhole = (
  opening: Opening,
  { config, sample, processesFrom, checks = checksBehind }: EmbeddedOptions,
): Promise<Whole> =>
  openAll(async (closing) => {
    const admin = givenAdmin(config);
    const league = await openLeague({ ...opening, checks }, processesFrom);
    closing.add(league.close);
    const { firstAccountsFile: file, sampleFile } = league.folder;
    const waitFor = <Result>(work: () => Promise<Result>): Promise<Result> => league.waitFor('the log', work);
    if (sample) await waitFor(() => beginFirstSample(league.store, sampleFile));
    await waitFor(() => startFirstSeason(league.deps, contextOf(SYSTEM, Date.now())));
    const firstAccountsFile = await waitFor(() => firstAdmin(league, file, admin));
    const health = leagueHealth(league);
    const operations = leagueOperations(league, true, health);
    await waitFor(() => finishFirstSample(operations, sampleFile, { sample, onNotice: opening.onNotice }));
    closing.add(await serveOperations(operations, league.folder.socketFile));
    return {
      league,
      firstAccountsFile,
      sides: { queries: league, commands: { ...league, waits: league.processes } },
      parts: health.parts,
      measure: (metrics) => {
        measureLog(metrics, health);
        measureProjections(metrics, league.projector.status);
        measureProcesses(metrics, league.processes.status);
      },
      close: closing.close,
    };
  });
