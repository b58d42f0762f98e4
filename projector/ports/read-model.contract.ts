import { describe } from 'vitest';
import { describeGenerations } from './read-model-generations.contract.ts';
import { describeReading } from './read-model-reading.contract.ts';
import { describeSaving } from './read-model-saving.contract.ts';
import { openForEach, type ReadModelStore } from './read-models-under-test.contract.ts';

/** What every store of read models does; an adapter's test calls it with the way to make one. */
export const describeReadModels = (name: string, open: () => Promise<ReadModelStore>): void => {
  describe(`read models in ${name}`, () => {
    const models = openForEach(open);
    describeSaving(models);
    describeGenerations(models);
    describeReading(models);
  });
};
