import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { SETTINGS_ID, type SettingsDocument, settingsModel } from '@league/query-api/contract/settings.ts';
import { defineProjection } from '../define-projection.ts';
import { withChanges } from './changed-fields.ts';

/** The settings of the league: one document that begins with the defaults. */
export const settings = defineProjection({
  model: settingsModel,
  version: 3,
  handles: [
    'TournamentSettingsChanged',
    'ThemeColorChanged',
    'LogoChanged',
    'SocialLinksChanged',
    'NewsChanged',
    'PlayoffSettingsChanged',
    'RelegationSettingsChanged',
    'RankingRulesChanged',
  ],
  documentIds: () => [SETTINGS_ID],
  evolve: (document, event) => {
    const before = document ?? initial;
    switch (event.type) {
      case 'TournamentSettingsChanged':
      case 'ThemeColorChanged':
      case 'LogoChanged':
      case 'NewsChanged':
        return withChanges(before, event.data.changes);
      case 'SocialLinksChanged':
        return { ...before, socialMedia: withChanges(before.socialMedia, event.data.changes) };
      case 'PlayoffSettingsChanged':
        return { ...before, playoffSettings: withChanges(before.playoffSettings, event.data.changes) };
      case 'RelegationSettingsChanged':
        return { ...before, relegationSettings: withChanges(before.relegationSettings, event.data.changes) };
      case 'RankingRulesChanged':
        return { ...before, rankingRules: withChanges(before.rankingRules, event.data.changes) };
      default:
        return document;
    }
  },
});

const initial: SettingsDocument = defaultSettings;
