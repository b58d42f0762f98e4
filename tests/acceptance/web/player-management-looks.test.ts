import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { afterAll, beforeAll, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { expectGoodLooks, type Look } from './look.ts';
import { main } from './page-parts.ts';
import { act, approved, registered } from './people.ts';

const SCREEN = '/admin/players';

/** As the other screens of the sample are looked at. */
const LOOKS: readonly Look[] = [
  { width: 320, closely: true, target: 44 },
  { width: 768 },
  { width: 1280, pictured: true, target: 32 },
  { width: 1280, closely: true, scheme: 'dark' },
];

// The lists themselves are looked at by their rows in the table of screens.
describeInBrowser('managing players', (openPage) => {
  let league: LeagueUnderTest;
  /** The id of a player with a team. */
  let member: string;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    const [team] = (await league.call<TeamAnswer[]>('GET', '/api/teams')).body;
    member = await approved(league, 'Kartal42');
    await act(league, 'PUT', `/api/players/${member}/assign`, { teamId: team?._id });
    await registered(league, 'Bekleyen 7');
  });
  afterAll(() => league.stop());

  it.for([
    ['team-assignment-list', '/admin/team-assignment?view=list', null],
    ['player-edit', SCREEN, 'edit'],
    ['player-reject', SCREEN, 'reject'],
    ['player-team', SCREEN, 'team'],
    ['player-release', SCREEN, 'release'],
    ['player-delete', SCREEN, 'delete'],
    ['player-code', SCREEN, 'code'],
  ] as const)('%s is accessible, and usable by hand and keyboard, at all widths', async ([name, path, dialog]) => {
    const search = dialog === null ? '' : `?player=${member}&open=${dialog}`;
    const page = await openPage(league.url + path + search, { as: 'admin', width: 320 });
    const shown =
      dialog === null ? main(page).locator('[data-row]') : page.locator('[role=dialog], [role=alertdialog]');
    await shown.first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectGoodLooks({ page, name: `admin-${name}`, isDialog: dialog !== null }, LOOKS);
  });
});
