import { describe } from 'vitest';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest's type is extended by merging
  interface TaskMeta {
    /** Why the suite's tests did not run; infra/tools/scripts/summary-reporter.mjs prints it. */
    skipReason?: string;
  }
}

/**
 * A suite for tests that need something the machine may lack. Where `condition` is false, its tests are listed as
 * skipped, with the reason, and never counted as passed. The body runs either way, for the names of its tests, so
 * resources must be opened in `beforeAll` and not in the body.
 */
export const describeWhere = (condition: boolean, reason: string, name: string, body: () => void): void => {
  // oxlint-disable-next-line vitest/valid-describe-callback -- the rule does not know vitest's options argument
  describe(name, condition ? {} : { skip: true, meta: { skipReason: reason } }, body);
};
