import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { NewEvent } from '@league/events/envelope.ts';
import {
  matchResultCorrected,
  matchResultEntered,
  newEvent,
  numberedId,
  sampleMetadata,
  seasonStarted,
  teamCreated,
  teamHistory,
} from '@league/events/testing/sample-events.ts';
import { openAccounts } from '@league/infra/adapters/accounts/sqlite-accounts.ts';
import { dataFolder, type DataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { openEventStoreDb } from '@league/infra/adapters/servers/eventstoredb.ts';
import { writeForeignEvent } from '../kit/foreign-event.ts';
import { SILENT } from '../kit/silent.ts';
import type { CopyOptions, Target } from '@league/infra/programs/copy/copy-league.ts';
import { openEventStoreDbRawLog } from '@league/infra/programs/copy/eventstoredb-raw-log.ts';
import { holdsAccounts } from '@league/infra/programs/copy/raw-accounts.ts';
import { sqliteRawAccounts } from '@league/infra/programs/copy/sqlite-raw-accounts.ts';

/** For tests: no progress is shown, and all sessions are copied. */
export const QUIETLY: CopyOptions = { since: 0, show: (_what, work) => work(() => {}) };

/** Fails at any notice, in a test that expects none. */
export const noNotices = (text: string): never => {
  throw new Error(text);
};

/**
 * For tests: stands in for the servers where there is no MongoDB. The log is in a (double of) EventStoreDB, the
 * accounts in a file of this folder, and the mark of an unfinished copy in another file.
 */
export const openStandIn = (url: string, league: string, folder: string): Target & { close: () => Promise<void> } => {
  const server = openEventStoreDb(url, { log: SILENT });
  const accounts = sqliteRawAccounts(join(folder, 'accounts.db'));
  const mark = join(folder, 'unfinished');
  return {
    log: openEventStoreDbRawLog(server, league),
    accounts,
    refuseWhileInUse: async () => undefined,
    isUnfinished: async () => existsSync(mark),
    setUnfinished: async (unfinished) => {
      if (unfinished) writeFileSync(mark, '');
      else rmSync(mark, { force: true });
    },
    leftover: async () => (holdsAccounts(await accounts.read(0)) ? 'accounts of somebody' : undefined),
    close: server.close,
  };
};

/** For tests: runs `work` with a side, and closes the side afterwards. */
export const closingAfter = async <Opened extends { readonly close: () => Promise<void> }, Result>(
  opening: Promise<Opened>,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> => {
  const opened = await opening;
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
};

const TEAMS = 20;
const MATCHES = 60;

/** The number of events that {@link makeLeague} writes. */
export const SAMPLE_EVENTS = 1 + TEAMS * 6 + MATCHES * 2 + 6;

/** For tests: the checkpoints of the processes of {@link makeLeague}, as numbers of events. */
export const PLACES = { 'deleted-teams': 0n, 'import-results': 57n, 'renamed-teams': 240n, 'season-rules': 9_999n };

/**
 * For tests: makes a league in a folder. It has interleaved streams, a long stream, letters of all kinds, accounts,
 * sessions and checkpoints; its last events cannot be read by any program, or have a newer version.
 */
export const makeLeague = async (path: string): Promise<DataFolder> => {
  mkdirSync(path, { recursive: true });
  const folder = dataFolder(path);
  const store = openSqliteEventStore(folder.eventsFile);
  const appending: Promise<unknown>[] = [];
  // Appends run in the order of the calls, and are written to disk together.
  const append = (...given: Parameters<typeof store.append>): void => void appending.push(store.append(...given));
  append('seasons', [newEvent(seasonStarted({ label: 'Sezon "2026" \\ 🏆 İıŞğ' }))], 'no-stream');
  for (let team = 0; team < TEAMS; team += 1) {
    const reason = `gerekçe ${team}: ünlü\n"tırnak" \u{1F1F9}\u{1F1F7}`;
    const history = teamHistory(6).map((event, index): NewEvent<LeagueEvent> => {
      return { ...event, recordedAt: 1_700_000_000_000 + index, metadata: sampleMetadata({ reason }) };
    });
    append(`team-${team}`, history.slice(0, 4), 'no-stream');
    append(`teamname-${team}`, [newEvent(teamCreated())], 'no-stream');
    append(`team-${team}`, history.slice(4, 5), 3n);
  }
  for (let match = 0; match < MATCHES; match += 1) {
    const matchId = numberedId(match);
    append(`match-${match}`, [newEvent(matchResultEntered({ matchId }))], 'no-stream');
    // Streams take turns, so that no two neighbouring events belong to the same stream.
    const before = match - 1;
    if (before >= 0) append(`match-${before}`, [newEvent(matchResultCorrected())], 0n);
  }
  append(`match-${MATCHES - 1}`, [newEvent(matchResultCorrected())], 0n);
  await Promise.all(appending);
  await store.close();
  const foreign = [
    { stream: 'team-0', type: 'TeamCreated', data: '{"teamId":' },
    { stream: 'team-0', type: 'TeamCreated', data: '{ "b": 1.0, "1": "\\u00e7" }' },
    { stream: 'team-1', type: 'TeamCreated', data: '"Şimşek"', metadata: 'no JSON, but İ' },
    { stream: 'team-1', type: 'TeamCreated', metadata: '{"version":1,"recordedAt":2,"x":null}' },
    { stream: 'match-0', type: 'MatchExploded', data: 'null', metadata: '"text"' },
    { stream: 'match-0', type: 'TeamCreated', version: 7, data: '{"2":0,"1":0}', metadata: '' },
  ];
  for (const event of foreign) writeForeignEvent(folder.eventsFile, event);
  await makeAccounts(folder);
  return folder;
};

const makeAccounts = async ({ accountsFile, eventsFile }: DataFolder): Promise<void> => {
  const { accounts, sessions, checkpoints, close } = openAccounts(accountsFile);
  const now = Date.now();
  const admin = { personal: {}, createdAt: 0 };
  await accounts.add({ ...admin, id: numberedId(1), username: 'Işıl Çağrı', passwordHash: '$argon2id$1' });
  await accounts.add({ ...admin, id: numberedId(2), username: 'yönetici', passwordHash: '$argon2id$2' });
  const personal = { psoId: 'ela-1', bio: '"Şut"\n$', socialMedia: { twitch: 'ela' } };
  const writers = { email: numberedId(4) };
  await accounts.add({ id: numberedId(3), email: 'ela@example.com', personal, writers, createdAt: now - 5_000 });
  for (const letter of ['a', 'b', 'c']) {
    await sessions.add({
      tokenHash: letter.repeat(64),
      id: `session ${letter}`,
      accountId: numberedId(1),
      openedAt: letter === 'a' ? 'admin' : 'player',
      device: 'Chrome · Android',
      createdAt: now - 1_000,
      lastSeenAt: now,
    });
  }
  const store = openSqliteEventStore(eventsFile);
  for (const [process, position] of Object.entries(PLACES)) {
    await checkpoints.save(process, { position, eventId: await store.idAt(position) });
  }
  await store.close();
  close();
};

/** For tests: changes a SQLite file without any check. */
export const tamper = (file: string, sql: string): void => {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
};
