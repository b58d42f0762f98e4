import { Command } from 'commander';
import { answer } from './answer.ts';
import { withOperations } from './with-operations.ts';

/** `league skip`: lets a stopped projection go on without the event at which it stands; the audit shows it. */
export const skipCommand = (): Command =>
  new Command('skip')
    .description('let a stopped projection go on without the event at which it stands, now and in every rebuild')
    .argument('<projection>', 'name of the projection')
    .argument('<eventId>', 'id of the event, as league status shows it')
    .requiredOption('--reason <text>', 'why, for the audit')
    .action((projection: string, eventId: string, { reason }: { reason: string }, command: Command) =>
      withOperations(async (operations) => {
        const notes = await operations.skip({ projection, eventId, reason });
        answer(command, { lines: notes, json: { projection, eventId, notes } });
      }),
    );
