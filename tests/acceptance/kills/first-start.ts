import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { MatchResult } from '@league/events/match-result.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { expect } from 'vitest';
import { dataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { temporaryFolder } from '../../kit/temporary-folder.ts';
import { type LeagueProcess, league } from '../league-process.ts';
import { caller } from '../league-under-test.ts';
import { expectWhole, logOf } from '../whole-log.ts';
import type { Chance } from './chance.ts';
import { expectSound } from './killed-league.ts';

/** The parts of a sample that do not depend on chance (which teams meet does). */
export type Sample = {
  /** The number of events of each type. */
  readonly types: Readonly<Record<string, number>>;
  readonly results: readonly string[];
  readonly teams: readonly string[];
  readonly played: number;
};

/** Longer, in ms, than a sample takes on a quiet machine. */
const SAMPLE_MS = 600;

const start = (folder: string): LeagueProcess => league(['start'], { PORT: '0', DATA_DIR: folder });

/** The sample after a first start without a kill. */
export const wholeSample = async (): Promise<Sample> => {
  const folder = temporaryFolder();
  const running = start(folder);
  await running.url;
  return sampleOf(folder, running);
};

/** Kills the first start of a league once, or twice in a row, then lets it come up. Returns the number of kills. */
export const killFirstStart = async (expected: Sample, chance: Chance, most: number): Promise<number> => {
  const folder = temporaryFolder();
  const kills = Math.min(1 + chance.below(2), most);
  for (let count = 0; count < kills; count += 1) {
    const running = start(folder);
    if (count > 0) await running.said(/"msg":"listening"/);
    while (!existsSync(dataFolder(folder).eventsFile)) await delay(1);
    await delay(chance.below(SAMPLE_MS));
    running.child.kill('SIGKILL');
    expect((await running.ended).signal).toBe('SIGKILL');
  }
  const running = start(folder);
  const at = await running.url;
  expect(await sampleOf(folder, running)).toEqual(expected);
  const [username = '', password = ''] = readFileSync(dataFolder(folder).firstAccountsFile, 'utf8').split(/\s/);
  const login = await caller(at)('POST', '/api/admins/login', { body: { username, password } });
  expect(login.status).toBe(200);
  await expectSound(folder);
  running.child.kill('SIGKILL');
  return kills;
};

const sampleOf = async (folder: string, { url }: LeagueProcess): Promise<Sample> => {
  const events = await logOf(folder);
  expectWhole(events);
  const minPosition = String(events.at(-1)?.position);
  const { body } = await caller(await url)<StandingRow[]>('GET', '/api/leaderboards/standings', { minPosition });
  return {
    types: Object.fromEntries(
      [...Map.groupBy(firstReserved(events), ({ type }) => type)].map(([type, all]) => [type, all.length]),
    ),
    results: events.flatMap(({ type, data }) =>
      type === 'MatchResultEntered'
        ? [inShort(data.result)]
        : type === 'MatchResultCorrected'
          ? [inShort(data.corrected)]
          : [],
    ),
    teams: body.map(({ teamInfo }) => teamInfo.name).toSorted(),
    played: body.reduce((sum, { played }) => sum + played, 0),
  };
};

/** Without the reservations that a registration recorded anew which was cut short behind the first. */
const firstReserved = (events: Awaited<ReturnType<typeof logOf>>) =>
  events.filter(({ stream, revision }) => !stream.startsWith('gamertag-') || revision === 0n);

const inShort = ({ homeScore, awayScore, walkover }: MatchResult): string =>
  `${homeScore}-${awayScore} ${walkover ?? ''}`;
