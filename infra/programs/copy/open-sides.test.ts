import { describe, expect, it } from 'vitest';
import { createMemoryLeases } from '@league/tests/doubles/memory-leases.ts';
import { OperationRefused } from '../operations/operations.ts';
import { refuseWhileRunning } from './open-sides.ts';

const QUIET_MS = 300;

describe('whether the league runs on the servers', () => {
  const taken = async () => {
    const leases = createMemoryLeases();
    const lease = await leases.take('processes', 'ada pid 7', undefined);
    if (lease === undefined) throw new Error('nobody else has it');
    return { leases, lease };
  };

  it('is no when nobody ever held the lease, or it was let go of', async () => {
    await refuseWhileRunning(createMemoryLeases(), Number.POSITIVE_INFINITY);
    const { leases, lease } = await taken();
    await leases.release(lease);
    await refuseWhileRunning(leases, Number.POSITIVE_INFINITY);
  });

  it('is no when its beat stands still, as that of a process that was killed', async () => {
    const { leases } = await taken();
    await refuseWhileRunning(leases, QUIET_MS);
  });

  it('is yes when it beats, and says who', async () => {
    const { leases, lease } = await taken();
    const looking = {
      read: async (name: string) => {
        const read = await leases.read(name);
        await leases.renew(lease);
        return read;
      },
    };
    await expect(refuseWhileRunning(looking, Number.POSITIVE_INFINITY)).rejects.toThrow(OperationRefused);
    await expect(refuseWhileRunning(looking, Number.POSITIVE_INFINITY)).rejects.toThrow('ada pid 7');
  });

  it('is no as soon as it is let go of while that is looked at', async () => {
    const { leases, lease } = await taken();
    const looking = {
      read: async (name: string) => {
        const read = await leases.read(name);
        await leases.release(lease);
        return read;
      },
    };
    await refuseWhileRunning(looking, Number.POSITIVE_INFINITY);
  });
});
