import { accountStoreContract } from '../ports/account-store.contract.ts';
import { knownAddressesContract } from '../ports/known-addresses.contract.ts';
import { processCheckpointsContract } from '../ports/process-checkpoints.contract.ts';
import { quietCommandsContract } from '../ports/quiet-commands.contract.ts';
import { sessionStoreContract } from '../ports/session-store.contract.ts';
import {
  createFakeAccounts,
  createFakeCheckpoints,
  createFakeKnownAddresses,
  createFakeQuietCommands,
  createFakeSessionStore,
} from './fake-stores.ts';

accountStoreContract('in memory', createFakeAccounts);
sessionStoreContract('in memory', createFakeSessionStore);
processCheckpointsContract('in memory', () => createFakeCheckpoints());
knownAddressesContract('in memory', createFakeKnownAddresses);
quietCommandsContract('in memory', createFakeQuietCommands);
