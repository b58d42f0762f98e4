import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { dataFolder, type DataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '../doubles/eventstoredb/double.ts';
import { copyLeague, type CopyReport, type Target } from '@league/infra/programs/copy/copy-league.ts';
import { closingAfter, makeLeague, noNotices, openStandIn, QUIETLY } from './leagues-to-copy.ts';
import { openFolderSource, openFolderTarget } from '@league/infra/programs/copy/open-sides.ts';

/** For tests: a league in a folder, a stand-in for the servers, and copies between them; all removed with the test. */
export type CopyWorld = {
  readonly double: EventStoreDbDouble;
  /** The folder of the stand-in, with its accounts and the mark of an unfinished copy. */
  readonly root: string;
  readonly folder: DataFolder;
  readonly servers: Target;
  readonly toServers: (from?: DataFolder) => Promise<CopyReport>;
  readonly toFolder: (to?: DataFolder) => Promise<CopyReport>;
  /** A folder beside the league's that does not exist yet. */
  readonly beside: (name: string) => DataFolder;
};

export const copyWorld = async (): Promise<CopyWorld> => {
  const root = temporaryFolder();
  const beside = (name: string): DataFolder => dataFolder(join(root, name));
  const folder = await makeLeague(beside('league').path);
  const double = await startEventStoreDbDouble();
  onTestFinished(double.close);
  const servers = openStandIn(double.url, 'ada', root);
  onTestFinished(servers.close);
  return {
    double,
    root,
    folder,
    servers,
    beside,
    toServers: (from = folder) =>
      closingAfter(openFolderSource(from, noNotices), (source) => copyLeague(source, servers, QUIETLY)),
    toFolder: (to = beside('back')) =>
      closingAfter(openFolderTarget(to, noNotices), (target) => copyLeague(servers, target, QUIETLY)),
  };
};
