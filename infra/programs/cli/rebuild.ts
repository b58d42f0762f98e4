import { registry } from '@league/projector/registry.ts';
import { Command } from 'commander';
import type { OnProgress, Operations, RebuildLine } from '../operations/operations.ts';
import { answer } from './answer.ts';
import { showing } from './progress.ts';
import { withOperations } from './with-operations.ts';

const NAMES = `names of projections (${registry.map(({ name }) => name).join(', ')}), or 'all'`;

/** `league rebuild`: replays the log into fresh read models beside the old ones, then switches. */
export const rebuildCommand = (): Command =>
  new Command('rebuild')
    .description('rebuild read models from the log; readers see the old ones until the new ones have caught up')
    .argument('<projections...>', NAMES)
    .option('--reason <text>', 'why, for the audit')
    .action((names: string[], { reason }: { reason?: string }, command: Command) =>
      run(command, (operations, onProgress) => operations.rebuild({ projections: chosen(names), reason }, onProgress)),
    );

/** `league verify`: rebuilds aside and compares with the live figures. */
export const verifyCommand = (): Command =>
  new Command('verify')
    .description('rebuild read models aside and compare them with the live ones, byte by byte; exit 1 when they differ')
    .argument('[projections...]', NAMES, ['all'])
    .action((names: string[], _options: object, command: Command) =>
      run(command, (operations, onProgress) => operations.verify({ projections: chosen(names) }, onProgress)),
    );

const chosen = (names: readonly string[]): readonly string[] | 'all' => (names.includes('all') ? 'all' : names);

const run = (
  command: Command,
  work: (operations: Operations, onProgress: OnProgress) => Promise<readonly RebuildLine[]>,
): Promise<void> =>
  withOperations(async (operations) => {
    const projections = await showing(command.name(), (onProgress) => work(operations, onProgress));
    const allOk = projections.every(({ ok }) => ok);
    answer(command, {
      lines: projections.map(({ projection, ok, detail }) => `${ok ? 'ok  ' : 'FAIL'} ${projection}: ${detail}`),
      json: { ok: allOk, projections },
    });
    if (!allOk) process.exitCode = 1;
  });
