import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';

/** A team's last results as marks show them. */
export const formOf = ({ teamInfo, form }: Pick<StandingRow, 'teamInfo' | 'form'>) =>
  form.map(({ matchId, outcome, goalsFor, goalsAgainst, opponent }) => ({
    key: matchId,
    outcome,
    sentence: standingsMessages.formEntry(teamInfo.name, goalsFor, goalsAgainst, opponent.name, outcome),
  }));
