import { Command } from 'commander';
import { answer } from './answer.ts';
import { importSource } from './import-source.ts';
import { importText } from './import-text.ts';
import { showing } from './progress.ts';
import { withOperations } from './with-operations.ts';

type Options = {
  readonly createTeams?: true;
  readonly createPlayers?: true;
  readonly overwrite?: true;
  readonly allowSameWeek?: true;
  readonly dryRun?: true;
  readonly reason?: string;
};

const EXAMPLE = `
The first line names the columns, in English or Turkish (hafta, tarih, saat, ev sahibi,
deplasman, ev sahibi skoru, deplasman skoru, goller). Only week, home and away must be there:
without a score the match is still to be played, without a date it has none yet. One column
score (skor, sonuç) may hold 2-1 instead of two. Times are Turkish time, 21:00 or 21.00; days
are yyyy-mm-dd, dd.mm.yyyy or dd/mm/yyyy. Commas, semicolons or tabs stand between cells. Files
are read as Excel saves them: CSV UTF-8, CSV (windows-1254) or Unicode text (UTF-16); not .xlsx
(docs/operations.md: from Excel). A line of a match that is planned brings its result.

  week,date,time,home,away,homeScore,awayScore,scorers
  1,2026-09-05,21:00,Kartal,Şahin,2,1,home:Ada:12|home:Efe:57:og|away:Efe:80
  2,,,Şahin,Kartal,,,`;

/** `league import`: matches and results of the current season from a CSV or JSON file; all or nothing. */
export const importCommand = (): Command =>
  new Command('import')
    .description('import matches and results into the current season from a .csv or .json file; all or nothing')
    .argument('<file>', 'CSV, or JSON with a list of objects with the same fields')
    .option('--create-teams', 'create teams that do not exist; else they are refused')
    .option('--create-players', 'create scorers who are no players yet, without an account; else they are refused')
    .option('--overwrite', 'correct results that differ from those of the file; else they are refused')
    .option('--allow-same-week', 'let a team play twice in a week; else such lines are refused')
    .option('--dry-run', 'record nothing; say which teams and players would be created and what each line would do')
    .option('--reason <text>', 'why, for the audit')
    .addHelpText('after', EXAMPLE)
    .action(async (file: string, { reason, ...options }: Options, command: Command) => {
      const {
        createTeams = false,
        createPlayers = false,
        overwrite = false,
        allowSameWeek = false,
        dryRun = false,
      } = options;
      const body = { ...(await importSource(file)), createTeams, createPlayers, overwrite, allowSameWeek, dryRun };
      await withOperations(
        async (operations) => {
          const counts = await showing('import', (onProgress) => operations.importSeason({ body, reason }, onProgress));
          answer(command, { lines: importText(counts), json: { dryRun, ...counts } });
        },
        { mayStart: !dryRun },
      );
    });
