import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { expect, it } from 'vitest';
import { SETTINGS_ID, settingsAnswer, settingsModel } from '../contract/settings.ts';
import { queryApiInMemory, serve } from '../testing/serving.ts';

it('answers the defaults while nothing was ever changed', async () => {
  const { get } = await serve(queryApiInMemory().api);
  const settings = settingsAnswer.parse(await (await get('/api/settings')).json());
  expect(settings).toMatchObject({
    title: 'Pro Süper Lig',
    description: 'Yeni sezon başladı! Tüm takımlara ve oyunculara başarılar dileriz.',
    startDate: null,
    endDate: null,
    color: '#dc3545',
    primaryColor: '#dc3545',
    logo: '/images/default_logo.png',
    socialMedia: { discord: null, instagram: null, youtube: null, kick: null, twitch: null, twitter: null },
    playoffSettings: { enabled: true, playoffTeams: 6, playoffFormat: 'single-elimination' },
    relegationSettings: { enabled: false, relegationTeams: 2, relegationZone: 'bottom' },
    rankingRules: { tieBreakers: ['goalDifference', 'goalsFor', 'headToHead', 'name'], pointsForWin: 3 },
  });
});

it('answers what was set, the colour under both names', async () => {
  const { models, api } = queryApiInMemory();
  const { get } = await serve(api);
  const document = { ...defaultSettings, title: 'Lig', color: '#123456', logo: '/images/lig.webp' };
  models.put(settingsModel, SETTINGS_ID, document, 1n);
  const settings = settingsAnswer.parse(await (await get('/api/settings')).json());
  expect(settings).toEqual({ ...document, primaryColor: '#123456' });
});

it('answers that head-to-head counts always where a document from before that choice says nothing', async () => {
  const { models, api } = queryApiInMemory();
  const { get } = await serve(api);
  const { headToHeadWhen, ...rankingRules } = defaultSettings.rankingRules;
  models.put(settingsModel, SETTINGS_ID, { ...defaultSettings, rankingRules }, 1n);
  const settings = settingsAnswer.parse(await (await get('/api/settings')).json());
  expect(settings.rankingRules).toEqual({ ...rankingRules, headToHeadWhen });
});

it('answers the default news of a document that was made before there were news', async () => {
  const { models, api } = queryApiInMemory();
  const { get } = await serve(api);
  const { news, ...older } = defaultSettings;
  models.put(settingsModel, SETTINGS_ID, older, 1n);
  expect(settingsAnswer.parse(await (await get('/api/settings')).json()).news).toEqual(news);
});
