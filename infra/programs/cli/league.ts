#!/usr/bin/env node
import { Command, CommanderError, Help, type Option } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { adminCommand } from './admin.ts';
import { wantsJson } from './answer.ts';
import { copyCommand } from './copy.ts';
import { eraseCommand } from './erase.ts';
import { importCommand } from './import.ts';
import { rebuildCommand, verifyCommand } from './rebuild.ts';
import { exitCodeOf, failureJson, failureLines } from './failures.ts';
import { skipCommand } from './skip.ts';
import { sampleCommand } from './sample.ts';
import { startCommand } from './start.ts';
import { statusCommand } from './status.ts';

// Accounts and the log are for nobody else: every file is made readable by its owner only.
process.umask(0o077);

/** `league`: everything that is done to a league from a terminal. Exit codes: 0 done, 1 not done, 78 bad settings. */
const program = new Command('league')
  .description(
    'run a football league and look after its log; settings come from the environment (see docs/operations.md)',
  )
  .version(manifest.version, '--version', 'show the version')
  .option('--json', 'answer in one line of JSON on standard output')
  .configureHelp({
    showGlobalOptions: true,
    optionDescription: (option: Option) =>
      `${Help.prototype.optionDescription(option)}${option.mandatory ? ' (required)' : ''}`,
  })
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
  eraseCommand(),
  copyCommand(),
];
for (const command of commands) {
  program.addCommand(command);
  for (const one of [command, ...command.commands]) one.copyInheritedSettings(program);
}

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
