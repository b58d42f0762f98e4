import { describe, expect, it } from 'vitest';
import { settingsCommandAnswer } from '../contract/settings-answer.ts';
import { startApi } from '../testing/api.ts';

const put = async (body: object, path = '/api/settings') => {
  const api = await startApi();
  const since = api.since();
  const answer = await api.send({ method: 'PUT', path, body });
  return { answer, since };
};

const EMPTY = 'Lütfen geçerli bir değer girin!';
const LINK = 'http:// veya https:// ile başlayan bir adres girin.';
const LOGO = 'Logo bir site yolu (/images/…) ya da http(s) adresi olmalı.';
const YEARS = 'Tarih 2000 ile 2100 arasında olmalı.';
const ORDER = 'Bitiş tarihi başlangıç tarihinden önce olamaz.';
const POINTS = 'Galibiyet puanı beraberlik puanından az olamaz.';
const RELEGATION = 'Küme düşen takım sayısı 0-10 arasında olmalıdır.';

describe('one field of the settings', () => {
  it.each([
    [{ title: ' Yaz Ligi ' }, { title: 'Yaz Ligi' }],
    [{ rules: 'Küfür yok.\n\tGeç kalan yenilir.' }, { rules: 'Küfür yok.\n\tGeç kalan yenilir.' }],
    [{ startDate: '2028-02-29' }, { startDate: '2028-02-29' }],
    [
      { startDate: '2000-01-01', endDate: '2100-12-31' },
      { startDate: '2000-01-01', endDate: '2100-12-31' },
    ],
    [{ startDate: '2026-09-01', endDate: '2026-09-01' }, { endDate: '2026-09-01' }],
    [{ rankingRules: { pointsForDraw: 3 } }, { rankingRules: { pointsForWin: 3, pointsForDraw: 3 } }],
    [{ color: '#AbCdEf' }, { color: '#abcdef', primaryColor: '#abcdef' }],
    [{ primaryColor: '#AbCdEf' }, { color: '#abcdef', primaryColor: '#abcdef' }],
    [{ color: '#abcdef', primaryColor: '#ABCDEF' }, { color: '#abcdef' }],
    [{ logo: '/images/lig.webp' }, { logo: '/images/lig.webp' }],
    [{ logo: 'https://cdn.example/lig.png' }, { logo: 'https://cdn.example/lig.png' }],
    [{ playoffSettings: { playoffTeams: 12 } }, { playoffSettings: { playoffTeams: 12, enabled: true } }],
    [{ relegationSettings: { relegationTeams: 0 } }, { relegationSettings: { relegationTeams: 0 } }],
    [{ relegationSettings: { relegationTeams: 10 } }, { relegationSettings: { relegationTeams: 10 } }],
    [
      { rankingRules: { tieBreakers: ['headToHead', 'name'] } },
      { rankingRules: { tieBreakers: ['headToHead', 'name'], pointsForWin: 3, headToHeadWhen: 'always' } },
    ],
    [
      { rankingRules: { headToHeadWhen: 'complete' } },
      { rankingRules: { headToHeadWhen: 'complete', pointsForWin: 3 } },
    ],
    [
      { socialMedia: { kick: ' https://kick.com/lig ' } },
      { socialMedia: { kick: 'https://kick.com/lig', twitch: null } },
    ],
  ])('%j is taken', async (body, expected) => {
    const { answer, since } = await put(body);
    expect(answer).toMatchObject({ status: 200, body: expected });
    expect(since()).toHaveLength(1);
  });

  it.each([
    [{ title: '' }, 'title', EMPTY],
    [{ title: '  ' }, 'title', EMPTY],
    [{ title: null }, 'title', EMPTY],
    [{ title: 'x'.repeat(101) }, 'title', 'En fazla 100 karakter olmalı.'],
    [{ title: 'Lig\u0000' }, 'title', 'Metinde görünmeyen karakter olamaz.'],
    [{ title: 'Lig\ud800' }, 'title', 'Metinde görünmeyen karakter olamaz.'],
    [{ startDate: '2026-02-30' }, 'startDate', EMPTY],
    [{ startDate: '31.02.2026' }, 'startDate', EMPTY],
    [{ startDate: '1999-12-31' }, 'startDate', YEARS],
    [{ endDate: '2101-01-01' }, 'endDate', YEARS],
    [{ endDate: '0000-01-01' }, 'endDate', YEARS],
    [{ startDate: '2026-09-02', endDate: '2026-09-01' }, 'endDate', ORDER],
    [{ rankingRules: { pointsForWin: 1, pointsForDraw: 2 } }, 'rankingRules.pointsForWin', POINTS],
    [{ rankingRules: { pointsForDraw: 4 } }, 'rankingRules.pointsForDraw', POINTS],
    [{ color: 'red' }, 'color', EMPTY],
    [{ color: '#dc3545;}' }, 'color', EMPTY],
    [{ color: '#fff' }, 'color', EMPTY],
    [{ color: '#ffffff', primaryColor: '#000000' }, 'primaryColor', 'color ve primaryColor aynı renk olmalı.'],
    [{ logo: '' }, 'logo', EMPTY],
    [{ logo: 'javascript:alert(1)' }, 'logo', LOGO],
    [{ logo: 'data:image/png;base64,x' }, 'logo', LOGO],
    [{ logo: '//evil.example/x.png' }, 'logo', LOGO],
    [{ logo: '/images/../../etc/passwd' }, 'logo', LOGO],
    [{ logo: '/images/..' }, 'logo', LOGO],
    [{ logo: 'https://user@evil.example/x.png' }, 'logo', LOGO],
    [{ logo: 'https://:pw@evil.example/x.png' }, 'logo', LOGO],
    [{ logo: 'https://ok.example/\nx.png' }, 'logo', LOGO],
    [{ socialMedia: { kick: 'javascript:alert(1)' } }, 'socialMedia.kick', LINK],
    [{ socialMedia: { kick: 'kick.com/lig' } }, 'socialMedia.kick', LINK],
    [{ socialMedia: { kick: 'https:\\\\kick.com' } }, 'socialMedia.kick', LINK],
    [{ socialMedia: { facebook: 'https://facebook.com' } }, 'socialMedia.facebook', 'Bu alan kabul edilmiyor.'],
    [{ playoffSettings: { playoffTeams: 5 } }, 'playoffSettings.playoffTeams', 'Şunlardan biri olmalı: 4, 6, 8, 12.'],
    [
      { playoffSettings: { playoffFormat: 'cup' } },
      'playoffSettings.playoffFormat',
      'Şunlardan biri olmalı: single-elimination, double-elimination, round-robin.',
    ],
    [{ relegationSettings: { relegationTeams: -1 } }, 'relegationSettings.relegationTeams', RELEGATION],
    [{ relegationSettings: { relegationTeams: 11 } }, 'relegationSettings.relegationTeams', RELEGATION],
    [
      { relegationSettings: { relegationZone: 'top' } },
      'relegationSettings.relegationZone',
      'Şunlardan biri olmalı: bottom.',
    ],
    [{ rankingRules: { tieBreakers: ['name', 'name'] } }, 'rankingRules.tieBreakers', 'Aynı kural iki kez verilemez.'],
    [{ rankingRules: { tieBreakers: [] } }, 'rankingRules.tieBreakers', 'En az 1 olmalı.'],
    [
      { rankingRules: { headToHeadWhen: 'never' } },
      'rankingRules.headToHeadWhen',
      'Şunlardan biri olmalı: always, complete.',
    ],
    [{ rankingRules: { pointsForWin: 0 } }, 'rankingRules.pointsForWin', 'En az 1 olmalı.'],
    [{ season: 2 }, 'season', 'Bu alan kabul edilmiyor.'],
  ])('%j is refused at its field and nothing is recorded', async (body, path, message) => {
    const { answer, since } = await put(body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_FIELDS' } });
    expect(answer.body.errors).toEqual([{ path, message }]);
    expect(since()).toEqual([]);
  });
});

const item = (part: object = {}) => ({ title: 'Kupa', text: 'Kura çekildi.', date: '2026-12-01', ...part });
const newsWith = (part: object) => ({ news: [item(part), item(), item()] });

describe('the news', () => {
  it('are trimmed, and have no day where none is given', async () => {
    const { answer, since } = await put({ news: [item({ title: ' Kupa ' }), item({ date: undefined }), item()] });
    expect(answer.body['news']).toEqual([item(), item({ date: null }), item()]);
    expect(since()).toHaveLength(1);
  });

  it.each([
    [{ news: [] }, 'news', '3 haber verilmeli.'],
    [{ news: [item(), item(), item(), item()] }, 'news', '3 haber verilmeli.'],
    [newsWith({ title: ' ' }), 'news[0].title', EMPTY],
    [newsWith({ text: '' }), 'news[0].text', EMPTY],
    [newsWith({ title: 'x'.repeat(101) }), 'news[0].title', 'En fazla 100 karakter olmalı.'],
    [newsWith({ text: 'x'.repeat(501) }), 'news[0].text', 'En fazla 500 karakter olmalı.'],
    [newsWith({ date: '2026-02-30' }), 'news[0].date', EMPTY],
  ])('are three, each with title and text: %j is refused at %s', async (body, path, message) => {
    const { answer, since } = await put(body);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path, message }] } });
    expect(since()).toEqual([]);
  });
});

describe('a part of the settings', () => {
  it.each([
    [{ endDate: '2026-08-31' }, 'endDate'],
    [{ startDate: '2027-06-01' }, 'startDate'],
  ])('%j is held against what stands', async (body, path) => {
    const api = await startApi();
    const send = (sent: object) => api.send({ method: 'PUT', path: '/api/settings', body: sent });
    await send({ startDate: '2026-09-01', endDate: '2027-05-31' });
    const since = api.since();
    expect(await send(body)).toMatchObject({ status: 422, body: { errors: [{ path, message: ORDER }] } });
    expect(since()).toEqual([]);
  });
});

describe('places of the play-off and of relegation', () => {
  const zones = (playoffTeams: number, relegationTeams: number) => ({
    playoffSettings: { enabled: true, playoffTeams },
    relegationSettings: { enabled: true, relegationTeams },
  });

  const inLeagueOf = async (teams: number) => {
    const api = await startApi();
    for (let number = 1; number <= teams; number += 1) await api.team(`Takım ${number}`);
    const send = (body: object) => api.send({ method: 'PUT', path: '/api/settings', body });
    return { send, plan: () => api.send({ path: '/api/matches/generate-fixtures', body: {} }) };
  };

  it('are free before the fixtures: nobody knows how many teams there will be', async () => {
    const { send } = await inLeagueOf(2);
    expect(await send(zones(12, 10))).toMatchObject({ status: 200 });
  });

  it('fit into the league once there are fixtures', async () => {
    const { send, plan } = await inLeagueOf(5);
    await plan();
    expect(await send(zones(4, 2))).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            path: 'relegationSettings.relegationTeams',
            message: 'Play-off ve küme düşme bölgeleri çakışıyor: 4 + 2 takım seçildi, sezonda 5 takım var.',
          },
        ],
      },
    });
    expect(await send(zones(4, 1))).toMatchObject({ status: 200 });
    expect(await send({ playoffSettings: { playoffTeams: 8 } })).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            path: 'playoffSettings.playoffTeams',
            message: 'Play-off için 8 takım seçildi, sezonda 5 takım var.',
          },
        ],
      },
    });
  });
});

describe('all settings at once', () => {
  it('are one command: all events or none', async () => {
    const { answer, since } = await put({ title: 'Yaz Ligi', color: '#00ff00', rankingRules: { pointsForWin: 2 } });
    expect(answer.status).toBe(200);
    expect(new Set(since().map(({ metadata }) => metadata.commandId)).size).toBe(1);
    expect(since().map(({ type }) => type)).toEqual([
      'TournamentSettingsChanged',
      'ThemeColorChanged',
      'RankingRulesChanged',
    ]);
  });

  it('with one wrong among them change nothing, and each wrong one is named', async () => {
    const { answer, since } = await put({ title: '', color: 'red', rules: 'Küfür yok.' });
    expect(answer.body.errors?.map(({ path }) => path)).toEqual(['title', 'color']);
    expect(since()).toEqual([]);
  });

  it('that are so already record nothing', async () => {
    const { answer, since } = await put({ title: 'Pro Süper Lig', color: '#DC3545' });
    expect(answer).toMatchObject({ status: 200, body: { title: 'Pro Süper Lig' } });
    expect(since()).toEqual([]);
  });
});

describe('a change', () => {
  const shown = {
    title: 'Pro Süper Lig',
    color: '#00ff00',
    primaryColor: '#00ff00',
    logo: '/images/default_logo.png',
    startDate: null,
    socialMedia: { kick: null },
  };

  it.each([
    ['/api/settings', { color: '#00ff00' }],
    ['/api/settings/color', { primaryColor: '#00ff00' }],
  ])('answers all settings as GET does, with message and position: PUT %s', async (path, body) => {
    const { answer, since } = await put(body, path);
    const position = String(since()[0]?.position);
    expect(answer.body).toMatchObject({ ...shown, message: 'Ayarlar kaydedildi.', position });
    expect(settingsCommandAnswer.parse(answer.body)).toEqual(answer.body);
  });
});

describe('links', () => {
  it.each(['', '  ', null])('are cleared by %j', async (empty) => {
    const api = await startApi();
    const send = (kick: string | null) =>
      api.send({ method: 'PUT', path: '/api/settings', body: { socialMedia: { kick } } });
    await send('https://kick.com/lig');
    expect(await send(empty)).toMatchObject({ status: 200, body: { socialMedia: { kick: null } } });
  });
});

describe('the colour by its own call', () => {
  it('is the same setting', async () => {
    const { answer, since } = await put({ primaryColor: '#00FF00' }, '/api/settings/color');
    expect(answer).toMatchObject({ status: 200, body: { color: '#00ff00', primaryColor: '#00ff00' } });
    expect(since()).toMatchObject([{ type: 'ThemeColorChanged' }]);
  });

  it.each([
    [{}, EMPTY],
    [{ primaryColor: 'kırmızı' }, EMPTY],
  ])('refuses %j', async (body, message) => {
    const { answer } = await put(body, '/api/settings/color');
    expect(answer.body.errors).toEqual([{ path: 'primaryColor', message }]);
  });
});
