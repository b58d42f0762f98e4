import { afterAll, beforeAll } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import type { LeagueUnderTest } from '../league-under-test.ts';
import { describeOnBothProfiles } from '../profiles.ts';
import { achievements } from './achievements.ts';
import { acts } from './acts.ts';
import { dataOutAndIn } from './data-out-and-in.ts';
import { night } from './night.ts';
import { rulings } from './rulings.ts';
import { settingsAndPlan } from './settings-and-plan.ts';
import { storyOf } from './story.ts';

/**
 * People make a league of nothing and play its first season by the screens alone. A visitor's pages stay open beside it and show each
 * step. The chapters rest on each other, in this order.
 */
describeOnBothProfiles('the first season of a league', 'eventstoredb', (start) => {
  describeInBrowser('in browsers', (openPage) => {
    let league: LeagueUnderTest;

    beforeAll(async () => {
      league = await start();
    });
    afterAll(() => league.stop());

    const story = storyOf(() => league, openPage);
    settingsAndPlan(story);
    night(story);
    achievements(story);
    dataOutAndIn(story);
    rulings(story);
    acts(story);
  });
});
