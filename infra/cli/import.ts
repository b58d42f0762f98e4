import { Command } from 'commander';
import { importSource } from './import-source.ts';
import { showProgress } from './progress.ts';
import { withOperations } from './with-operations.ts';

type Options = { readonly createTeams?: true; readonly dryRun?: true; readonly reason?: string };

const EXAMPLE = `
The first line names the columns. Only week, home and away must be there: without
a score the match is still to be played, without a date it has none yet. Times are
Turkish time.

  week,date,time,home,away,homeScore,awayScore
  1,2026-09-05,21:00,Kartal,Şahin,2,1
  2,,,Şahin,Kartal,,`;

/** `league import`: matches and results of the current season from a CSV or JSON file; all or nothing. */
export const importCommand = (): Command =>
  new Command('import')
    .description('import matches and results into the current season from a .csv or .json file; all or nothing')
    .argument('<file>', 'CSV, or JSON with a list of objects with the same fields')
    .option('--create-teams', 'create teams that do not exist; else they are refused')
    .option('--dry-run', 'check everything, record nothing')
    .option('--reason <text>', 'why, for the audit')
    .addHelpText('after', EXAMPLE)
    .action(async (file: string, { createTeams, dryRun, reason }: Options) => {
      const source = await importSource(file);
      const body = { ...source, createTeams: createTeams ?? false, dryRun: dryRun ?? false };
      await withOperations(
        async (operations) => {
          const { onProgress, done } = showProgress('import');
          const counts = await operations
            .importSeason({ body, ...(reason === undefined ? {} : { reason }) }, onProgress)
            .finally(done);
          const { teams, createdTeams, matches, results } = counts;
          console.log(
            `${dryRun === true ? 'would import' : 'imported'} ${matches} matches, ${results} results, ${teams} teams (${createdTeams} new)`,
          );
        },
        { mayStart: dryRun !== true },
      );
    });
