import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startFirstSeason } from '@league/command-api/season/handle-season.ts';
import type { Logger } from 'pino';
import { type Config, givenAdmin } from '../config.ts';
import { dataFolder } from '../data-folder/data-folder.ts';
import { createLeagueServer } from '../http/league-server.ts';
import { type League, openLeague } from '../league/open-league.ts';
import { contextOf, SYSTEM } from '../league/system-context.ts';
import { leagueOperations } from '../operations/league-operations.ts';
import { serveOperations } from '../operations/operations-socket.ts';
import { firstAdmin } from './first-accounts.ts';

export type EmbeddedOptions = {
  readonly config: Config;
  readonly log: Logger;
  /** Fill an empty league with the sample. */
  readonly sample: boolean;
  readonly processesFrom?: bigint;
  /** Where the built web lies; web/dist unless told. Without it there are only answers. */
  readonly web?: string;
};

export type Embedded = {
  readonly url: string;
  /** The league inside, for what runs beside the server in this process. */
  readonly league: League;
  /** Where the made-up password of the first admin stands; undefined when there was nothing to make up. */
  readonly firstAccountsFile: string | undefined;
  /** Lets requests under way end, then closes everything in order. */
  readonly stop: () => Promise<void>;
};

/** The port or address cannot be listened on; one line for the person who started the program. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen';
}

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The embedded profile: one process, one folder, both APIs and the web. The composition root of `npm start`. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const { config, log, sample, processesFrom, web = WEB } = options;
  const admin = givenAdmin(config);
  const folder = dataFolder(config.DATA_DIR);
  const league = await openLeague(folder, {
    onNotice: (text) => log.warn(text),
    ...(processesFrom === undefined ? {} : { processesFrom }),
  });
  try {
    const isNew = (await league.store.head()) === 0n;
    await startFirstSeason(league.deps, contextOf(SYSTEM, Date.now()));
    const firstAccountsFile = await firstAdmin(league, admin);
    const operations = leagueOperations(league, true);
    if (isNew && sample) await operations.sample(() => {});
    const { server, stop: stopServer } = createLeagueServer(league, {
      log,
      trustProxy: config.TRUST_PROXY,
      adsFrameUrl: config.ADS_FRAME_URL,
      ...(existsSync(web) ? { staticDir: web } : {}),
    });
    const url = await listen(server, config);
    const stopOperations = await serveOperations(operations, folder.socketFile);
    const stop = async (): Promise<void> => {
      await stopServer();
      await stopOperations();
      await league.close();
    };
    return { url, league, firstAccountsFile, stop };
  } catch (error) {
    await league.close();
    throw error;
  }
};

const listen = (server: Server, { HOST, PORT }: Config): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `port ${PORT} on ${HOST} is taken`
          : `cannot listen on ${HOST}:${PORT}: ${error.message}`;
      reject(new CannotListen(reason));
    });
    server.listen(PORT, HOST, () => {
      const { port, address, family } = server.address() as AddressInfo;
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${port}`);
    });
  });
