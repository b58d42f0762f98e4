import { eventStoreContract } from '@league/events/ports/event-store.contract.ts';
import { createMemoryEventStore } from './memory.ts';

eventStoreContract('memory', async () => createMemoryEventStore());
