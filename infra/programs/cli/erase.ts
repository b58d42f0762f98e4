import { Command } from 'commander';
import { answer } from './answer.ts';
import { withOperations } from './with-operations.ts';

/** `league erase`: deletes a player and all that is personal, as the call does that admins make. */
export const eraseCommand = (): Command =>
  new Command('erase')
    .description('delete a player and erase all that is personal; the gamertag stays in past matches')
    .argument('<gamertag>', 'the gamertag, in any spelling, or an earlier one')
    .option('--reason <text>', 'why, for the audit, where it stays: nothing personal')
    .action((gamertag: string, { reason }: { reason?: string }, command: Command) =>
      withOperations(async (operations) => {
        const erased = await operations.erase({ gamertag, reason });
        const { fields, sessions, team } = erased;
        answer(command, {
          lines: [
            `erased the player ${erased.gamertag} (${erased.playerId})`,
            `account: ${fields.length === 0 ? 'none' : fields.join(', ')}`,
            `sessions ended: ${sessions}`,
            ...(team === null ? [] : [`released from ${team}`]),
          ],
          json: erased,
        });
      }),
    );
