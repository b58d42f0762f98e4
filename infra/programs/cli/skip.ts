import { Command } from 'commander';
import { isProjection } from '../operations/projection-operations.ts';
import { answer } from './answer.ts';
import { withOperations } from './with-operations.ts';

/** `league skip`: lets a stopped projection or process go on without the event at which it stands; the audit shows it. */
export const skipCommand = (): Command =>
  new Command('skip')
    .description('let a stopped projection or process go on without the event at which it stands')
    .argument(
      '<projection|process>',
      'name of the projection, which rebuilds leave the event out of too, or of the process',
    )
    .argument('<eventId>', 'id of the event, as league status shows it')
    .requiredOption('--reason <text>', 'why, for the audit')
    .action((name: string, eventId: string, { reason }: { reason: string }, command: Command) =>
      withOperations(async (operations) => {
        const notes = await operations.skip({ name, eventId, reason });
        answer(command, {
          lines: notes,
          json: { [isProjection(name) ? 'projection' : 'process']: name, eventId, notes },
        });
      }),
    );
