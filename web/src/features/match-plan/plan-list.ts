import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { instantOf } from '../../format/time.ts';
import type { Office } from '../officials/offices.ts';
import type { PlanMode } from './plan-search.ts';

/** Whether the match keeps its officials as they are (docs/rules.md#officials). */
export const isOver = ({ status }: Pick<MatchAnswer, 'status'>): boolean =>
  status === 'finished' || status === 'cancelled';

export const refereeOf = ({ officialsSystem }: MatchAnswer) => officialsSystem?.mainReferee ?? null;

export const broadcasterOf = ({ broadcastSystem }: MatchAnswer) => broadcastSystem?.mainBroadcaster ?? null;

/** The person who holds the main place of an office at the match; null for nobody. */
export const officialOf = (office: Office, match: MatchAnswer) =>
  office === 'referee' ? refereeOf(match) : broadcasterOf(match);

const isThere: Readonly<Record<PlanMode, (match: MatchAnswer) => boolean>> = {
  schedule: ({ date }) => instantOf(date) !== null,
  referee: (match) => refereeOf(match) !== null,
  broadcaster: (match) => broadcasterOf(match) !== null,
};

/** What still has to be planned of the match, by the dialog's mode; nothing once the match is over. */
export const lacksOf = (match: MatchAnswer): readonly PlanMode[] =>
  isOver(match) ? [] : (['referee', 'broadcaster', 'schedule'] as const).filter((mode) => !isThere[mode](match));

/** Whether anything of the match still has to be planned. */
export const lacksPlan = (match: MatchAnswer): boolean => lacksOf(match).length > 0;

/**
 * The match with which the dialog goes on: the next of the list that is not over. Where officials are assigned, a match without one
 * goes before. undefined at the end of the list.
 */
export const nextMatch = (matches: readonly MatchAnswer[], id: string, mode: PlanMode): MatchAnswer | undefined => {
  const at = matches.findIndex(({ _id }) => _id === id);
  const ahead = matches.slice(at + 1).filter((match) => !isOver(match));
  return (mode === 'schedule' ? undefined : ahead.find((match) => !isThere[mode](match))) ?? ahead[0];
};
