import { existsSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { checkSocketOwner, DataFolderError, dataFolder } from '../data-folder/data-folder.ts';
import { openLeague } from '../league/open-league.ts';
import { openLog } from '../league/open-log.ts';
import { type Opening, openingAtOnce } from '../main/process.ts';
import { leagueOperations } from '../operations/league-operations.ts';
import { OperationRefused, type Operations } from '../operations/operations.ts';
import { connectLeague } from '../operations/connect-league.ts';

/**
 * Works through the server that runs on the data folder; when none runs, opens the league in this process, with the folder
 * locked. Only commands that fill a league may begin one where there is none.
 * @throws DataFolderError, and what opening a league throws
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
    throw new OperationRefused(
      `no process of the league runs on ${folder.path}: with READ_MODELS=mongodb this command works in one; start it, or name its DATA_DIR`,
    );
  }
  const opening = openingAtOnce(config, (text) => console.error(`league: ${text}`));
  if (!mayStart) await refuseMissing(opening);
  const league = await openLeague(opening);
  try {
    await work(leagueOperations(league, false));
  } finally {
    await league.close();
  }
};

/** Refuses a folder without a league, and leaves nothing in it. @throws DataFolderError */
const refuseMissing = async (opening: Opening): Promise<void> => {
  const { config, folder } = opening;
  if (config.EVENT_LOG === 'sqlite') {
    if (existsSync(folder.eventsFile)) return;
    throw new DataFolderError(`there is no league in ${folder.path}`);
  }
  if (existsSync(folder.accountsFile) || existsSync(folder.readModelsFile)) return;
  const log = await openLog(opening, 'read', undefined);
  try {
    if ((await log.store.head()) > 0n) return;
  } finally {
    await log.close();
  }
  throw new DataFolderError(
    `there is no league in ${folder.path}, and the log of '${config.LEAGUE}' in EventStoreDB is empty`,
  );
};
