import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { createProgram } from './program.ts';

const withAllBelow = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(withAllBelow)];
/** The command as it is typed: `league admin create`. */
const typed = (command: Command): string =>
  command.parent === null ? command.name() : `${typed(command.parent)} ${command.name()}`;

/** The options without which a command does nothing. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  'league skip': ['--reason'],
  'league copy': ['--to'],
};

describe('the help of a command', () => {
  it.each(withAllBelow(createProgram()).map((command) => [typed(command), command] as const))(
    '%s names --json and --version, and marks exactly the required options',
    (name, command) => {
      const help = command.helpInformation();
      expect(help).toMatch(/^ {2}--json +answer in one line of JSON on standard output$/m);
      expect(help).toMatch(/^ {2}--version +show the version$/m);
      const marked = help
        .split(/\n(?= {2}-)/)
        .filter((option) => option.replaceAll(/\s+/g, ' ').includes('(required)'));
      expect(marked.map((option) => /--\w+/.exec(option)?.[0])).toEqual(REQUIRED[name] ?? []);
    },
  );

  it.each([[['--help']], [['status', '--help']], [['admin', 'create', '--help']]])(
    'is what %j asks for, and no failure',
    async (args) => {
      const { program, said } = heard();
      await expect(program.parseAsync(args, { from: 'user' })).rejects.toMatchObject({
        code: 'commander.helpDisplayed',
        exitCode: 0,
      });
      expect(said()).toMatch(/^Usage: league /);
    },
  );
});

describe('the version', () => {
  it.each([[[]], [['status']], [['skip']], [['admin', 'create']]])(
    'is answered at once, whatever else is missing: %j',
    async (command) => {
      const { program, said } = heard();
      await expect(program.parseAsync([...command, '--version'], { from: 'user' })).rejects.toMatchObject({
        code: 'commander.version',
        exitCode: 0,
      });
      expect(said()).toBe(`${manifest.version}\n`);
    },
  );
});

/** The program with what it and its commands write to standard output. */
const heard = () => {
  const program = createProgram();
  let out = '';
  for (const command of withAllBelow(program)) command.configureOutput({ writeOut: (text) => (out += text) });
  return { program, said: () => out };
};
