import { StoreUnavailable } from '@league/events/ports/event-store.ts';

/**
 * A server is there and will never do: wrong credentials, a standalone MongoDB, a topic of several partitions, a version
 * that cannot be spoken to. At the start the process says so in one line and exits 78, since waiting would not help; what
 * turns up later is waited out like any store that is away.
 */
export class UnsuitableServer extends StoreUnavailable {
  override readonly name = 'UnsuitableServer';
}
