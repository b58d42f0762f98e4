import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { describe, expect, it } from 'vitest';
import { given } from './given-events.ts';
import { settings } from './settings.projection.ts';

const after = given(settings);

describe('settings', () => {
  it('starts from the defaults', () => {
    const documents = after({
      type: 'ThemeColorChanged',
      data: { changes: { color: { from: '#dc3545', to: '#112233' } } },
    });
    expect(documents).toEqual({ settings: { ...defaultSettings, color: '#112233' } });
  });

  it('takes the texts and dates of the tournament', () => {
    const changes = { title: { from: 'a', to: 'Lig' }, startDate: { from: null, to: '2026-09-01' } };
    const documents = after({ type: 'TournamentSettingsChanged', data: { season: 1, changes } });
    expect(documents['settings']).toMatchObject({ title: 'Lig', startDate: '2026-09-01', awards: '' });
  });

  it('takes and removes the logo', () => {
    const set = { type: 'LogoChanged', data: { changes: { logo: { from: null, to: 'a.webp' } } } } as const;
    const removed = { type: 'LogoChanged', data: { changes: { logo: { from: 'a.webp', to: null } } } } as const;
    expect(after(set)['settings']).toMatchObject({ logo: 'a.webp' });
    expect(after(set, removed)['settings']).toMatchObject({ logo: null });
  });

  it('changes one social link and leaves the others', () => {
    const link = (field: string, to: string) =>
      ({ type: 'SocialLinksChanged', data: { changes: { [field]: { from: null, to } } } }) as const;
    expect(after(link('discord', 'd'), link('twitch', 't'))['settings']).toMatchObject({
      socialMedia: { ...defaultSettings.socialMedia, discord: 'd', twitch: 't' },
    });
  });

  it('takes the news', () => {
    const to = [{ title: 'Kupa', text: 'Başlıyor.', date: '2026-12-01' }];
    const changes = { news: { from: defaultSettings.news, to } };
    expect(after({ type: 'NewsChanged', data: { changes } })['settings']).toMatchObject({
      news: to,
      title: 'Pro Süper Lig',
    });
  });

  it('changes one play-off setting and leaves the others', () => {
    const changes = { playoffTeams: { from: 6, to: 4 } };
    expect(after({ type: 'PlayoffSettingsChanged', data: { season: 1, changes } })['settings']).toMatchObject({
      playoffSettings: { enabled: true, playoffTeams: 4, playoffFormat: 'single-elimination' },
    });
  });

  it('changes one relegation setting and leaves the others', () => {
    const changes = { enabled: { from: false, to: true } };
    expect(after({ type: 'RelegationSettingsChanged', data: { season: 1, changes } })['settings']).toMatchObject({
      relegationSettings: { enabled: true, relegationTeams: 2, relegationZone: 'bottom' },
    });
  });

  it('changes the tie-breakers and leaves the points', () => {
    const changes = { tieBreakers: { from: defaultSettings.rankingRules.tieBreakers, to: ['wins' as const] } };
    expect(after({ type: 'RankingRulesChanged', data: { season: 1, changes } })['settings']).toMatchObject({
      rankingRules: { tieBreakers: ['wins'], pointsForWin: 3, pointsForDraw: 1 },
    });
  });

  it('says when head-to-head counts: always, until it is changed', () => {
    const changes = { headToHeadWhen: { from: 'always' as const, to: 'complete' as const } };
    const nothing = { type: 'TournamentSettingsChanged', data: { season: 1, changes: {} } } as const;
    expect(after(nothing)['settings']).toMatchObject({ rankingRules: { headToHeadWhen: 'always' } });
    expect(after({ type: 'RankingRulesChanged', data: { season: 1, changes } })['settings']).toMatchObject({
      rankingRules: { headToHeadWhen: 'complete', pointsForWin: 3 },
    });
  });

  it('stay the defaults by a change of nothing', () => {
    const nothing = { type: 'TournamentSettingsChanged', data: { season: 1, changes: {} } } as const;
    expect(after(nothing)).toEqual({ settings: defaultSettings });
  });
});
