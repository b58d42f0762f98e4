#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { adminCommand } from './admin.ts';
import { copyCommand } from './copy.ts';
import { importCommand } from './import.ts';
import { rebuildCommand, verifyCommand } from './rebuild.ts';
import { exitCodeOf, failureLines } from './failures.ts';
import { skipCommand } from './skip.ts';
import { sampleCommand } from './sample.ts';
import { startCommand } from './start.ts';
import { statusCommand } from './status.ts';

// Accounts and the log are nobody else's: every file is made readable by its owner only.
process.umask(0o077);

/** `league`: everything that is done to a league from a terminal. Exit codes: 0 done, 1 not done, 78 bad settings. */
const program = new Command('league')
  .description(
    'run a football league and look after its log; settings come from the environment (see docs/operations.md)',
  )
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'league: ')) });
const commands = [
  startCommand(),
  sampleCommand(),
  importCommand(),
  statusCommand(),
  rebuildCommand(),
  verifyCommand(),
  skipCommand(),
  adminCommand(),
  copyCommand(),
];
for (const command of commands) {
  program.addCommand(command);
  for (const one of [command, ...command.commands]) one.copyInheritedSettings(program);
}

try {
  await program.parseAsync();
} catch (error) {
  // commander has already said what is wrong with the command line.
  if (error instanceof CommanderError) process.exitCode = error.exitCode;
  else {
    for (const line of failureLines(error)) console.error(line);
    // What a start that failed has under way at a server that does not answer must not keep the program.
    process.exit(exitCodeOf(error));
  }
}
