import { readFile } from 'node:fs/promises';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { main } from './page-parts.ts';
import { factsOf } from './screen-list.ts';

const SITE = 'lig.example';

/** The appointments of a calendar, as an independent parser reads them. */
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

const add = (page: Page) => main(page).getByRole('link', { name: 'Takvime ekle' });
const file = (page: Page) => main(page).getByRole('link', { name: 'Takvim dosyasını indir' });

/** What the link downloads. */
const downloaded = async (page: Page, link: ReturnType<typeof add>): Promise<string> => {
  const download = page.waitForEvent('download');
  await link.click();
  return readFile(await (await download).path(), 'utf8');
};

describeInBrowser('the calendar', (openPage) => {
  let league: LeagueUnderTest;
  let onSite: LeagueUnderTest;
  let match: MatchAnswer;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: 'same' });
    onSite = await startLeagueUnderTest({ sample: 'same', environment: { PUBLIC_URL: `https://${SITE}` } });
    match = (await factsOf(league)).match;
  });
  afterAll(async () => {
    await league?.stop();
    await onSite?.stop();
  });

  it('is a file on the pages of the week and of a team where nobody knows the address of the site', async () => {
    const week = await openPage(`${league.url}/weekly-matches?week=8`, { width: 375 });
    const all = eventsOf(await downloaded(week, add(week)));
    expect(all).toHaveLength(66);
    const team = await openPage(`${league.url}/team/${match.homeTeam._id}`, { width: 375 });
    const own = eventsOf(await downloaded(team, add(team)));
    expect(own).toHaveLength(11);
    expect(own.every(({ summary }) => summary.includes(match.homeTeam.name))).toBe(true);
    expect(await file(team).count()).toBe(0);
  });

  it('is subscribed to at the address of the site, with the file beside it', async () => {
    const page = await openPage(`${onSite.url}/team/${match.homeTeam._id}`);
    const path = `/api/calendar.ics?team=${match.homeTeam._id}`;
    expect(await add(page).getAttribute('href')).toBe(`webcal://${SITE}${path}`);
    expect(await file(page).getAttribute('href')).toBe(path);
    const [own] = eventsOf(await downloaded(page, file(page)));
    expect(own?.component.getFirstPropertyValue('url')).toBe(`https://${SITE}/match/${own?.uid}`);
    const week = await openPage(`${onSite.url}/weekly-matches?week=8`);
    expect(await add(week).getAttribute('href')).toBe(`webcal://${SITE}/api/calendar.ics`);
  });

  it('says that a match is cancelled, under the same identity and as newer', async () => {
    const shown = async (minPosition?: string) => {
      const options = minPosition === undefined ? {} : { minPosition };
      const { body } = await league.call<string>('GET', '/api/calendar.ics', options);
      return eventsOf(body).find(({ uid }) => uid === planned?._id);
    };
    const matches = (await league.call<MatchAnswer[]>('GET', '/api/matches')).body;
    const planned = matches.findLast(({ status, date }) => status === 'scheduled' && date !== null);
    const before = await shown();
    const { body, status } = await league.call<{ position: string }>('PUT', `/api/admin/match-result/${planned?._id}`, {
      body: { status: 'cancelled' },
      ifMatch: planned?.resultRevision ?? 0,
    });
    expect(status).toBe(200);
    const after = await shown(body.position);
    expect(before?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(after?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(after?.startDate.toString()).toBe(before?.startDate.toString());
    expect(after?.sequence).toBeGreaterThanOrEqual(before?.sequence ?? Infinity);
  });
});
