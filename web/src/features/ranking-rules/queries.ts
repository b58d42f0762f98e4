import { previewAnswer } from '@league/query-api/contract/standings.ts';
import type { Eyes } from '../../api/eyes.ts';
import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/leaderboards/standings/preview';

/** Who would move by these rules, given as the parameters of {@link parametersOf}. */
export const previewQuery = (parameters: string, eyes: Eyes) =>
  readQuery(PATH, `${PATH}?${parameters}`, previewAnswer, eyes);

/** Rules as parameters, always in the same order. */
export const parametersOf = (rules: Readonly<Record<string, unknown>>): string =>
  Object.entries(rules)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('&');
