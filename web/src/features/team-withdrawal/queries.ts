import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { withdrawalPreview } from '@league/query-api/contract/withdrawal.ts';
import type { Eyes } from '../../api/eyes.ts';
import { readQuery } from '../../api/read-query.ts';

/** What becomes of the matches that the team has played. */
export type Played = NonNullable<StandingRow['withdrawal']>['played'];

/** What a withdrawal of the team would do, by what the server knows now. */
export const previewQuery = (id: string, played: Played, eyes: Eyes) =>
  readQuery(
    '/api/teams/:id/withdrawal',
    `/api/teams/${encodeURIComponent(id)}/withdrawal?played=${played}`,
    withdrawalPreview,
    eyes,
  );
