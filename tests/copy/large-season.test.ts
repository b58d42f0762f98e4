import { join } from 'node:path';
import { deleteAllMatches, generateFixtures, startFirstSeason } from '@league/command-api/season/handle-season.ts';
import { MOST_APPEND_BYTES } from '@league/events/ports/append-size.ts';
import { expect, it, onTestFinished } from 'vitest';
import { doubleRound } from '../acceptance/made-up-season.ts';
import { readConfig } from '@league/infra/programs/config.ts';
import { LONG_MS } from '../kit/patience.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { contextOf, OPERATOR } from '@league/infra/programs/league/system-context.ts';
import { openLeague } from '@league/infra/programs/league/open-league.ts';
import { openingAtOnce } from '@league/infra/programs/main/process.ts';
import { leagueOperations } from '@league/infra/programs/operations/league-operations.ts';
import { startEventStoreDbDouble } from '../doubles/eventstoredb/double.ts';
import { copyLeague } from '@league/infra/programs/copy/copy-league.ts';
import { closingAfter, noNotices, openStandIn, QUIETLY } from './leagues-to-copy.ts';
import { openFolderSource } from '@league/infra/programs/copy/open-sides.ts';

it('seasons of 120 teams in two legs, imported, deleted and generated, are copied from files to EventStoreDB', async () => {
  const root = temporaryFolder();
  const path = join(root, 'league');
  const folder = await closingAfter(
    openLeague(openingAtOnce(readConfig({ DATA_DIR: path }), () => {})),
    async (league) => {
      const context = () => contextOf(OPERATOR, Date.now());
      await startFirstSeason(league.deps, context());
      const body = { csv: doubleRound(120), createTeams: true };
      await leagueOperations(league, false).importSeason({ body }, () => {});
      await deleteAllMatches(league.deps, context());
      // Fixtures are made of the list of teams, which is waited for only briefly: on a busy machine it may be further behind.
      expect(await league.positions.reached(['teams'], await league.store.head(), LONG_MS)).toBe(true);
      const dates = { startDate: '2026-09-04', kickOffs: ['21:00'], daysBetweenWeeks: 7 };
      await generateFixtures(league.deps, { legs: 2, dates, confirmed: true, replace: false }, context());
      return league.folder;
    },
  );
  const double = await startEventStoreDbDouble();
  onTestFinished(double.close);
  expect(double.faults.appendLimit).toBe(MOST_APPEND_BYTES);
  const target = openStandIn(double.url, 'ada', root);
  onTestFinished(target.close);
  const report = await closingAfter(openFolderSource(folder, noNotices), (source) =>
    copyLeague(source, target, QUIETLY),
  );
  expect(report.difference).toBeUndefined();
  const large = double.log.records.filter(({ data }) => data.length > MOST_APPEND_BYTES / 2);
  expect(large.map(({ type }) => type)).toEqual(['FixturesImported', 'MatchesDeleted', 'FixturesGenerated']);
});
