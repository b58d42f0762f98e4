import type { DataFolder } from '../data-folder/data-folder.ts';
import { type LeagueStatus, OperationRefused, type Operations } from './operations.ts';
import { connectOperations } from './operations-socket.ts';
import { isProjection } from './projection-operations.ts';

/**
 * The operations of the league that runs on this folder: in one process, or in command-api and projector, which are spoken
 * to as one. undefined when neither runs.
 */
export const connectLeague = async (folder: DataFolder): Promise<Operations | undefined> => {
  // Connected anew for each operation: processes end and are started again, and another projector may have taken over.
  const commands = (): Promise<Operations | undefined> => connectOperations(folder.socketFile);
  const projector = (): Promise<Operations | undefined> => connectOperations(folder.projectorSocketFile);
  const changes = async (): Promise<Operations> => (await commands()) ?? missing('command-api', folder);
  // The embedded league does both on the one socket.
  const projections = async (): Promise<Operations> => (await projector()) ?? (await changes());
  if ((await commands()) === undefined && (await projector()) === undefined) return undefined;
  return {
    status: async () => together(await Promise.all([(await commands())?.status(), (await projector())?.status()])),
    rebuild: async (request, onProgress) => (await projections()).rebuild(request, onProgress),
    verify: async (request, onProgress) => (await projections()).verify(request, onProgress),
    skip: async (request) => (await (isProjection(request.name) ? projections() : changes())).skip(request),
    createAdmin: async (request) => (await changes()).createAdmin(request),
    erase: async (request) => (await changes()).erase(request),
    importSeason: async (request, onProgress) => (await changes()).importSeason(request, onProgress),
    sample: async (request, onProgress) => (await changes()).sample(request, onProgress),
    record: async (request) => (await changes()).record(request),
  };
};

const missing = (process: string, { path }: DataFolder): never => {
  throw new OperationRefused(`${process} does not run on ${path}`);
};

/** One status of what each process knows. */
const together = (known: readonly (LeagueStatus | undefined)[]): LeagueStatus => {
  const all = known.filter((status) => status !== undefined);
  const [first] = all;
  if (first === undefined) throw new OperationRefused('the league does not run');
  return {
    ...first,
    parts: all.flatMap(({ parts }) => parts),
    projections: all.flatMap(({ projections }) => projections),
    processes: all.flatMap(({ processes }) => processes),
  };
};
