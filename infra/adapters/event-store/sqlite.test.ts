import { join } from 'node:path';
import { eventStoreContract } from '@league/events/ports/event-store.contract.ts';
import { openSqliteEventStore } from './sqlite.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';

eventStoreContract('SQLite', async () => openSqliteEventStore(join(temporaryFolder(), 'events.db')));
eventStoreContract('SQLite, sole writer', async () =>
  openSqliteEventStore(join(temporaryFolder(), 'events.db'), { soleWriter: true }),
);
