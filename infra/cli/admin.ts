import { Command } from 'commander';
import { readConfig } from '../config.ts';
import { withOperations } from './with-operations.ts';

/** `league admin create`. The password comes from the environment or is made up: it never stands in a command line. */
export const adminCommand = (): Command =>
  new Command('admin').description('look after admin accounts').addCommand(
    new Command('create')
      .description('create an admin; the password is read from ADMIN_PASSWORD, else made up and printed once')
      .argument('<username>', 'how the admin logs in; upper and lower case are one')
      .action(async (username: string) => {
        const { ADMIN_PASSWORD: given } = readConfig(process.env);
        await withOperations(
          async (operations) => {
            const made = await operations.createAdmin({
              username,
              ...(given === undefined ? {} : { password: given }),
            });
            console.log(`created admin ${made.username}`);
            if (made.password !== undefined) console.log(`password: ${made.password}`);
          },
          { mayStart: true },
        );
      }),
  );
