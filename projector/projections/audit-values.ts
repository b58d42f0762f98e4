import { isDeepStrictEqual } from 'node:util';
import type { LeagueEvent, LeagueEventOf } from '@league/events/catalogue.ts';
import { fixturesOf, importedFixturesOf } from '@league/events/fixture-rows.ts';
import type { MatchResult } from '@league/events/match-result.ts';
import { crestWord } from '@league/events/rules/crest.ts';
import { changedFrom, changedTo } from './changed-fields.ts';
import { counted, removedBy } from './removed-matches.ts';

/** What an audit entry shows of the values that its event changed. */

type Values = Readonly<Record<string, unknown>> | null;
type BeforeAndAfter = { readonly before: Values; readonly after: Values };

const made = (after: Values): BeforeAndAfter => ({ before: null, after });
const gone = (before: Values): BeforeAndAfter => ({ before, after: null });

/** Field by field the values before and after. Of a batch only the counts: an entry is one line on a screen. */
export const valuesOf = (event: LeagueEvent): BeforeAndAfter => {
  if (event.type === 'TeamDetailsChanged') return changedTeam(event.data.changes);
  if (saysChanges(event)) return changedValues(event.data);
  switch (event.type) {
    case 'MatchResultEntered':
      return made(flat(event.data.result));
    case 'MatchResultCorrected':
      return differing(event.data.previous, event.data.corrected);
    case 'MatchResultAnnulled': {
      const { previous, status, provisionalScore } = event.data;
      return { before: flat(previous), after: provisionalScore === null ? { status } : { status, provisionalScore } };
    }
    case 'SeasonStarted':
      return made({ season: event.data.season, label: event.data.label });
    case 'SeasonReset':
      return { before: { season: event.data.closed }, after: { season: event.data.opened, label: event.data.label } };
    case 'FixturesGenerated': {
      const removed = removedBy(event);
      const after = { ...counted(fixturesOf(event.data)), replaced: removed.length };
      return { before: removed.length === 0 ? null : counted(removed), after };
    }
    case 'FixturesRestored':
      return { before: { removed: event.data.removed.length }, after: counted(fixturesOf(event.data)) };
    case 'FixturesImported': {
      const { matches, teamsToCreate, playersToCreate, results } = event.data;
      const played = importedFixturesOf(event.data).filter((match) => match.result !== null).length;
      const counts = { matches: matches.length, teams: teamsToCreate.length, results: played + results.length };
      return made(playersToCreate.length === 0 ? counts : { ...counts, players: playersToCreate.length });
    }
    case 'MatchAdded': {
      const { week, date, home, away, stadium } = event.data.match;
      return made({ week, date, home, away, stadium });
    }
    case 'MatchesDeleted':
      return gone({ ...counted(removedBy(event)), ...(event.data.cause && { cause: event.data.cause }) });
    case 'TeamCreated': {
      const { name, logo, city, crest } = event.data;
      return made({ name, logo, city, ...(crest && { crest: crestWord(crest) }) });
    }
    case 'CrestReserved':
      return made({ crest: crestWord(event.data.crest) });
    case 'PlayerRegistered': {
      const { gamertag, position, jerseyNumber } = event.data;
      return made({ gamertag, position, jerseyNumber });
    }
    case 'PlayerAssignedToTeam':
      return { before: { teamId: event.data.from }, after: { teamId: event.data.teamId } };
    case 'PlayerReleased':
      return { before: { teamId: event.data.teamId }, after: { teamId: null, cause: event.data.cause } };
    case 'PlayerDeleted':
      return gone({ gamertag: event.data.gamertag });
    case 'PlayerUnliked':
      return gone({ playerId: event.data.playerId });
    case 'PlayerLiked':
      return made({ playerId: event.data.playerId });
    case 'PlayerApproved':
      return made({ status: 'approved' });
    case 'PlayerRejected':
      return made({ status: 'rejected', reasonGiven: event.data.reasonGiven });
    case 'PasswordChanged':
      return made({ how: event.data.how });
    case 'RefereeApplied': {
      const { level, experienceYears } = event.data;
      return made({ level, experienceYears });
    }
    case 'BroadcasterApplied':
    case 'BroadcasterAppointed': {
      const { platform, personal } = event.data;
      return made(personal.length === 0 ? { platform } : { platform, personal });
    }
    case 'RefereeAssignedToMatch': {
      const { role, playerId } = event.data;
      return made({ role, playerId });
    }
    case 'BroadcasterAssignedToMatch': {
      const { role, playerId, platform, personal } = event.data;
      return made({ role, playerId, platform, ...(personal.length > 0 && { personal }) });
    }
    case 'StreamStarted': {
      const { playerId, platform } = event.data;
      return made({ playerId, platform });
    }
    case 'StreamStopped': {
      const { playerId, cause } = event.data;
      return { before: { playerId }, after: { cause } };
    }
    case 'ViewersCounted': {
      const { playerId, viewers } = event.data;
      return made({ playerId, viewers });
    }
    case 'RefereeRemovedFromMatch':
    case 'BroadcasterRemovedFromMatch': {
      const { role, playerId, cause } = event.data;
      return { before: { role, playerId }, after: { playerId: null, cause } };
    }
    case 'RefereeAppointed':
      return made(event.data.personal.length === 0 ? null : { personal: event.data.personal });
    case 'RefereeDismissed':
    case 'BroadcasterDismissed':
      return made({ cause: event.data.cause });
    case 'RefereeApproved':
    case 'BroadcasterApproved':
      return made({ status: 'approved' });
    case 'RefereeRejected':
    case 'BroadcasterRejected':
      return made({ status: 'rejected' });
    case 'PasswordResetIssued':
    case 'AdminPasswordChanged':
      return made(null);
    case 'TeamDeleted': {
      const { name, players, playersBecome } = event.data;
      const before = { name, players: players.length };
      return players.length === 0 ? gone({ name }) : { before, after: { playersBecome } };
    }
    case 'AdminAccessRevoked':
      return gone({ adminId: event.data.adminId });
    case 'Released':
      return gone(event.data);
    case 'AllPlayerStatisticsReset':
      return made({ players: event.data.players });
    case 'TransfersReset':
      return made({ players: event.data.players.length });
    // The reason stands in the entry, as that of every act.
    case 'PointsDeducted':
      return made({ points: event.data.points });
    case 'PointDeductionLifted':
      return gone({ points: event.data.points });
    case 'TeamWithdrawn':
      return made({ played: event.data.played });
    case 'SeasonActUndone':
      return undoneValues(event);
    case 'AdminAccessGranted':
    case 'Reserved':
    case 'RebuildRequested':
    case 'ProjectionSkipped':
    case 'ProcessSkipped':
      return made(event.data);
    default:
      return event satisfies never;
  }
};

/** The changed fields of a team, its crest as a word. */
const changedTeam = ({ crest, ...changes }: LeagueEventOf<'TeamDetailsChanged'>['data']['changes']): BeforeAndAfter => {
  const crestIn = (when: 'from' | 'to') => crest && { crest: crestWord(crest[when]) };
  return {
    before: { ...changedFrom(changes), ...crestIn('from') },
    after: { ...changedTo(changes), ...crestIn('to') },
  };
};

type Change = Extract<LeagueEvent, { readonly data: { readonly changes: object } }>;
const saysChanges = (event: LeagueEvent): event is Change => 'changes' in event.data;

/** The changed fields; of personal ones only which they are, since the log knows no more of them. */
const changedValues = (data: Change['data']): BeforeAndAfter => {
  const personal = 'personal' in data ? data.personal : [];
  const after = changedTo(data.changes);
  return personal.length === 0
    ? { before: changedFrom(data.changes), after }
    : { before: changedFrom(data.changes), after: { ...after, personal } };
};

/** A result without nesting: always the score, the rest where it was given. */
const flat = (result: MatchResult): Record<string, unknown> => {
  const values: Record<string, unknown> = { homeScore: result.homeScore, awayScore: result.awayScore };
  if (result.walkover !== null) values.walkover = result.walkover;
  const { homeYellow, awayYellow, homeRed, awayRed } = result.cards;
  if (homeYellow !== null) values.homeYellow = homeYellow;
  if (awayYellow !== null) values.awayYellow = awayYellow;
  if (homeRed !== null) values.homeRed = homeRed;
  if (awayRed !== null) values.awayRed = awayRed;
  for (const list of ['lines', 'homeLineup', 'awayLineup', 'incidents'] as const) {
    if (result[list].length > 0) values[list] = result[list];
  }
  return values;
};

/** What a score is read with: a correction has it on both sides, also where it stayed the same. */
const SCORE: ReadonlySet<string> = new Set(['homeScore', 'awayScore', 'walkover']);

/** Both scores, and the fields that a correction changed, each whole; null where a field was not given on that side. */
const differing = (previous: MatchResult, corrected: MatchResult): BeforeAndAfter => {
  const [from, to] = [flat(previous), flat(corrected)];
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const field of new Set([...Object.keys(from), ...Object.keys(to)])) {
    if (!SCORE.has(field) && isDeepStrictEqual(from[field], to[field])) continue;
    before[field] = from[field] ?? null;
    after[field] = to[field] ?? null;
  }
  return { before, after };
};

/** The act that was taken back, and what came back with it. */
const undoneValues = (event: LeagueEventOf<'SeasonActUndone'>): BeforeAndAfter => {
  const { undone } = event.data;
  const { act } = undone;
  switch (undone.act) {
    case 'TeamWithdrawn':
      return gone({ act });
    case 'MatchesDeleted':
      return { before: { act }, after: counted(fixturesOf(undone)) };
    case 'AllPlayerStatisticsReset':
      return { before: { act }, after: { players: undone.players } };
    case 'TransfersReset':
      return { before: { act }, after: { players: undone.players.length } };
    case 'SeasonReset':
      return { before: { act, season: undone.opened }, after: { season: undone.closed, label: undone.label } };
    default:
      return undone satisfies never;
  }
};
