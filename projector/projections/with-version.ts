import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { formatPosition } from '@league/events/envelope.ts';
import type { Score } from '@league/events/match-result.ts';
import type { ResultVersion, ResultVersionsDocument } from '@league/query-api/contract/result-versions.ts';
import { isoTime } from './iso-time.ts';

type Facts = Pick<LeagueEventOf<'MatchScheduled'>['data'], 'matchId' | 'season' | 'week' | 'home' | 'away'>;

/** The week with one more version of a match, unless that version is there. */
export const withVersion = (
  document: ResultVersionsDocument | null,
  { position, recordedAt }: { readonly position: bigint; readonly recordedAt: number },
  { matchId, season, week, home, away }: Facts,
  kind: ResultVersion['kind'],
  score: Score | null,
  playedAt: string,
): ResultVersionsDocument => {
  const match = document?.matches[matchId] ?? { home, away, versions: [] };
  const at = formatPosition(position);
  const last = match.versions.at(-1);
  if (document !== null && last !== undefined && last.position >= at) return document;
  const version: ResultVersion = { position: at, recordedAt: isoTime(recordedAt), kind, score, playedAt };
  if (match.home !== home || match.away !== away) version.sides = { home, away };
  return {
    season,
    week,
    matches: withMatch(document?.matches, matchId, { ...match, versions: [...match.versions, version] }),
  };
};

type Matches = ResultVersionsDocument['matches'];

/** A copy with this match, made by hand into an object without prototype: standings.projection.ts says why. */
const withMatch = (matches: Matches | undefined, matchId: string, match: NonNullable<Matches[string]>): Matches => {
  const copy: Matches = Object.create(null);
  for (const id in matches) {
    const kept = matches[id];
    if (kept !== undefined) copy[id] = kept;
  }
  copy[matchId] = match;
  return copy;
};
