import { Command } from 'commander';
import { isReady } from '../health/health.ts';
import type { LeagueStatus } from '../operations/operations.ts';
import { answer } from './answer.ts';
import { notReadyLines } from './failures.ts';
import { withOperations } from './with-operations.ts';

/** `league status`: where the log, the projections and the processes are. Exits 1 when /health/ready would be 503. */
export const statusCommand = (): Command =>
  new Command('status')
    .description('show where the log, the projections and the processes are; exit 1 when the league is not ready')
    .action((_options: object, command: Command) =>
      withOperations(async (operations) => {
        const status = await operations.status();
        answer(command, { lines: [statusText(status)], json: status });
        if (!isReady(status.parts)) process.exitCode = 1;
      }),
    );

/** For a person at a terminal. */
export const statusText = ({ folder, running, head, parts, projections, processes }: LeagueStatus): string =>
  [
    `${folder}: log up to position ${head}, server ${running ? 'running' : 'not running'}`,
    // Projections and processes have lines of their own below.
    ...notReadyLines(parts.filter(({ name }) => !/^(projection|process) /.test(name))),
    ...table(
      ['projection', 'version', 'state', 'position', 'lag', ''],
      projections.map(({ name, version, state, position, lag, reason = '' }) => [
        name,
        String(version),
        state,
        position,
        lag,
        reason,
      ]),
    ),
    ...table(
      ['process', 'state', 'position', ''],
      processes.map(({ name, state, position, reason = '' }) => [name, state, position, reason]),
    ),
  ].join('\n\n');

/** None without rows: a projector or a command-api of a distributed league knows only its own. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => {
  if (rows.length === 0) return [];
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [all.map(line).join('\n')];
};
