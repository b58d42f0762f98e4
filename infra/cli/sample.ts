import { Command } from 'commander';
import { showProgress } from './progress.ts';
import { withOperations } from './with-operations.ts';

/** `league sample`: fills an empty league. */
export const sampleCommand = (): Command =>
  new Command('sample').description('fill an empty league with teams, fixtures and results to look at').action(() =>
    withOperations(
      async (operations) => {
        const { onProgress, done } = showProgress('sample');
        const { teams, matches, results } = await operations.sample(onProgress).finally(done);
        console.log(`made a sample league: ${teams} teams, ${matches} matches, ${results} results`);
      },
      { mayStart: true },
    ),
  );
