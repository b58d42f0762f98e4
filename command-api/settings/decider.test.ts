import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { describe, it } from 'vitest';
import { specify } from '../testing/specify.ts';
import { type SettingsCommand, settingsDecider, type SettingsEvent, type SettingsPatch } from './decider.ts';

const { given } = specify(settingsDecider);

const change = (patch: SettingsPatch, season = 3): SettingsCommand => ({ type: 'ChangeSettings', season, patch });

const groups: readonly (readonly [group: string, patch: SettingsPatch, event: SettingsEvent])[] = [
  [
    'texts and dates',
    { title: 'Yaz Ligi', startDate: '2026-09-01' },
    {
      type: 'TournamentSettingsChanged',
      data: {
        season: 3,
        changes: {
          title: { from: 'Pro Süper Lig', to: 'Yaz Ligi' },
          startDate: { from: null, to: '2026-09-01' },
        },
      },
    },
  ],
  [
    'the colour',
    { color: '#00ff00' },
    { type: 'ThemeColorChanged', data: { changes: { color: { from: '#dc3545', to: '#00ff00' } } } },
  ],
  [
    'the logo',
    { logo: '/images/lig.png' },
    { type: 'LogoChanged', data: { changes: { logo: { from: null, to: '/images/lig.png' } } } },
  ],
  [
    'links',
    { socialMedia: { kick: 'https://kick.com/lig' } },
    { type: 'SocialLinksChanged', data: { changes: { kick: { from: null, to: 'https://kick.com/lig' } } } },
  ],
  [
    'the play-off',
    { playoffSettings: { enabled: false, playoffTeams: 8 } },
    {
      type: 'PlayoffSettingsChanged',
      data: { season: 3, changes: { enabled: { from: true, to: false }, playoffTeams: { from: 6, to: 8 } } },
    },
  ],
  [
    'relegation',
    { relegationSettings: { enabled: true } },
    { type: 'RelegationSettingsChanged', data: { season: 3, changes: { enabled: { from: false, to: true } } } },
  ],
  [
    'the ranking rules',
    { rankingRules: { tieBreakers: ['headToHead', 'name'], pointsForWin: 2 } },
    {
      type: 'RankingRulesChanged',
      data: {
        season: 3,
        changes: {
          tieBreakers: { from: ['goalDifference', 'goalsFor', 'headToHead', 'name'], to: ['headToHead', 'name'] },
          pointsForWin: { from: 3, to: 2 },
        },
      },
    },
  ],
];

describe('changing the settings', () => {
  it.each(groups)('says before and after of %s', (_, patch, event) => {
    given().when(change(patch)).happens(event);
  });

  it.each(groups)('records nothing when %s are so already', (_, patch, event) => {
    given(event).when(change(patch)).nothingHappens();
  });

  it('records each group that changed as an event of its own', () => {
    const patch = Object.assign({}, ...groups.map(([, part]) => part)) as SettingsPatch;
    given()
      .when(change(patch))
      .happens(...groups.map(([, , event]) => event));
  });

  it('names only the fields that change', () => {
    given()
      .when(change({ title: defaultSettings.title, rules: 'Küfür yok.' }))
      .happens({
        type: 'TournamentSettingsChanged',
        data: { season: 3, changes: { rules: { from: '', to: 'Küfür yok.' } } },
      });
  });

  it('records nothing for an empty wish', () => {
    given().when(change({})).nothingHappens();
    given()
      .when(change({ socialMedia: {}, rankingRules: {} }))
      .nothingHappens();
  });

  it('goes on from what stands now', () => {
    const green: SettingsEvent = {
      type: 'ThemeColorChanged',
      data: { changes: { color: { from: '#dc3545', to: '#00ff00' } } },
    };
    given(green)
      .when(change({ color: '#0000ff' }))
      .happens({ type: 'ThemeColorChanged', data: { changes: { color: { from: '#00ff00', to: '#0000ff' } } } });
  });

  it('clears a link', () => {
    const linked: SettingsEvent = {
      type: 'SocialLinksChanged',
      data: { changes: { kick: { from: null, to: 'https://kick.com/lig' } } },
    };
    given(linked)
      .when(change({ socialMedia: { kick: null } }))
      .happens({ type: 'SocialLinksChanged', data: { changes: { kick: { from: 'https://kick.com/lig', to: null } } } });
  });

  it('takes another order of the tie-breakers for a change', () => {
    given()
      .when(change({ rankingRules: { tieBreakers: ['goalsFor', 'goalDifference', 'headToHead', 'name'] } }))
      .happens({
        type: 'RankingRulesChanged',
        data: {
          season: 3,
          changes: {
            tieBreakers: {
              from: ['goalDifference', 'goalsFor', 'headToHead', 'name'],
              to: ['goalsFor', 'goalDifference', 'headToHead', 'name'],
            },
          },
        },
      });
  });
});
