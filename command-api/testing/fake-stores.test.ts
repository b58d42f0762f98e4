import { accountStoreContract } from '../ports/account-store.contract.ts';
import { erasureContract } from '../ports/erasure.contract.ts';
import { imageStoreContract } from '../ports/image-store.contract.ts';
import { knownAddressesContract } from '../ports/known-addresses.contract.ts';
import { processCheckpointsContract } from '../ports/process-checkpoints.contract.ts';
import { quietCommandsContract } from '../ports/quiet-commands.contract.ts';
import { resetCodesContract } from '../ports/reset-codes.contract.ts';
import { sessionStoreContract } from '../ports/session-store.contract.ts';
import {
  createFakeAccounts,
  createFakeCheckpoints,
  createFakeImages,
  createFakeKnownAddresses,
  createFakeQuietCommands,
  createFakeResetCodes,
  createFakeSessionStore,
} from './fake-stores.ts';

accountStoreContract('in memory', () => createFakeAccounts());
sessionStoreContract('in memory', createFakeSessionStore);
processCheckpointsContract('in memory', () => createFakeCheckpoints());
imageStoreContract('in memory', createFakeImages);
knownAddressesContract('in memory', createFakeKnownAddresses);
quietCommandsContract('in memory', createFakeQuietCommands);
resetCodesContract('in memory', createFakeResetCodes);
erasureContract('in memory', () => {
  const beside = {
    sessions: createFakeSessionStore(),
    resetCodes: createFakeResetCodes(),
    knownAddresses: createFakeKnownAddresses(),
  };
  return { ...beside, accounts: createFakeAccounts(beside) };
});
