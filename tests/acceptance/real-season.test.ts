import { readFile } from 'node:fs/promises';
import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWhere } from '../kit/skip.ts';
import { type LeagueUnderTest, sharedData } from './league-under-test.ts';
import { rebuildAll, verifyAll } from './operator.ts';
import { describeOnBothProfiles } from './profiles.ts';

const season = sharedData('super-lig-2018-19.csv');
const table = sharedData('super-lig-2018-19.table.csv');

describeOnBothProfiles('the Süper Lig of 2018/19', 'eventstoredb', (start) => {
  describeWhere(
    season !== undefined && table !== undefined,
    'shared/data is not beside the repository',
    'the table of the federation',
    () => {
      let league: LeagueUnderTest;
      let position = '';
      let imported: unknown;

      const standings = async (query = ''): Promise<StandingRow[]> => {
        const answer = await league.call<StandingRow[]>('GET', `/api/leaderboards/standings${query}`, {
          minPosition: position,
        });
        expect(answer.headers.get('x-stale')).toBeNull();
        return answer.body;
      };
      const setTieBreakers = async (...tieBreakers: string[]): Promise<void> => {
        const answer = await league.call<{ position: string }>('PUT', '/api/settings', {
          body: { rankingRules: { tieBreakers } },
        });
        expect(answer.status).toBe(200);
        position = answer.body.position;
      };
      const newestEvents = async (): Promise<AuditEntry[]> =>
        (await league.call<AuditEntry[]>('GET', '/api/admin/audit?limit=2', { minPosition: position })).body;
      const expected = async (): Promise<Record<string, string>[]> =>
        parse(await readFile(table ?? ''), { columns: true });
      const asLines = (rows: readonly StandingRow[]): Record<string, string>[] =>
        rows.map(
          ({ position: place, teamInfo, played, win, draw, loss, goalsFor, goalsAgainst, goalDifference, points }) => {
            const figures = {
              position: place,
              played,
              win,
              draw,
              loss,
              goalsFor,
              goalsAgainst,
              goalDifference,
              points,
            };
            return {
              ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value)])),
              team: teamInfo.name,
            };
          },
        );

      beforeAll(async () => {
        league = await start();
        const csv = await readFile(season ?? '', 'utf8');
        const answer = await league.call<{ position: string }>('POST', '/api/matches/import', {
          body: { csv, createTeams: true },
        });
        imported = answer;
        position = answer.body.position;
      });
      afterAll(() => league.stop());

      it('is imported completely, with its teams', () => {
        expect(imported).toMatchObject({
          status: 201,
          body: { teams: 18, createdTeams: 18, matches: 306, results: 306 },
        });
      });

      it('gives exactly the table of the federation when head-to-head comes first', async () => {
        await setTieBreakers('headToHead', 'goalDifference', 'goalsFor');
        expect(asLines(await standings())).toEqual(await expected());
      });

      it('says which rule decided among the teams with equal points', async () => {
        const row = (await standings()).find(({ teamInfo }) => teamInfo.name === 'Kayserispor');
        expect(row?.decidedBy?.rule).toBe('headToHead');
        expect(row?.decidedBy?.among.map(({ name }) => name).toSorted()).toEqual([
          'Kayserispor',
          'Sivasspor',
          'Çaykur Rizespor',
        ]);
        expect(row?.decidedBy?.table).toHaveLength(3);
      });

      it('swaps places 10 to 12 when goal difference comes first, without any result entered again', async () => {
        const [newestBefore] = await newestEvents();
        await setTieBreakers('goalDifference', 'headToHead', 'goalsFor');
        expect((await standings()).slice(9, 12).map(({ teamInfo }) => teamInfo.name)).toEqual([
          'Çaykur Rizespor',
          'Sivasspor',
          'Kayserispor',
        ]);
        const [newest, before] = await newestEvents();
        expect(newest?.type).toBe('RankingRulesChanged');
        expect(before).toEqual(newestBefore);
      });

      it('shows the table as it was after week 17', async () => {
        const rows = await standings('?week=17');
        expect(rows.every(({ played }) => played === 17)).toBe(true);
        expect(rows[0]?.teamInfo.name).toBe('İstanbul Başakşehir');
      });

      it('changes standings, match and audit at once when one result is corrected', async () => {
        const week = await league.call<MatchAnswer[]>('GET', '/api/matches/week/1');
        const match = week.body.find(({ homeTeam }) => homeTeam.name === 'MKE Ankaragücü');
        expect(match).toMatchObject({ homeScore: 1, awayScore: 3, status: 'finished', resultRevision: 1 });
        const before = (await standings()).find(({ teamInfo }) => teamInfo.name === 'Galatasaray');

        const corrected = await league.call<{ position: string }>('PUT', `/api/admin/match-result/${match?._id}`, {
          body: { homeScore: 3, awayScore: 3, reason: 'hakem raporu' },
          ifMatch: 1,
        });
        expect(corrected).toMatchObject({ status: 200, body: { resultRevision: 2 } });
        position = corrected.body.position;

        const after = (await standings()).find(({ teamInfo }) => teamInfo.name === 'Galatasaray');
        expect(after).toMatchObject({
          points: (before?.points ?? 0) - 2,
          goalsAgainst: (before?.goalsAgainst ?? 0) + 2,
        });
        const details = await league.call<MatchAnswer>('GET', `/api/matches/${match?._id}/details`, {
          minPosition: position,
        });
        expect(details.body).toMatchObject({ homeScore: 3, awayScore: 3, resultRevision: 2 });
        const audit = await league.call<AuditEntry[]>('GET', `/api/admin/audit?match=${match?._id}`, {
          minPosition: position,
        });
        expect(audit.body[0]).toMatchObject({
          type: 'MatchResultCorrected',
          actorName: 'yonetici',
          actorRole: 'admin',
          reason: 'hakem raporu',
          before: { homeScore: 1 },
          after: { homeScore: 3 },
          void: false,
        });
        expect(Date.parse(audit.body[0]?.recordedAt ?? '')).not.toBeNaN();
      });

      it('has read models equal to those rebuilt from the log, byte for byte', async () => {
        expect((await verifyAll(league)).length).toBeGreaterThan(5);
      });

      it('answers the same after a rebuild of all read models', async () => {
        const before = await standings();
        await rebuildAll(league);
        expect(await standings()).toEqual(before);
      });

      it('stays right when results are entered during a rebuild', async () => {
        const week = await league.call<MatchAnswer[]>('GET', '/api/matches/week/2', { minPosition: position });
        const enter = ({ _id }: MatchAnswer) =>
          league.call<{ position: string }>('PUT', `/api/admin/match-result/${_id}`, {
            body: { homeScore: 5, awayScore: 0 },
          });
        const [answers] = await Promise.all([Promise.all(week.body.map(enter)), rebuildAll(league)]);
        expect(answers.every(({ status }) => status === 200)).toBe(true);
        position =
          answers.map(({ body: { position: text } }) => text).toSorted((a, b) => Number(BigInt(b) - BigInt(a)))[0] ??
          '';
        const after = await league.call<MatchAnswer[]>('GET', '/api/matches/week/2', { minPosition: position });
        expect(after.body.every(({ homeScore, awayScore }) => homeScore === 5 && awayScore === 0)).toBe(true);
        await verifyAll(league);
      });

      it('keeps the old season readable when the next one starts', async () => {
        const before = await standings();
        const reset = await league.call<{ position: string }>('POST', '/api/admin/reset-season', {
          body: { reason: 'sezon bitti' },
        });
        expect(reset.status).toBe(200);
        position = reset.body.position;
        expect((await standings()).every(({ played }) => played === 0)).toBe(true);
        expect(await standings('?season=1')).toEqual(before);
      });
    },
  );
});
