import { startEventStoreDbDouble } from '../testing/eventstoredb-double/double.ts';

/** EventStoreDB's double in a process of its own, so that its work is nobody's whose work is measured. */

const { url } = await startEventStoreDbDouble();
process.send?.({ url });
process.on('message', () => process.send?.({ reads: Number.NaN }));
process.once('disconnect', () => process.exit());
