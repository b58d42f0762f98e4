#!/usr/bin/env node
import { CommanderError } from 'commander';
import { wantsJson } from './answer.ts';
import { exitCodeOf, failureJson, failureLines } from './failures.ts';
import { createProgram } from './program.ts';

// Accounts and the log are for nobody else: every file is made readable by its owner only.
process.umask(0o077);

/** Exit codes: 0 done, 1 not done, 78 bad settings. */
const program = createProgram();

/** Standard output of a program that asked for JSON says why there is no answer; standard error does so anyway. */
const tellProgram = (failure: ReturnType<typeof failureJson>): void => {
  if (wantsJson(program)) console.log(JSON.stringify(failure));
};

/** In one line; for a command line that names no command commander shows the help. */
const commandLineFault = ({ code, message }: CommanderError): string =>
  code === 'commander.help'
    ? 'no command is named: --help shows them'
    : (message.split('\n')[0] ?? '').replace(/^error: /, '');

try {
  await program.parseAsync();
} catch (error) {
  // commander has already told the person what is wrong with the command line.
  if (error instanceof CommanderError) {
    if (error.exitCode !== 0) tellProgram({ error: commandLineFault(error), lines: [] });
    process.exitCode = error.exitCode;
  } else {
    for (const line of failureLines(error)) console.error(line);
    tellProgram(failureJson(error));
    // A call that is still under way, to a server that does not answer, must not keep the program from its end.
    process.exit(exitCodeOf(error));
  }
}
