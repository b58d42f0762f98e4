import { handle } from '@league/command-api/handling/handle-command.ts';
import type { ResultParts } from '@league/command-api/match/decider.ts';
import { handleMatch } from '@league/command-api/match/handle-match.ts';
import { currentMatches } from '@league/command-api/season/decider.ts';
import { generateFixtures, startFirstSeason } from '@league/command-api/season/handle-season.ts';
import { type SettingsCommand, settingsDecider } from '@league/command-api/settings/decider.ts';
import { createTeam } from '@league/command-api/team/handle-team.ts';
import type { Fixture } from '@league/events/seasons.ts';
import type { CommandSide } from '../league/command-side.ts';
import { contextOf, OPERATOR } from '../league/system-context.ts';
import { type OnProgress, OperationRefused } from '../operations/operations.ts';
import { SAMPLE_TEAMS, sampleScore } from './sample-data.ts';

/** Weeks that are played when the sample is made; the next one is this week's. */
const PLAYED_WEEKS = 7;
const DAY_MS = 86_400_000;

/**
 * Fills an empty league as its admin would: settings, twelve teams, fixtures around today, results of the weeks that are
 * over, with a walkover and a correction among them. All through commands, so the log looks as in real life.
 * @throws OperationRefused when there are teams or matches already
 */
export const createSample = async (
  league: CommandSide,
  onProgress: OnProgress,
): Promise<{ teams: number; matches: number; results: number }> => {
  const { deps, store } = league;
  const { state } = await deps.seasons.load();
  if (state.seasons.matches.size > 0 || (await deps.teams.all()).length > 0) {
    throw new OperationRefused('the league is not empty: a sample is only made in an empty one');
  }
  const now = Date.now();
  const context = () => contextOf(OPERATOR, now, 'örnek lig');
  const startDate = dayBefore(now, PLAYED_WEEKS * 7);
  const endDate = dayBefore(now, -(SAMPLE_TEAMS.length - 1 - PLAYED_WEEKS) * 7);
  await startFirstSeason(deps, context());
  await handle(store, {
    source: deps.settings,
    decider: settingsDecider,
    command: (): SettingsCommand => ({
      type: 'ChangeSettings',
      season: 1,
      patch: {
        startDate,
        endDate,
        description: 'Yeni sezon başladı! 12 takım, 11 hafta, tek lig.',
        rules: 'Maçlar 8v8 oynanır. Sonucu maçın hakemi girer.',
        relegationSettings: { enabled: true, relegationTeams: 2 },
      },
    }),
    context: context(),
  });
  for (const name of SAMPLE_TEAMS) await createTeam({ store }, { name, logo: null }, context());
  const dates = { startDate, kickOff: '21:00', daysBetweenWeeks: 7 };
  await generateFixtures(deps, { legs: 1, dates, replace: false }, context());
  const results = await playWeeks(league, now, onProgress);
  return {
    teams: SAMPLE_TEAMS.length,
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

const playWeeks = async (league: CommandSide, now: number, onProgress: OnProgress): Promise<number> => {
  const { seasons } = (await league.deps.seasons.load()).state;
  const played = currentMatches(seasons).filter((match) => match.week <= PLAYED_WEEKS);
  for (const [index, match] of played.entries()) {
    await play(league, match, index, now);
    onProgress({ done: index + 1, total: played.length });
  }
  return played.length;
};

const WALKOVER_AT = 9;
const CORRECTED_AT = 20;

const play = async (
  { deps, store, adminNames }: CommandSide,
  match: Fixture,
  index: number,
  now: number,
): Promise<void> => {
  const enter = async (parts: ResultParts, reason: string): Promise<void> => {
    await handleMatch(
      { store, seasons: deps.seasons, adminNames },
      match.matchId,
      (planned) => ({ type: 'EnterMatchResult', planned, parts, status: 'finished' }),
      contextOf(OPERATOR, now, reason),
    );
  };
  const score = sampleScore(index);
  if (index === WALKOVER_AT) await enter({ ...score, walkover: 'home' }, 'rakip sahaya çıkmadı');
  else await enter(score, 'örnek lig');
  if (index === CORRECTED_AT) await enter({ ...score, homeScore: score.homeScore + 1 }, 'gol kaydı düzeltildi');
};
