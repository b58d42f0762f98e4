import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { seasonsStream, settingsStream } from '@league/events/streams.ts';
import { newEvent, seasonStarted } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { handle } from '../handling/handle-command.ts';
import { resetSeason } from '../season/handle-season.ts';
import { contextOf, createLeague, type TestLeague } from '../testing/league.ts';
import { type SettingsCommand, settingsDecider } from './decider.ts';
import { seasonRules } from './season-rules.process.ts';

/** A season can be reset once something was planned in it. */
const withMatch = async (): Promise<TestLeague> => {
  const league = await createLeague();
  await league.match(await league.team('Moda'), await league.team('Işık'));
  return league;
};

/** What PUT /api/settings does: the season is looked up, then the change is said for it. */
const pointsForWin = (league: TestLeague, points: number): Promise<unknown> =>
  handle(league.store, {
    source: league.settings,
    decider: settingsDecider,
    command: async (): Promise<SettingsCommand> => ({
      type: 'ChangeSettings',
      season: (await league.seasons.load()).state.seasons.current,
      teams: 2,
      patch: { rankingRules: { pointsForWin: points } },
    }),
    context: contextOf(),
  });

/** Hands every event to the process twice, as the runner does after a crash. */
const react = async (league: TestLeague): Promise<void> => {
  const process = seasonRules(league.deps);
  for (let time = 0; time < 2; time += 1) {
    for (const event of league.store.recorded()) if (process.handles.includes(event.type)) await process.react(event);
  }
};

const missingChange = {
  type: 'RankingRulesChanged',
  data: { season: 2, changes: { pointsForWin: { from: 3, to: 2 } } },
};

describe('when a season is reset while its rules are changed', () => {
  it('says the change for the new season, once, when it was said for the one that was being closed', async () => {
    const league = await withMatch();
    league.store.once('before-append', settingsStream, () => resetSeason(league.deps, contextOf()));
    await pointsForWin(league, 2);
    const since = league.since();
    await react(league);
    expect(since()).toMatchObject([missingChange]);
  });

  it('says the change for the new season, once, when that was opened with the rules from before', async () => {
    const league = await withMatch();
    league.store.once('before-append', seasonsStream, () => pointsForWin(league, 2));
    await resetSeason(league.deps, contextOf());
    const since = league.since();
    await react(league);
    expect(since()).toMatchObject([missingChange]);
  });

  it('has nothing to say when one came after the other', async () => {
    const league = await withMatch();
    await pointsForWin(league, 2);
    await resetSeason(league.deps, contextOf());
    await pointsForWin(league, 4);
    const since = league.since();
    await react(league);
    expect(since()).toEqual([]);
  });

  it('takes rules from before there was a choice when head-to-head counts as those that hold', async () => {
    const { headToHeadWhen: _, ...older } = defaultSettings.rankingRules;
    const league = await createLeague({ started: false });
    await league.store.append(seasonsStream, [newEvent(seasonStarted({ rankingRules: older }))], 'no-stream');
    await pointsForWin(league, 2);
    const since = league.since();
    await react(league);
    expect(since()).toEqual([]);
  });
});
