import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type MatchDocument, matchesModel } from '../contract/matches.ts';
import { seasonId, seasonsModel } from '../contract/seasons.ts';
import { settingsModel } from '../contract/settings.ts';
import { teamsModel } from '../contract/teams.ts';
import {
  caykur,
  fillLeague,
  galata,
  idOf,
  izmir,
  match,
  sampleMatches,
  season,
  sivas,
  team,
} from '../testing/league.ts';
import { queryApiInMemory, serve } from '../testing/serving.ts';

const PATH = '/api/calendar.ics';

const league = async (publicUrl?: string) => {
  const { models, api } = queryApiInMemory({ page: { publicUrl } });
  fillLeague(models);
  return { models, ...(await serve(api)) };
};

type Get = Awaited<ReturnType<typeof league>>['get'];

/** The calendar as an independent parser reads it. */
const read = async (get: Get, path = PATH) => {
  const body = await (await get(path)).text();
  const calendar = new ICAL.Component(ICAL.parse(body));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { body, calendar, events, of: (number: number) => events.find(({ uid }) => uid === idOf('b', number)) };
};

const put = ({ models }: Pick<Awaited<ReturnType<typeof league>>, 'models'>, document: MatchDocument, at = 11n) =>
  models.put(matchesModel, document.id, document, at);

describe('GET /api/calendar.ics', () => {
  it('is a calendar of the dated matches of the current season', async () => {
    const { get } = await league();
    const { calendar, events } = await read(get);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Pro Süper Lig');
    expect(calendar.getFirstPropertyValue('name')).toBe('Pro Süper Lig');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    expect(events.map(({ uid, summary }) => [uid, summary])).toEqual([
      [idOf('b', 1), 'Galata 2–1 Çaykur'],
      [idOf('b', 2), 'Sivas 0–0 İzmir'],
      [idOf('b', 3), 'Çaykur 3–0 Sivas'],
      [idOf('b', 4), 'İzmir 1–1 Galata'],
      [idOf('b', 6), 'Çaykur – İzmir'],
    ]);
  });

  it('says when a match begins, how long it takes, where it is played and in which week', async () => {
    const { get } = await league();
    const { of } = await read(get);
    const planned = of(6);
    expect(planned?.startDate.toString()).toBe('2026-09-18T18:00:00Z');
    expect(planned?.endDate.toString()).toBe('2026-09-18T19:00:00Z');
    expect(planned).toMatchObject({ location: 'Pro Arena', description: '3. hafta' });
    expect(of(3)).toMatchObject({ location: null, description: '2. hafta · hükmen' });
  });

  it('names the page of each match where the address of the site is known', async () => {
    const url = async (publicUrl?: string) =>
      (await read((await league(publicUrl)).get)).of(6)?.component.getFirstPropertyValue('url');
    expect(await url('https://lig.example')).toBe(`https://lig.example/match/${idOf('b', 6)}`);
    expect(await url()).toBeNull();
  });

  it('keeps the identity of a match that is moved or cancelled, and tells clients that it is newer', async () => {
    const made = await league();
    const changed = (minute: number, more: Partial<MatchDocument>) =>
      put(
        made,
        match(6, 3, caykur, izmir, { changedAt: `2026-09-10T18:0${minute}:00.000Z`, ...more }),
        BigInt(11 + minute),
      );
    const seen = async () => {
      const { of } = await read(made.get);
      const event = of(6);
      const [status, stamp, modified] = ['status', 'dtstamp', 'last-modified'].map((name) =>
        String(event?.component.getFirstPropertyValue(name)),
      );
      expect(modified).toBe(stamp);
      return { start: event?.startDate.toString(), sequence: event?.sequence, status, stamp };
    };
    const before = await seen();
    changed(1, { date: '2026-09-20T17:30:00.000Z' });
    const moved = await seen();
    expect(moved).toMatchObject({ start: '2026-09-20T17:30:00Z', status: 'CONFIRMED', stamp: '2026-09-10T18:01:00Z' });
    changed(2, { date: '2026-09-20T17:30:00.000Z', status: 'cancelled' });
    const cancelled = await seen();
    expect(cancelled).toMatchObject({ start: '2026-09-20T17:30:00Z', status: 'CANCELLED' });
    expect([before.sequence, moved.sequence, cancelled.sequence]).toEqual(
      [before.sequence, moved.sequence, cancelled.sequence].toSorted((a = 0, b = 0) => a - b),
    );
    expect((cancelled.sequence ?? 0) - (moved.sequence ?? 0)).toBe(60);
    changed(3, { date: null });
    expect((await read(made.get)).of(6)).toBeUndefined();
  });

  it('of a team has its matches alone, and its name', async () => {
    const { get } = await league();
    const { calendar, events } = await read(get, `${PATH}?team=${galata}`);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Galata – Pro Süper Lig');
    expect(events.map(({ uid }) => Number(uid.slice(-3)))).toEqual([1, 4]);
  });

  it('is empty between two seasons’ fixtures, and before the first season', async () => {
    const made = await league();
    made.models.put(seasonsModel, seasonId(1), season(sampleMatches, { closedAt: '2027-06-01T09:00:00.000Z' }), 11n);
    made.models.put(seasonsModel, seasonId(2), season([], { season: 2 }), 11n);
    expect((await read(made.get)).events).toEqual([]);
    expect((await read((await serve(queryApiInMemory().api)).get)).events).toEqual([]);
  });

  it('of a team that there is not, or no longer is, is refused as other calls are', async () => {
    const { models, get } = await league();
    models.put(teamsModel, sivas, team(sivas, 'Sivas', { deleted: true }), 11n);
    for (const id of [idOf('a', 99), sivas]) {
      const answer = await get(`${PATH}?team=${id}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        404,
        expect.stringContaining('problem+json'),
      ]);
      expect(await answer.json()).toMatchObject({ code: 'TEAM_NOT_FOUND', message: 'Takım bulunamadı.' });
    }
    for (const query of ['team=galata', 'season=1', `team=${galata}&team=${galata}`])
      expect((await get(`${PATH}?${query}`)).status).toBe(400);
  });

  it('has lines of at most 75 octets that end with CRLF, whatever stands in a name', async () => {
    const made = await league();
    const name = `${'Şöğüçı'.repeat(30)} 🏆🏆🏆 A;B,C\\D\r\nEND:VCALENDAR\nX:\u0007`;
    made.models.put(teamsModel, galata, team(galata, name), 11n);
    put(made, match(7, 4, galata, caykur, { date: '2026-10-01T18:00:00.000Z', stadium: 'Kadıköy; 3, \\"Çim\\"' }));
    const { body, of } = await read(made.get);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of body.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\uFFFD');
    }
    expect(of(7)?.summary).toBe(`${name.replace('\r\n', '\n').replace('\u0007', '')} – Çaykur`);
    expect(of(7)?.location).toBe('Kadıköy; 3, \\"Çim\\"');
  });

  it('is text/calendar, kept and known again as other public answers', async () => {
    const made = await league();
    const first = await made.get(PATH);
    const etag = first.headers.get('etag') ?? '';
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
    expect(await (await made.get(PATH)).text()).toBe(await first.text());
    expect((await made.get(PATH, { 'if-none-match': etag })).status).toBe(304);
    expect((await made.get(PATH, {}, 'HEAD')).headers.get('etag')).toBe(etag);
    expect([made.fast.length, made.models.snapshots()]).toEqual([3, 1]);
    put(made, match(6, 3, caykur, izmir, { date: '2026-09-20T17:30:00.000Z' }));
    expect((await made.get(PATH, { 'if-none-match': etag })).status).toBe(200);
    made.models.see(settingsModel, 11n);
    made.models.see(seasonsModel, 11n);
    made.models.see(teamsModel, 11n);
    expect((await made.get(PATH, { 'x-min-position': '11' })).headers.get('x-stale')).toBeNull();
  });

  it('has another ETag at another address of the site', async () => {
    const etag = async (publicUrl: string) => (await (await league(publicUrl)).get(PATH)).headers.get('etag');
    expect(await etag('https://lig.example')).not.toBe(await etag('https://puan.example'));
  });
});
