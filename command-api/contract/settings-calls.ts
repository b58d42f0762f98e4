import { type CallName, command, type CommandCall } from './command-call.ts';
import { colorBody, settingsBody } from './settings.ts';
import { settingsCommandAnswer } from './settings-answer.ts';

/** Changing the league's settings: one field, a group, or all at once. */
export const settingsCalls = {
  'PUT /api/settings': command({
    summary: 'Changes the settings of the league; what is left out stays.',
    right: 'admin',
    body: settingsBody,
    answer: settingsCommandAnswer,
    refusals: ['NO_SEASON'],
    events: [
      'TournamentSettingsChanged',
      'ThemeColorChanged',
      'LogoChanged',
      'SocialLinksChanged',
      'NewsChanged',
      'RankingRulesChanged',
      'PlayoffSettingsChanged',
      'RelegationSettingsChanged',
    ],
    example: { title: 'Yaz Ligi', color: '#00ff00', rankingRules: { pointsForWin: 2 } },
  }),
  'PUT /api/settings/color': command({
    summary: 'Changes the colour of the league.',
    right: 'admin',
    body: colorBody,
    answer: settingsCommandAnswer,
    refusals: ['NO_SEASON'],
    events: ['ThemeColorChanged'],
    example: { primaryColor: '#00FF00' },
  }),
} as const satisfies Readonly<Record<CallName, CommandCall>>;
