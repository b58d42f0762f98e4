import {
  AccessDeniedError,
  CancelledError,
  convertToCommandError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
  UnknownError,
} from '@eventstore/db-client';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { UnsuitableServer } from './unsuitable-server.ts';

/** What gRPC calls wrong credentials, missing rights, and calls that the server does not know. */
const PERMISSION_DENIED = 7;
const UNIMPLEMENTED = 12;
const UNAUTHENTICATED = 16;

/**
 * The shapes in which a server is away, starting, stopping, too busy, silent, or no leader
 * (docs/client-libraries.md#eventstoredb).
 */
const AWAY = [CancelledError, NotLeaderError, TimeoutError, UnavailableError, UnknownError];

/** A handshake in TLS with a server that speaks none, as OpenSSL says it. */
const NO_TLS = /wrong version number|packet length too long/i;
/** What gRPC adds to a connection that was refused, with nothing behind. */
const EMPTY_NOTE = /\.? Resolution note: $/;
/** Node refuses TLS with a server that has an address and no name. */
const NO_NAME = /servername to an IP address/i;
/** Certificates that are not to be trusted, as Node says it. */
const BAD_CERTIFICATE = /self[- ]signed certificate|unable to (get|verify)|certificate has expired|altnames/i;

/**
 * What the client threw, in the ports' words: {@link UnsuitableServer} for credentials, rights, certificates and servers
 * that speak something else, `StoreUnavailable` for every way in which a server is away. What the server says of one stream
 * or append (WrongExpectedVersionError and its like) is for the caller and passes as it is, as do errors of ours. `right` is
 * what the user must be allowed to for this.
 */
export const eventStoreDbErrorOf = (error: unknown, right?: string): unknown => {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  const command = convertToCommandError(error);
  const code: number | undefined = 'code' in command ? command.code : undefined;
  const said = command.message.replace(EMPTY_NOTE, '');
  const text = `EventStoreDB: ${said || ('type' in command ? command.type : command.name)}`;
  // The client gives both refusals one name.
  if (code === UNAUTHENTICATED) {
    return new UnsuitableServer(
      'EventStoreDB refuses access: user or password of EVENTSTORE_URL are wrong, or missing',
    );
  }
  if (command instanceof AccessDeniedError || code === PERMISSION_DENIED) {
    return new UnsuitableServer(
      `EventStoreDB: the user of EVENTSTORE_URL ${right === undefined ? 'lacks a right that' : `may not ${right}, which`} the league needs: docs/distributed.md says how to allow it`,
    );
  }
  if (code === UNIMPLEMENTED) return new UnsuitableServer(`${text} (is this an EventStoreDB server?)`);
  if (NO_TLS.test(text)) return new UnsuitableServer('EventStoreDB speaks no TLS: add tls=false to EVENTSTORE_URL');
  if (NO_NAME.test(text))
    return new UnsuitableServer('EVENTSTORE_URL: TLS needs the name of the server, not its address');
  if (BAD_CERTIFICATE.test(text)) return new UnsuitableServer(text);
  // What gRPC says of it is where it spent the time.
  if (command instanceof DeadlineExceededError) {
    return new StoreUnavailable('EventStoreDB did not answer in time', { cause: error });
  }
  if (AWAY.some((away) => command instanceof away) || isOfChannel(command)) {
    return new StoreUnavailable(text, { cause: error });
  }
  return command;
};

/** No member of a cluster answers, or the channel is being replaced: the client's errors without a type or code. */
const isOfChannel = ({ message }: Error): boolean =>
  message.startsWith('Failed to discover') || message.includes('Channel has been shut down');
