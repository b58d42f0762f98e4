import { Command } from 'commander';
import { answer } from './answer.ts';
import { showing } from './progress.ts';
import { withOperations } from './with-operations.ts';

/** `league sample`: fills an empty league. */
export const sampleCommand = (): Command =>
  new Command('sample')
    .description('fill an empty league with teams, players, fixtures and results to look at')
    .action((_options: object, command: Command) =>
      withOperations(
        async (operations) => {
          const made = await showing('sample', (onProgress) => operations.sample(null, onProgress));
          const { teams, players, matches, results } = made;
          answer(command, {
            lines: [`made a sample league: ${teams} teams, ${players} players, ${matches} matches, ${results} results`],
            json: made,
          });
        },
        { mayStart: true },
      ),
    );
