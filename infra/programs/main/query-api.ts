#!/usr/bin/env node
import { healthOf } from '../health/health.ts';
import { measureReadModels } from '../health/league-metrics.ts';
import { logPart, mongoPart, readModelsPart } from '../health/league-parts.ts';
import { openAll } from '../league/closing.ts';
import { identityOf } from '../league/command-side.ts';
import { openLog } from '../league/open-log.ts';
import { followModels, openSharedStores } from '../league/shared-stores.ts';
import type { Opened, Opening } from './process.ts';
import { runMain } from './run.ts';

/** Every answer to a GET, and the web. Keeps nothing, so that any number of copies may run. */
const open = (opening: Opening): Promise<Opened> =>
  openAll(async (closing) => {
    const { onNotice, waitFor } = opening;
    const { mongo, accounts, standstills, witness, close } = await openSharedStores(opening);
    closing.add(close);
    const models = followModels(mongo, onNotice);
    closing.add(models.close);
    // Only for who may read what: admins are those of the log.
    const log = await waitFor('the log', () => openLog(opening, 'read', witness));
    closing.add(log.close);
    const { sessions } = identityOf(log.store, accounts);
    return {
      sides: { queries: { ...models, sessions, accounts, standstills } },
      parts: healthOf(mongoPart(mongo), logPart(log.store), () => readModelsPart(models.positions)),
      measure: (metrics) => measureReadModels(metrics, models.positions),
      close: closing.close,
    };
  });

await runMain({ name: 'query-api', serves: true, open });
