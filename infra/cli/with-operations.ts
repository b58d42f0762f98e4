import { existsSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { checkSocketOwner, DataFolderError, dataFolder } from '../data-folder/data-folder.ts';
import { openingAtOnce } from '../main/process.ts';
import { openLeague } from '../league/open-league.ts';
import { leagueOperations } from '../operations/league-operations.ts';
import { OperationRefused, type Operations } from '../operations/operations.ts';
import { connectLeague } from '../operations/connect-league.ts';

/**
 * Works in the server that runs on the data folder, or opens the folder itself, locked, when none does. Only what fills a
 * league may start one in an empty folder. @throws DataFolderError
 */
export const withOperations = async (
  work: (operations: Operations) => Promise<void>,
  { mayStart = false }: { readonly mayStart?: boolean } = {},
): Promise<void> => {
  const config = readConfig(process.env);
  const folder = dataFolder(config.DATA_DIR);
  checkSocketOwner(folder);
  const remote = await connectLeague(folder);
  if (remote !== undefined) {
    await work(remote);
    return;
  }
  if (config.READ_MODELS === 'mongodb') {
    throw new OperationRefused(`no process of the league runs on ${folder.path}: start it, or name its DATA_DIR`);
  }
  if (!mayStart && !existsSync(folder.eventsFile)) throw new DataFolderError(`there is no league in ${folder.path}`);
  const league = await openLeague(openingAtOnce(config, (text) => console.error(`league: ${text}`)));
  try {
    await work(leagueOperations(league, false));
  } finally {
    await league.close();
  }
};
