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

const statusText = ({ folder, running, head, parts, projections, processes }: LeagueStatus): string =>
  [
    `${folder}: log up to position ${head}, server ${running ? 'running' : 'not running'}`,
    // Projections and processes have lines of their own below.
    ...notReadyLines(parts.filter(({ name }) => !/^(projection|process) /.test(name))),
    table([
      ['projection', 'version', 'state', 'position', 'lag', ''],
      ...projections.map(({ name, version, state, position, lag, reason = '' }) => [
        name,
        String(version),
        state,
        position,
        lag,
        reason,
      ]),
    ]),
    table([
      ['process', 'state', 'position', ''],
      ...processes.map(({ name, state, position, reason = '' }) => [name, state, position, reason]),
    ]),
  ].join('\n\n');

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
