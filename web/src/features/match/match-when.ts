import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { kickOffOf } from '../../components/league/match-text.ts';
import { formatDay, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';

/** When and where a match is played: "7. hafta · 20 Kasım Cuma 21:00 · Lig Stadyumu". */
export const whenOf = (match: MatchAnswer): string => {
  const kickOff = instantOf(match.date);
  const day = kickOff === null ? matchCardMessages.unknownDate : formatDay(kickOff);
  const when = matchesMessages.details.when(match.week, day, kickOffOf(match));
  return match.stadium ? `${when} · ${match.stadium}` : when;
};
