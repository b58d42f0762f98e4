import { startEventStoreDbDouble } from '@league/tests/doubles/eventstoredb/double.ts';

/** EventStoreDB's double in a process of its own, so that its work counts for nobody whose work is measured. Says what it was asked so far, whenever it is told something. */

const { url, counts } = await startEventStoreDbDouble();
process.send?.({ url });
process.on('message', () => process.send?.(counts));
process.once('disconnect', () => process.exit());
