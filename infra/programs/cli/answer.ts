import type { Command } from 'commander';

/** What a command answers: `lines` for a person, `json` for a program. */
type Answer = { readonly lines: readonly string[]; readonly json: unknown };

/**
 * Answers on standard output, where nothing else of a command may stand: one line of JSON after `--json`, else the lines for
 * a person. Progress and notices go to standard error.
 */
export const answer = (command: Command, { lines, json }: Answer): void => {
  for (const line of wantsJson(command) ? [JSON.stringify(json)] : lines) console.log(line);
};

/** Whether `--json` stands anywhere in the command line: it is an option of the whole program. */
export const wantsJson = (command: Command): boolean => command.optsWithGlobals<{ json?: true }>().json === true;
