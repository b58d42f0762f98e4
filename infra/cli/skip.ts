import { Command } from 'commander';
import { withOperations } from './with-operations.ts';

/** `league skip`: lets a stopped projection go on without the event at which it stands; the audit shows it. */
export const skipCommand = (): Command =>
  new Command('skip')
    .description('let a stopped projection go on without the event at which it stands, now and in every rebuild')
    .argument('<projection>', 'name of the projection')
    .argument('<eventId>', 'id of the event, as league status shows it')
    .requiredOption('--reason <text>', 'why, for the audit')
    .action(async (projection: string, eventId: string, { reason }: { reason: string }) => {
      await withOperations(async (operations) => {
        for (const line of await operations.skip({ projection, eventId, reason })) console.log(line);
      });
    });
