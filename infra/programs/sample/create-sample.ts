import { type CommandContext, handle } from '@league/command-api/handling/handle-command.ts';
import type { ResultParts } from '@league/command-api/match/result-parts.ts';
import { handleMatch, type MatchDeps } from '@league/command-api/match/handle-match.ts';
import type { PlayerDeps } from '@league/command-api/player/handle-player.ts';
import { currentMatches } from '@league/command-api/season-authority/state.ts';
import { generateFixtures, type SeasonDeps, startFirstSeason } from '@league/command-api/season/handle-season.ts';
import { type SettingsCommand, settingsDecider } from '@league/command-api/settings/decider.ts';
import { createTeam } from '@league/command-api/team/handle-team.ts';
import type { Fixture } from '@league/events/seasons.ts';
import type { DataFolder } from '../data-folder/data-folder.ts';
import type { CommandSide } from '../league/command-side.ts';
import { type OnProgress, OperationRefused } from '../operations/operations.ts';
import { joinPlayers } from './join-players.ts';
import { SAMPLE_TEAMS, sampleScore } from './sample-data.ts';
import { sampleLists, type SquadPlayer } from './sample-lines.ts';
import { SAMPLE_PLAYERS, type SamplePlayer } from './sample-players.ts';
import {
  contextOfStep,
  forgetSample,
  isUntouched,
  notedSample,
  noteSample,
  type UnfinishedSample,
} from './unfinished-sample.ts';

/** Weeks that are played when the sample is made; the next one is this week's. */
const PLAYED_WEEKS = 7;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long a match of tonight runs. */
const MATCH_MS = 2 * HOUR_MS;

type SampleCounts = {
  readonly teams: number;
  readonly players: number;
  readonly matches: number;
  readonly results: number;
};
type SampleLeague = Pick<CommandSide, 'store' | 'adminNames' | 'passwords'> & {
  readonly deps: SeasonDeps & Pick<MatchDeps, 'seasons'> & PlayerDeps;
  readonly folder: Pick<DataFolder, 'sampleFile' | 'firstAccountsFile'>;
};

/**
 * Fills an empty league as its admin would: settings, twelve teams with their players, fixtures around today, results of the
 * weeks that are over with what their players did, a walkover and a correction among them. From the last of them on a night has two
 * kick-offs; matches that would be running now are running. All through commands, so the log looks as in real life. A sample that is
 * noted in the data folder as begun is finished: what is there already is not made again.
 * @throws OperationRefused when the league is in use already, DataFolderError
 */
export const createSample = async (
  league: SampleLeague,
  onProgress: OnProgress,
  players: readonly SamplePlayer[] = SAMPLE_PLAYERS,
): Promise<SampleCounts> => {
  const { sampleFile: file } = league.folder;
  const begun = notedSample(file);
  const isFree = begun === undefined ? await isEmpty(league) : await isUntouched(league.store, begun);
  if (!isFree) {
    forgetSample(file);
    throw new OperationRefused('the league is not empty: a sample is only made in an empty one');
  }
  const counts = await makeSample(league, begun ?? noteSample(file, 'operator'), onProgress, players);
  forgetSample(file);
  return counts;
};

const isEmpty = async ({ deps }: SampleLeague): Promise<boolean> =>
  (await deps.seasons.load()).state.seasons.matches.size === 0 && (await deps.teams.all()).length === 0;

const REASON = 'örnek lig';

const makeSample = async (
  league: SampleLeague,
  sample: UnfinishedSample,
  onProgress: OnProgress,
  players: readonly SamplePlayer[],
): Promise<SampleCounts> => {
  const { deps, store } = league;
  const context = (step: string) => contextOfStep(sample, step, REASON);
  const startDate = dayBefore(sample.now, PLAYED_WEEKS * 7);
  const endDate = dayBefore(sample.now, -(SAMPLE_TEAMS.length - 1 - PLAYED_WEEKS) * 7);
  await startFirstSeason(deps, context('season'));
  await handle(store, {
    source: deps.settings,
    decider: settingsDecider,
    command: (): SettingsCommand => ({
      type: 'ChangeSettings',
      season: 1,
      teams: 0,
      patch: {
        startDate,
        endDate,
        description: 'Yeni sezon başladı! 12 takım, 11 hafta, tek lig.',
        rules: 'Maçlar 8v8 oynanır. Sonucu maçın hakemi girer.',
        relegationSettings: { enabled: true, relegationTeams: 2 },
      },
    }),
    context: context('settings'),
  });
  const teamIds: string[] = [];
  for (const [index, name] of SAMPLE_TEAMS.entries()) {
    teamIds.push((await createTeam(deps, { name, logo: null }, context(`team:${index}`))).teamId);
  }
  const playerIds = await joinPlayers({ ...league, ...league.folder }, players, teamIds, context);
  const dates = { startDate, kickOffs: ['21:00'], daysBetweenWeeks: 7 };
  await generateFixtures(deps, { legs: 1, dates, confirmed: true, replace: false }, context('fixtures'));
  await delayHalf(league, sample);
  const squads = new Map(teamIds.map((teamId, team) => [teamId, squadOf(players, playerIds, team)]));
  const results = await playWeeks(league, sample, squads, onProgress);
  await startTonight(league, sample);
  return {
    teams: SAMPLE_TEAMS.length,
    players: players.length,
    matches: currentMatches((await deps.seasons.load()).state.seasons).length,
    results,
  };
};

/** The Turkish calendar day `days` before this instant, YYYY-MM-DD. */
const dayBefore = (now: number, days: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now - days * DAY_MS)
    .toZonedDateTimeISO('Europe/Istanbul')
    .toPlainDate()
    .toString();

/** From the last played week on, every other match of a night kicks off an hour later than the fixtures say. */
const isLate = ({ week }: Fixture, index: number): boolean => week >= PLAYED_WEEKS && index % 2 === 1;

const kickOffOf = (match: Fixture, index: number): number =>
  Date.parse(match.date ?? '') + (isLate(match, index) ? HOUR_MS : 0);

const delayHalf = async (league: SampleLeague, sample: UnfinishedSample): Promise<void> => {
  const { seasons } = (await league.deps.seasons.load()).state;
  for (const [index, match] of currentMatches(seasons).entries()) {
    if (!isLate(match, index)) continue;
    const date = new Date(kickOffOf(match, index)).toISOString();
    const context = contextOfStep(sample, `late:${index}`, REASON);
    await onMatch(league, match, (planned) => ({ type: 'ScheduleMatch', planned, date, stadium: null }), context);
  }
};

/** Tonight's matches that have begun and are not over run, where the sample is made in such an hour. */
const startTonight = async (league: SampleLeague, sample: UnfinishedSample): Promise<void> => {
  const { seasons } = (await league.deps.seasons.load()).state;
  for (const [index, match] of currentMatches(seasons).entries()) {
    const since = sample.now - kickOffOf(match, index);
    if (match.week <= PLAYED_WEEKS || !(since >= 0 && since < MATCH_MS)) continue;
    const facts = { players: new Map() };
    const context = contextOfStep(sample, `running:${index}`, REASON);
    const parts = sampleScore(index);
    await onMatch(
      league,
      match,
      (planned) => ({ type: 'EnterMatchResult', planned, parts, status: 'live', facts }),
      context,
    );
  }
};

const onMatch = async (
  { deps, store, adminNames }: SampleLeague,
  { matchId }: Fixture,
  command: Parameters<typeof handleMatch>[2],
  context: CommandContext,
): Promise<void> => {
  await handleMatch({ store, seasons: deps.seasons, adminNames }, matchId, command, context);
};

type Squads = ReadonlyMap<string, readonly SquadPlayer[]>;

const squadOf = (players: readonly SamplePlayer[], ids: readonly string[], team: number): SquadPlayer[] =>
  players.flatMap(({ team: own, place, position, jerseyNumber }, index) => {
    const playerId = ids[index];
    return own !== team || place === undefined || playerId === undefined
      ? []
      : [{ playerId, place, position, jerseyNumber }];
  });

const playWeeks = async (
  league: SampleLeague,
  sample: UnfinishedSample,
  squads: Squads,
  onProgress: OnProgress,
): Promise<number> => {
  const { seasons } = (await league.deps.seasons.load()).state;
  const played = currentMatches(seasons).filter((match) => match.week <= PLAYED_WEEKS);
  for (const [index, match] of played.entries()) {
    await play(league, match, index, sample, squads);
    onProgress({ done: index + 1, total: played.length });
  }
  return played.length;
};

const WALKOVER_AT = 9;
const CORRECTED_AT = 20;

const play = async (
  league: SampleLeague,
  match: Fixture,
  index: number,
  sample: UnfinishedSample,
  squads: Squads,
): Promise<void> => {
  const sides = { home: squads.get(match.home) ?? [], away: squads.get(match.away) ?? [] };
  const facts = { players: new Map([...linePlayers(match.home, sides.home), ...linePlayers(match.away, sides.away)]) };
  const enter = (parts: ResultParts, reason: string, step = 'result'): Promise<void> =>
    onMatch(
      league,
      match,
      (planned) => ({ type: 'EnterMatchResult', planned, parts, status: 'finished', facts }),
      contextOfStep(sample, `${step}:${index}`, reason),
    );
  const played = ({ homeScore, awayScore }: ReturnType<typeof sampleScore>): ResultParts => ({
    homeScore,
    awayScore,
    lists: sampleLists(index, { home: homeScore, away: awayScore }, sides),
  });
  const score = sampleScore(index);
  if (index === WALKOVER_AT) await enter({ walkover: 'home' }, 'rakip sahaya çıkmadı');
  else await enter(played(score), REASON);
  if (index === CORRECTED_AT) {
    await enter(played({ ...score, homeScore: score.homeScore + 1 }), 'gol kaydı düzeltildi', 'correction');
  }
};

/** The players as lines ask for them: all have been in their teams since the sample was begun. */
const linePlayers = (teamId: string, squad: readonly SquadPlayer[]) =>
  squad.map(
    ({ playerId, jerseyNumber: number }) =>
      [playerId, { approved: true, number, teams: [{ teamId, from: '', until: null }] }] as const,
  );
