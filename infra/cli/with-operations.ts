import { existsSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { checkSocketOwner, DataFolderError, dataFolder } from '../data-folder/data-folder.ts';
import { openLeague } from '../league/open-league.ts';
import { leagueOperations } from '../operations/league-operations.ts';
import type { Operations } from '../operations/operations.ts';
import { connectOperations } from '../operations/operations-socket.ts';

/**
 * Works in the server that runs on the data folder, or opens the folder itself, locked, when none does. Only what fills a
 * league may start one in an empty folder. @throws DataFolderError
 */
export const withOperations = async (
  work: (operations: Operations) => Promise<void>,
  { mayStart = false }: { readonly mayStart?: boolean } = {},
): Promise<void> => {
  const folder = dataFolder(readConfig(process.env).DATA_DIR);
  checkSocketOwner(folder);
  const remote = await connectOperations(folder.socketFile);
  if (remote !== undefined) {
    await work(remote);
    return;
  }
  if (!mayStart && !existsSync(folder.eventsFile)) throw new DataFolderError(`there is no league in ${folder.path}`);
  const league = await openLeague(folder, { onNotice: (text) => console.error(`league: ${text}`) });
  try {
    await work(leagueOperations(league, false));
  } finally {
    await league.close();
  }
};
