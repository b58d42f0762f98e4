import { randomUUID } from 'node:crypto';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '@league/infra/programs/config.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { startEmbedded } from '@league/infra/programs/main/embedded.ts';
import { leagueOperations } from '@league/infra/programs/operations/league-operations.ts';
import { ADMIN } from '../kit/admin.ts';
import { startEventStoreDbDouble } from '../doubles/eventstoredb/double.ts';
import { removeLeague } from '../kit/remove-league.ts';
import { describeWithServers, freshLeague, serverUrl } from '../kit/servers.ts';
import { settingsOn } from '../kit/settings.ts';
import { caller } from './league-under-test.ts';
import { importSeason } from './made-up-season.ts';

/** Most tests use one mix of log, feed and read models. With these four, every two adapters of different ports run together somewhere. */
const mixes = [
  ['sqlite', 'in-process', 'mongodb'],
  ['sqlite', 'kafka', 'sqlite'],
  ['eventstoredb', 'in-process', 'sqlite'],
  ['eventstoredb', 'kafka', 'mongodb'],
] as const;

describeWithServers(['kafka', 'mongodb'], 'one process', () => {
  it.each(mixes)('on a log in %s (a double where it is EventStoreDB), %s and %s tells the same', async (...mix) => {
    const [log, feed, model] = mix;
    const double = log === 'eventstoredb' ? await startEventStoreDbDouble() : undefined;
    onTestFinished(() => double?.close());
    const environment = {
      LEAGUE: freshLeague(),
      ...settingsOn(temporaryFolder()),
      EVENT_LOG: log,
      EVENTSTORE_URL: double?.url ?? '',
      EVENT_FEED: feed,
      KAFKA_BROKERS: serverUrl('kafka'),
      READ_MODELS: model,
      MONGODB_URL: serverUrl('mongodb'),
    };
    onTestFinished(() => removeLeague(environment));
    /** Two starts: the second continues with the data of the first. */
    for (const played of [1, 2]) {
      const { url, league, stop } = await startEmbedded({
        config: readConfig(environment),
        log: pino({ level: 'silent' }),
        sample: false,
      });
      const call = caller(url);
      const { token } = (await call<{ token: string }>('POST', '/api/admins/login', { body: ADMIN })).body;
      const asAdmin: typeof call = (method, path, options) => call(method, path, { token, ...options });
      const csv = `week,home,away,homeScore,awayScore\n${played},Kartal,Şahin,${played},0`;
      const [id = ''] = (await importSeason({ call: asAdmin }, csv)).slice(-1);
      const { status, body } = await asAdmin<{ position: string }>('PUT', `/api/admin/match-result/${id}`, {
        body: { homeScore: 3 },
        key: randomUUID(),
      });
      expect(status).toBe(200);
      const table = await call<StandingRow[]>('GET', '/api/leaderboards/standings', { minPosition: body.position });
      expect(table.headers.get('x-stale')).toBeNull();
      expect(table.body[0]).toMatchObject({ teamInfo: { name: 'Kartal' }, played, points: 3 * played });
      const verdicts = await leagueOperations(league, true).verify({ projections: 'all' }, () => {});
      expect(verdicts.filter(({ ok }) => !ok)).toEqual([]);
      await stop();
    }
  });
});
