import type { EventType } from '@league/events/catalogue.ts';
import type { CommandName } from './touched-models.ts';

const TEAM_NAME = ['Reserved', 'Released'] as const;
const SEASON_RULES = ['RankingRulesChanged', 'PlayoffSettingsChanged', 'RelegationSettingsChanged'] as const;
const RESULT = ['MatchResultEntered', 'MatchResultCorrected', 'MatchResultAnnulled', 'MatchStatusChanged'] as const;

/**
 * The events that a command may record, with those of the processes that follow from it. Some come only in a race, such as the
 * deletion of a deleted team's matches while its fixtures are made. `infra/programs/league/recorded-events.test.ts` causes each of them.
 * Kept apart from `touched-models.ts`, which the web loads.
 */
export const recordedEvents: Readonly<Record<CommandName, readonly EventType[]>> = {
  'PUT /api/settings': [
    'TournamentSettingsChanged',
    'ThemeColorChanged',
    'LogoChanged',
    'SocialLinksChanged',
    ...SEASON_RULES,
  ],
  'PUT /api/settings/color': ['ThemeColorChanged'],
  'POST /api/teams': [...TEAM_NAME, 'TeamCreated'],
  'PUT /api/teams/:id': [...TEAM_NAME, 'TeamDetailsChanged'],
  'DELETE /api/teams/:id': ['TeamDeleted', 'MatchesDeleted', 'Released'],
  'POST /api/matches/generate-fixtures': ['FixturesGenerated', 'FixturesRestored', 'MatchesDeleted'],
  'POST /api/matches/import': [
    ...TEAM_NAME,
    'FixturesImported',
    'TeamCreated',
    'MatchResultEntered',
    'MatchResultCorrected',
    'MatchesDeleted',
  ],
  'POST /api/matches': ['MatchAdded', 'MatchesDeleted'],
  'DELETE /api/matches/delete-all': ['MatchesDeleted'],
  'POST /api/admin/reset-season': ['SeasonReset', ...SEASON_RULES],
  'PUT /api/matches/:id/schedule': ['MatchScheduled'],
  'PUT /api/matches/:id/results': RESULT,
  'PUT /api/admin/match-result/:id': RESULT,
};
