#!/usr/bin/env node
import { boundedLook } from '@league/projector/running/bounded-look.ts';
import { ConfigError } from '../config.ts';
import { ensureTopic } from '../../adapters/forwarder/topic.ts';
import { healthOf } from '../health/health.ts';
import { measureForwarder, measureLog } from '../health/league-metrics.ts';
import { forwarderParts, leasePart, logPart, mongoPart } from '../health/league-parts.ts';
import { openAll } from '../league/closing.ts';
import { startLeasedForwarder } from '../league/leased-forwarder.ts';
import { kafkaOf } from '../league/open-feed.ts';
import { openLog } from '../league/open-log.ts';
import { openSharedStores } from '../league/shared-stores.ts';
import type { Opened, Opening } from './process.ts';
import { runMain } from './run.ts';

/** Copies the log to Kafka, in log order: one process at a time does it, others stand by. */
const open = (opening: Opening): Promise<Opened> =>
  openAll(async (closing) => {
    const { config, log: logger, onNotice, waitFor } = opening;
    if (config.KAFKA_BROKERS === undefined) throw new ConfigError('bad settings: forwarder needs KAFKA_BROKERS');
    const kafka = kafkaOf(config, logger);
    const { mongo, leases, witness, close } = await openSharedStores(opening);
    closing.add(close);
    const log = await waitFor('the log', () => openLog(opening, 'read', witness));
    closing.add(log.close);
    await waitFor('Kafka', () => ensureTopic(kafka, onNotice));
    const forwarder = startLeasedForwarder(opening, { mongo, leases, log, kafka });
    closing.add(forwarder.stop);
    const head = boundedLook(log.store.head);
    return {
      parts: healthOf(
        logPart({ head }),
        mongoPart(mongo),
        () => leasePart('forwarding', forwarder.lease()),
        () => forwarderParts(forwarder.status()),
      ),
      measure: (metrics) => {
        measureLog(metrics, { head });
        measureForwarder(metrics, forwarder.status);
      },
      close: closing.close,
    };
  });

await runMain({ name: 'forwarder', serves: false, open });
