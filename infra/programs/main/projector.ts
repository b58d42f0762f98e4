#!/usr/bin/env node
import { boundedLook } from '@league/projector/running/bounded-look.ts';
import { createMongoReader } from '../../adapters/read-models/mongodb-reader.ts';
import { prepareFolder } from '../data-folder/data-folder.ts';
import { healthOf } from '../health/health.ts';
import { measureFeed, measureLog, measureProjections } from '../health/league-metrics.ts';
import { feedParts, leasePart, logPart, mongoPart, projectionParts } from '../health/league-parts.ts';
import { openAll } from '../league/closing.ts';
import { startLeasedProjector } from '../league/leased-projector.ts';
import { openFeed } from '../league/open-feed.ts';
import { openLog } from '../league/open-log.ts';
import { openSharedStores } from '../league/shared-stores.ts';
import { statusOf } from '../operations/league-status.ts';
import { serveOperations } from '../operations/operations-socket.ts';
import { projectionOperations } from '../operations/projection-operations.ts';
import { recordBeside } from '../operations/record-act.ts';
import { verifyPictures } from '../operations/verify-pictures.ts';
import type { Opened, Opening } from './process.ts';
import { runMain } from './run.ts';

/** Turns the log into read models: one process at a time does it, others stand by. */
const open = (opening: Opening): Promise<Opened> =>
  openAll(async (closing) => {
    const { config, folder, waitFor } = opening;
    prepareFolder(folder);
    const { mongo, leases, accounts, witness, close } = await openSharedStores(opening);
    closing.add(close);
    const log = await waitFor('the log', () => openLog(opening, 'read', witness));
    closing.add(log.close);
    const { store } = log;
    const { feed, kafka, close: closeFeed } = openFeed(opening, log);
    closing.add(closeFeed);
    const projector = startLeasedProjector(opening, {
      mongo,
      leases,
      store,
      feed,
      // Not by one that stands by: the socket is of whoever can do what is asked for.
      whileRunning: () => serveOperations(operations, folder.projectorSocketFile),
    });
    closing.add(projector.stop);
    const head = boundedLook(store.head);
    const parts = healthOf(
      logPart({ head }),
      mongoPart(mongo),
      () => feedParts(kafka),
      () => leasePart('projections', projector.lease()),
      async () => projectionParts(await projector.status()),
    );
    const operations = {
      ...projectionOperations({
        projector,
        store,
        record: recordBeside(config, store, folder),
        verifyPictures: () => verifyPictures({ reader: createMongoReader(mongo), images: accounts.images }),
      }),
      status: async () => statusOf({ folder, health: { head, parts }, projections: await projector.status() }),
    };
    return {
      parts,
      measure: (metrics) => {
        measureLog(metrics, { head });
        measureProjections(metrics, projector.status);
        if (kafka !== undefined) measureFeed(metrics, kafka);
      },
      close: closing.close,
    };
  });

await runMain({ name: 'projector', serves: false, open });
