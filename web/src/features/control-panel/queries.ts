import { seasonActsAnswer } from '@league/query-api/contract/season-acts.ts';
import type { Eyes } from '../../api/eyes.ts';
import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/admin/season-acts';

/** What the acts on the season would change now, and the last one that stands. */
export const seasonActsQuery = (eyes: Eyes) => readQuery(PATH, PATH, seasonActsAnswer, eyes);
