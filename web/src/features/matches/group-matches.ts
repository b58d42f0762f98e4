import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { groupBy } from '../../components/league/group-by.ts';

import { isOf } from '../teams/team-matches.ts';
import { byKickOff, dayOf } from './kick-off.ts';

/** The matches of each Turkish day, in the order of kick-off; those without a date come last, under an empty day. */
export const groupByDay = (matches: readonly MatchAnswer[]): ReadonlyMap<string, readonly MatchAnswer[]> =>
  groupBy(matches.toSorted(byKickOff), dayOf);

/** What the matches of a group have in common. A match without a result to come, cancelled or postponed, is to come like the others. */
export type KickOffGroup = {
  /** "21:00"; undefined without a date. */
  readonly kickOff: string | undefined;
  readonly state: 'live' | 'finished' | 'to come';
  readonly matches: readonly MatchAnswer[];
};

const rankIn = (match: MatchAnswer, own: string | null): number => {
  if (match.status === 'cancelled') return 2;
  return isOf(own)(match) ? 0 : 1;
};

const STATES = ['live', 'finished', 'to come'] as const;

const stateOf = ({ status }: MatchAnswer): KickOffGroup['state'] =>
  status === 'live' || status === 'finished' ? status : 'to come';

/**
 * The matches of a day by kick-off, those without a date last; of one kick-off first those that run, then those that are over. In its
 * group the match of the visitor's own team stands first, and cancelled ones last.
 */
export const groupByKickOff = (
  matches: readonly MatchAnswer[],
  kickOffOf: (match: MatchAnswer) => string | undefined,
  own: string | null = null,
): readonly KickOffGroup[] =>
  Array.from(
    groupBy(matches.toSorted(byKickOff), (match) => kickOffOf(match) ?? ''),
    ([kickOff, ofKickOff]) =>
      STATES.map((state) => ({
        kickOff: kickOff === '' ? undefined : kickOff,
        state,
        matches: ofKickOff
          .filter((match) => stateOf(match) === state)
          .toSorted((a, b) => rankIn(a, own) - rankIn(b, own)),
      })),
  )
    .flat()
    .filter((group) => group.matches.length > 0);
