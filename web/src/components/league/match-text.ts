import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { formatDayTime, formatTime, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';

const texts = matchCardMessages;

/** What the score plate of a match shows; a live match has figures once a running score was entered. */
export type PlateState =
  | { readonly kind: 'scheduled' | 'live' | 'cancelled' }
  | {
      readonly kind: 'live' | 'finished' | 'walkover';
      readonly home: number;
      readonly away: number;
      /** Of a live match: who scored last, and when that was recorded (ISO instant). */
      readonly lastGoal?: MatchAnswer['lastGoal'];
    };

/** A finished match without figures, and a match with an unknown status, show what a planned match shows. */
export const plateOf = ({ status, homeScore, awayScore, isWalkover, lastGoal }: MatchAnswer): PlateState => {
  if (status === 'cancelled') return { kind: status };
  const figures = homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };
  if (status === 'live') return { kind: status, ...figures, ...(figures && lastGoal && { lastGoal }) };
  if (status !== 'finished' || figures === null) return { kind: 'scheduled' };
  return { kind: isWalkover ? 'walkover' : 'finished', ...figures };
};

export type Side = 'home' | 'away';

/** The side that lost, by the walkover or by the figures; null after a draw and without a result. */
export const loserOf = (match: MatchAnswer): Side | null => {
  const plate = plateOf(match);
  if (plate.kind !== 'finished' && plate.kind !== 'walkover') return null;
  if (plate.kind === 'walkover' && match.walkoverWinner !== null) {
    return match.walkoverWinner === 'home' ? 'away' : 'home';
  }
  if (plate.home === plate.away) return null;
  return plate.home > plate.away ? 'away' : 'home';
};

/** The time of kick-off ("21:00"); undefined without a date. */
export const kickOffOf = ({ date }: Pick<MatchAnswer, 'date'>): string | undefined => {
  const kickOff = instantOf(date);
  return kickOff === null ? undefined : formatTime(kickOff);
};

/** A match as one sentence: "Kartal 3, Çamlıca 1, bitti, 20 Kasım 21:00"; a running score is marked as "canlı". */
export const matchSentence = (match: MatchAnswer): string => {
  const { homeTeam, awayTeam, status, date, isWalkover, walkoverWinner } = match;
  const plate = plateOf(match);
  const kickOff = instantOf(date);
  const winner = walkoverWinner === 'home' ? homeTeam : awayTeam;
  return [
    'home' in plate ? texts.withScore(homeTeam.name, plate.home, awayTeam.name, plate.away) : texts.pairing(match),
    texts.statusInside[status] ?? texts.status(status),
    ...(isWalkover && walkoverWinner !== null ? [texts.walkoverBy(winner.name)] : []),
    kickOff === null ? texts.noDate : formatDayTime(kickOff),
  ].join(', ');
};
