import { matchPlayersAnswer } from '@league/query-api/contract/match-players.ts';
import type { Eyes } from '../../api/eyes.ts';
import { readQuery } from '../../api/read-query.ts';

/** Who may stand in the rows of the match. */
export const matchPlayersQuery = (id: string, eyes: Eyes) =>
  readQuery('/api/matches/:id/players', `/api/matches/${encodeURIComponent(id)}/players`, matchPlayersAnswer, eyes);
