#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { startFirstSeason } from '@league/command-api/season/handle-season.ts';
import { parsePosition } from '@league/events/envelope.ts';
import { boundedLook } from '@league/projector/running/bounded-look.ts';
import { ConfigError, givenAdmin } from '../config.ts';
import { lockFolder, prepareFolder } from '../data-folder/data-folder.ts';
import { healthOf } from '../health/health.ts';
import { measureLog, measureProcesses } from '../health/league-metrics.ts';
import { accountsPart, logPart, mongoPart, processParts } from '../health/league-parts.ts';
import { openAll } from '../league/closing.ts';
import { commandSide } from '../league/command-side.ts';
import { openLog } from '../league/open-log.ts';
import { startSharedProcesses } from '../league/processes.ts';
import { followModels, openSharedStores } from '../league/shared-stores.ts';
import { contextOf, SYSTEM } from '../league/system-context.ts';
import { commandOperations } from '../operations/command-operations.ts';
import { statusOf } from '../operations/league-status.ts';
import { serveOperations } from '../operations/operations-socket.ts';
import { firstAdmin } from './first-accounts.ts';
import type { Opened, Opening } from './process.ts';
import { runMain } from './run.ts';

const { values } = parseArgs({ options: { 'processes-from': { type: 'string' } } });

/** Where processes start whose checkpoint was lost: a position of the log that an operator names. @throws ConfigError */
const processesFrom = (): bigint | undefined => {
  const text = values['processes-from'];
  if (text === undefined) return undefined;
  const position = parsePosition(text);
  if (position === undefined) throw new ConfigError('--processes-from: a position of the log is a whole number');
  return position;
};

/** Everything that changes the league: appends to the log, and the processes that send commands of their own. */
const open = (opening: Opening): Promise<Opened> =>
  openAll(async (closing) => {
    const { config, folder, onNotice, waitFor } = opening;
    const admin = givenAdmin(config);
    prepareFolder(folder);
    closing.add(lockFolder(folder).release);
    const shared = await openSharedStores(opening);
    closing.add(shared.close);
    const { mongo, accounts, witness } = shared;
    const log = await waitFor('the log', () => openLog(opening, 'write', witness));
    closing.add(log.close);
    const { store } = log;
    const models = followModels(mongo, onNotice);
    closing.add(models.close);
    const commands = commandSide({ store, accounts, ...models });
    const startAt = processesFrom();
    const processes = await waitFor('the log', () => startSharedProcesses(opening, log, shared, commands, startAt));
    closing.add(processes.stop);
    await waitFor('the log', () => startFirstSeason(commands.deps, contextOf(SYSTEM, Date.now())));
    await waitFor('the log', () => firstAdmin({ ...commands, witness }, folder.firstAccountsFile, admin));
    const head = boundedLook(store.head);
    const parts = healthOf(logPart({ head }, log), mongoPart(mongo), accountsPart(commands), () =>
      processParts(processes.status()),
    );
    const operations = {
      ...commandOperations({ ...commands, processes, folder }),
      status: () => statusOf({ folder, health: { head, parts }, processes: processes.status() }),
    };
    closing.add(await serveOperations(operations, folder.socketFile));
    return {
      sides: { commands: { ...commands, waits: processes } },
      parts,
      measure: (metrics) => {
        measureLog(metrics, { head });
        measureProcesses(metrics, processes.status);
      },
      close: closing.close,
    };
  });

await runMain({ name: 'command-api', serves: true, open });
