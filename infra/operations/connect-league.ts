import type { DataFolder } from '../data-folder/data-folder.ts';
import { type LeagueStatus, OperationRefused, type Operations } from './operations.ts';
import { connectOperations } from './operations-socket.ts';

/**
 * The operations of the league that runs on this folder: in one process, or in command-api and projector, which are spoken
 * to as one. undefined when neither runs.
 */
export const connectLeague = async (folder: DataFolder): Promise<Operations | undefined> => {
  const commands = await connectOperations(folder.socketFile);
  const projector = await connectOperations(folder.projectorSocketFile);
  if (commands === undefined && projector === undefined) return undefined;
  const changes = (): Operations => commands ?? missing('command-api', folder);
  // The embedded league does both on the one socket.
  const projections = (): Operations => projector ?? changes();
  return {
    status: async () => together(await Promise.all([commands?.status(), projector?.status()])),
    rebuild: async (request, onProgress) => projections().rebuild(request, onProgress),
    verify: async (request, onProgress) => projections().verify(request, onProgress),
    skip: async (request) => projections().skip(request),
    createAdmin: async (request) => changes().createAdmin(request),
    importSeason: async (request, onProgress) => changes().importSeason(request, onProgress),
    sample: async (onProgress) => changes().sample(onProgress),
    record: async (request) => changes().record(request),
  };
};

const missing = (process: string, { path }: DataFolder): never => {
  throw new OperationRefused(`${process} does not run on ${path}`);
};

/** What each of them knows. */
const together = (known: readonly (LeagueStatus | undefined)[]): LeagueStatus => {
  const all = known.filter((status) => status !== undefined);
  const [first] = all;
  if (first === undefined) throw new OperationRefused('the league does not run');
  return {
    ...first,
    projections: all.flatMap(({ projections }) => projections),
    processes: all.flatMap(({ processes }) => processes),
  };
};
