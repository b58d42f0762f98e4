import { handle } from '@league/command-api/handling/handle-command.ts';
import { operationsDecider } from '@league/command-api/operations/decider.ts';
import { operationsSource } from '@league/command-api/operations/operators-acts.ts';
import { type EventStore, StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { Config } from '../config.ts';
import type { DataFolder } from '../data-folder/data-folder.ts';
import { contextOf, OPERATOR } from '../league/system-context.ts';
import type { CommandOperations } from './operations.ts';
import { connectOperations } from './operations-socket.ts';

/** Records an operator's act in the log. @throws StoreUnavailable */
export type RecordAct = CommandOperations['record'];

/** Appends the act in this process. */
export const recordHere =
  (store: EventStore): RecordAct =>
  async ({ command, reason }) => {
    await handle(store, {
      source: operationsSource(store),
      decider: operationsDecider,
      command: () => command,
      context: contextOf(OPERATOR, Date.now(), reason),
    });
  };

/**
 * For a process beside command-api: a SQLite log has one writer, so command-api is asked through its socket in the same
 * folder; to EventStoreDB anybody may append.
 */
export const recordBeside = (config: Config, store: EventStore, { socketFile, path }: DataFolder): RecordAct => {
  if (config.EVENT_LOG === 'eventstoredb') return recordHere(store);
  return async (act) => {
    const commandApi = await connectOperations(socketFile);
    if (commandApi === undefined) {
      throw new StoreUnavailable(`command-api does not run on ${path}, and the log has no other writer`);
    }
    await commandApi.record(act);
  };
};
