import { setTimeout as delay } from 'node:timers/promises';
import { dataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { connectOperations } from '@league/infra/programs/operations/operations-socket.ts';
import { type SentCommand, sendCommand } from '../sent-commands.ts';
import { importCommand, resetCommand, type AdminsAtWork } from './admins-at-work.ts';
import type { Chance } from './chance.ts';

/** A server on which admins are at work, and which will be killed. */
export type Victim = {
  readonly folder: string;
  readonly url: string;
  readonly token: string;
  readonly work: AdminsAtWork;
  readonly chance: Chance;
  readonly next: () => number;
  /** The CSV of the season that is imported. */
  readonly season: string;
  readonly signal: (signal: NodeJS.Signals) => void;
};

/** What the league is doing when it is killed. */
export type Situation = {
  readonly name: string;
  /** Whether the season must have matches; an import needs a season without any. */
  readonly onMatches: boolean;
  readonly endsSeason: boolean;
  /**
   * Does it, and kills the server in the course of it. Returns the commands that it sent besides those of the admins.
   */
  readonly kill: (victim: Victim) => Promise<readonly SentCommand[]>;
};

/** Longer, in ms, than each of these takes on a quiet machine, so that kills come before, during and after it. */
const REBUILD_MS = 200;
const RESET_MS = 40;
const SHUTDOWN_MS = 60;
const MOST_ACCEPTED = 60;
/** The least number of events of an import; the server is killed at one of these. */
const IMPORT_EVENTS = 300;

/** A random moment for a kill, at which no particular event has come. */
const moment = (chance: Chance, within: number): Promise<void> => delay(chance.below(within));

const plainLoad: Situation = {
  name: 'load',
  onMatches: true,
  endsSeason: false,
  kill: async ({ work, chance, signal }) => {
    await work.untilAccepted(1 + chance.below(MOST_ACCEPTED));
    signal('SIGKILL');
    return [];
  },
};

const duringImport: Situation = {
  name: 'import',
  onMatches: false,
  endsSeason: false,
  kill: async (victim) => {
    const { folder, chance, next, season, signal } = victim;
    const reader = openSqliteEventStore(dataFolder(folder).eventsFile, { readOnly: true });
    const killAt = (await reader.head()) + BigInt(chance.below(IMPORT_EVENTS));
    const command = importCommand(season, next());
    const sent = sendCommand(victim, command);
    while (command.statuses.length === 0 && (await reader.head()) < killAt) await delay(1);
    signal('SIGKILL');
    await sent;
    await reader.close();
    return [command];
  },
};

const duringRebuild: Situation = {
  name: 'rebuild',
  onMatches: true,
  endsSeason: false,
  kill: async ({ folder, work, chance, signal }) => {
    await work.untilAccepted(10);
    const operations = await connectOperations(dataFolder(folder).socketFile);
    const rebuilt = operations?.rebuild({ projections: 'all', reason: 'deneme' }, () => {}).catch(() => {});
    await moment(chance, REBUILD_MS);
    signal('SIGKILL');
    await rebuilt;
    return [];
  },
};

const duringReset: Situation = {
  name: 'season reset',
  onMatches: true,
  endsSeason: true,
  kill: async (victim) => {
    const { work, chance, next, signal } = victim;
    await work.untilAccepted(10);
    const command = resetCommand(next());
    const sent = sendCommand(victim, command);
    await moment(chance, RESET_MS);
    signal('SIGKILL');
    await sent;
    return [command];
  },
};

const duringShutdown: Situation = {
  name: 'shutdown',
  onMatches: true,
  endsSeason: false,
  kill: async ({ work, chance, signal }) => {
    await work.untilAccepted(10);
    signal('SIGTERM');
    await moment(chance, SHUTDOWN_MS);
    signal('SIGKILL');
    return [];
  },
};

/** One round of all situations. `load` is in it twice, since most kills of a real league happen in it. */
export const situations: readonly Situation[] = [
  plainLoad,
  duringImport,
  duringRebuild,
  duringReset,
  duringShutdown,
  plainLoad,
];
