import { Command, Help, type Option } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { adminCommand } from './admin.ts';
import { copyCommand } from './copy.ts';
import { eraseCommand } from './erase.ts';
import { importCommand } from './import.ts';
import { rebuildCommand, verifyCommand } from './rebuild.ts';
import { sampleCommand } from './sample.ts';
import { skipCommand } from './skip.ts';
import { startCommand } from './start.ts';
import { statusCommand } from './status.ts';

/**
 * `league`: everything that is done to a league from a terminal. `--json` and `--version` stand anywhere in a command line. Where
 * commander would end the process, the program throws CommanderError instead.
 */
export const createProgram = (): Command => {
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
  return program;
};
