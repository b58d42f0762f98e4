import { Command } from 'commander';
import { readConfig } from '../config.ts';
import { answer } from './answer.ts';
import { withOperations } from './with-operations.ts';

/** `league admin create`. The password comes from the environment or is made up: it never stands in a command line. */
export const adminCommand = (): Command =>
  new Command('admin').description('look after admin accounts').addCommand(
    new Command('create')
      .description('create an admin; the password is read from ADMIN_PASSWORD, else made up and printed once')
      .argument('<username>', 'how the admin logs in; upper and lower case are one')
      .action(async (username: string, _options: object, command: Command) => {
        const { ADMIN_PASSWORD: given } = readConfig(process.env);
        await withOperations(
          async (operations) => {
            const made = await operations.createAdmin({ username, password: given });
            const password = made.password === undefined ? [] : [`password: ${made.password}`];
            answer(command, { lines: [`created admin ${made.username}`, ...password], json: made });
          },
          { mayStart: true },
        );
      }),
  );
