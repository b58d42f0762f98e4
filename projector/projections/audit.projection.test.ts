import type { LeagueEvent } from '@league/events/catalogue.ts';
import { formatPosition } from '@league/events/envelope.ts';
import {
  fixture,
  fixturesGenerated,
  fixturesImported,
  fixturesRestored,
  matchesDeleted,
  matchFacts,
  matchResult,
  matchResultAnnulled,
  matchResultCorrected,
  matchResultEntered,
  matchScheduled,
  matchStatusChanged,
  numberedId,
  playerAssigned,
  playerDetailsChanged,
  playerRegistered,
  playerReleased,
  seasonReset,
  seasonStarted,
  teamCreated,
} from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { audit } from './audit.projection.ts';
import { given, recordedAt } from './given-events.ts';

/** The entry of the last of these events. */
const entryOf = (...events: readonly LeagueEvent[]): object | undefined =>
  given(audit)(...events)[formatPosition(BigInt(events.length))];

const matchId = numberedId(1);
const playerId = numberedId(6);
const facts = matchFacts({ matchId, season: 2 });
const line = {
  playerId: numberedId(5),
  side: 'home',
  teamId: numberedId(8),
  number: 9,
  position: 'Forvet',
  isStartingEleven: true,
  minutesPlayed: 90,
  goals: 1,
  assists: 0,
  saves: 0,
  yellowCards: 0,
  redCards: 0,
} as const;

describe('an audit entry', () => {
  it('says who did what, when and from what', () => {
    expect(entryOf(teamCreated({ teamId: numberedId(7), name: 'Kartallar' }))).toEqual({
      position: '00000000000000000001',
      eventId: 'event-1',
      type: 'TeamCreated',
      stream: 'stream-1',
      recordedAt: recordedAt(1),
      actorId: numberedId(1),
      actorRole: 'admin',
      reason: null,
      correlationId: 'request',
      causationId: 'command',
      season: null,
      matchId: null,
      teamId: numberedId(7),
      playerId: null,
      adminId: null,
      void: false,
      before: null,
      after: { name: 'Kartallar', logo: null, city: null },
    });
  });

  it('names the team from whose withdrawal the event follows, apart from what it is about', () => {
    const withdrawnTeam = numberedId(11);
    const [entered, without] = [matchResultEntered({ matchId, withdrawnTeam }), matchResultEntered({ matchId })];
    expect(entryOf(entered)).toMatchObject({ matchId, teamId: null, withdrawnTeam });
    expect(entryOf(without)).not.toHaveProperty('withdrawnTeam');
  });

  it('names crests by their words', () => {
    const [stripes, sash] = [
      { primary: 'red', secondary: 'white', pattern: 'stripes' },
      { primary: 'navy', secondary: 'yellow', pattern: 'sash' },
    ] as const;
    const teamId = numberedId(7);
    expect(entryOf(teamCreated({ teamId, crest: stripes }))).toMatchObject({ after: { crest: 'red-white-stripes' } });
    const changes = { name: { from: 'Ege', to: 'Moda' }, crest: { from: stripes, to: sash } };
    expect(entryOf({ type: 'TeamDetailsChanged', data: { teamId, changes } })).toMatchObject({
      before: { name: 'Ege', crest: 'red-white-stripes' },
      after: { name: 'Moda', crest: 'navy-yellow-sash' },
    });
    expect(entryOf({ type: 'CrestReserved', data: { teamId, crest: sash } })).toMatchObject({
      teamId,
      after: { crest: 'navy-yellow-sash' },
    });
  });

  it('shows each changed setting before and after', () => {
    const changes = { title: { from: 'Lig', to: 'Süper Lig' } };
    expect(entryOf({ type: 'TournamentSettingsChanged', data: { season: 1, changes } })).toMatchObject({
      season: 1,
      before: { title: 'Lig' },
      after: { title: 'Süper Lig' },
    });
  });

  it('shows what changed of a match, and which', () => {
    const moved = matchScheduled({ ...facts, changes: { stadium: { from: null, to: 'Kadıköy' } } });
    const expected = { season: 2, matchId, before: { stadium: null }, after: { stadium: 'Kadıköy' } };
    expect(entryOf(moved)).toMatchObject(expected);
    const live = matchStatusChanged({ ...facts, changes: { status: { from: 'scheduled', to: 'live' } } });
    expect(entryOf(live)).toMatchObject({ matchId, before: { status: 'scheduled' }, after: { status: 'live' } });
  });

  it('shows an entered result in one level, with what was given of it', () => {
    const cards = { homeYellow: 2, awayYellow: null, homeRed: 0, awayRed: null };
    const result = matchResult({ cards, lines: [line] });
    expect(entryOf(matchResultEntered({ ...facts, result }))).toMatchObject({
      before: null,
      after: { homeScore: 3, awayScore: 1, homeYellow: 2, homeRed: 0, lines: [line] },
    });
  });

  it('shows of a corrected result both scores, and of the rest only what differs', () => {
    const previous = matchResult({ lines: [line] });
    const walkover = matchResult({ homeScore: 3, awayScore: 0, walkover: 'home', lines: [line] });
    const entry = entryOf(matchResultCorrected({ ...facts, previous, corrected: walkover }));
    expect(entry).toMatchObject({
      before: { homeScore: 3, awayScore: 1, walkover: null },
      after: { homeScore: 3, awayScore: 0, walkover: 'home' },
    });
    expect(JSON.stringify(entry)).not.toContain('lines');
  });

  it('says of a corrected walkover that it is one still', () => {
    const [previous, corrected] = [2, 3].map((homeScore) => matchResult({ homeScore, awayScore: 0, walkover: 'home' }));
    if (previous === undefined || corrected === undefined) throw new Error('two results');
    expect(entryOf(matchResultCorrected({ ...facts, previous, corrected }))).toMatchObject({
      before: { homeScore: 2, awayScore: 0, walkover: 'home' },
      after: { homeScore: 3, awayScore: 0, walkover: 'home' },
    });
  });

  it('names the admin who was given access or lost it, so that it can be found by them', () => {
    const data = { adminId: numberedId(9) };
    expect(entryOf({ type: 'AdminAccessGranted', data })).toMatchObject({ adminId: numberedId(9), after: data });
    expect(entryOf({ type: 'AdminAccessRevoked', data })).toMatchObject({ adminId: numberedId(9), before: data });
  });

  it('shows changed lines whole', () => {
    const corrected = matchResult({ lines: [{ ...line, goals: 2 }] });
    const entry = entryOf(matchResultCorrected({ ...facts, previous: matchResult({ lines: [line] }), corrected }));
    expect(entry).toMatchObject({ before: { lines: [line] }, after: { lines: [{ ...line, goals: 2 }] } });
  });

  it('shows an annulled result and what the match went back to', () => {
    expect(entryOf(matchResultAnnulled({ ...facts, status: 'cancelled' }))).toMatchObject({
      before: { homeScore: 3, awayScore: 1 },
      after: { status: 'cancelled' },
    });
    const provisionalScore = { home: 1, away: 1 };
    expect(entryOf(matchResultAnnulled({ ...facts, status: 'live', provisionalScore }))).toMatchObject({
      after: { status: 'live', provisionalScore },
    });
  });

  it('names the matches that were deleted, and of many only how many and of which weeks', () => {
    const gone = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ matchId: numberedId(index), week: 30 - (index % 22) }));
    expect(entryOf(matchesDeleted({ matches: gone(2) }))).toMatchObject({
      season: 1,
      matchId: null,
      before: { matches: 2, weeks: [29, 30] },
      removed: gone(2),
    });
    expect(entryOf(matchesDeleted({ matches: gone(30) }))).toMatchObject({ removed: gone(30) });
    const weeks = Array.from({ length: 22 }, (_, index) => index + 9);
    const many = entryOf(matchesDeleted({ matches: gone(400) }));
    expect(many).toMatchObject({ before: { matches: 400, weeks } });
    expect(many).not.toHaveProperty('removed');
  });

  it('marks what was recorded behind the act that made it void', () => {
    expect(entryOf(matchesDeleted({ matches: [{ matchId, week: 1 }] }), matchResultEntered(facts))).toMatchObject({
      void: true,
      after: { homeScore: 3 },
    });
  });

  const summaries: readonly [LeagueEvent, object][] = [
    [seasonStarted(), { season: 1, before: null, after: { season: 1, label: 'Sezon 2026' } }],
    [seasonReset(), { season: 1, before: { season: 1 }, after: { season: 2, label: 'Sezon 2027' } }],
    [
      fixturesGenerated({ matches: [fixture(), fixture()], replaced: [{ matchId, week: 1 }] }),
      {
        season: 1,
        matchId: null,
        before: { matches: 1, weeks: [1] },
        after: { matches: 2, weeks: [1], replaced: 1 },
        removed: [{ matchId, week: 1 }],
      },
    ],
    [
      fixturesGenerated({ matches: [fixture({ week: 10 }), fixture({ week: 9 })] }),
      { before: null, after: { matches: 2, weeks: [9, 10], replaced: 0 } },
    ],
    [
      fixturesImported({
        teamsToCreate: [{ teamId: numberedId(7), name: 'Kartallar' }],
        matches: [
          { ...fixture(), result: { homeScore: 1, awayScore: 0 } },
          { ...fixture(), result: null },
        ],
        results: [{ matchId: numberedId(8), homeScore: 0, awayScore: 2, seenRevision: 1 }],
      }),
      { before: null, after: { matches: 2, teams: 1, results: 2 } },
    ],
    [
      fixturesRestored({ removed: [{ matchId, week: 1 }] }),
      { season: 1, before: { removed: 1 }, after: { matches: 1, weeks: [1] }, removed: [{ matchId, week: 1 }] },
    ],
    [
      { type: 'MatchAdded', data: { season: 1, match: fixture({ matchId, week: 4 }) } },
      { season: 1, matchId, before: null, after: { week: 4 } },
    ],
    [
      matchesDeleted({ matches: [{ matchId, week: 1 }] }),
      {
        season: 1,
        matchId,
        before: { matches: 1, weeks: [1], cause: 'all' },
        after: null,
        removed: [{ matchId, week: 1 }],
      },
    ],
    [
      {
        type: 'TeamDeleted',
        data: { teamId: numberedId(7), name: 'Kartallar', season: 1, matches: [], players: [], playersBecome: 'free' },
      },
      { teamId: numberedId(7), season: 1, before: { name: 'Kartallar' }, after: null },
    ],
    [
      {
        type: 'TeamDeleted',
        data: {
          teamId: numberedId(7),
          name: 'Kartallar',
          season: 1,
          matches: [],
          players: [playerId, numberedId(9)],
          playersBecome: 'deleted',
        },
      },
      { before: { name: 'Kartallar', players: 2 }, after: { playersBecome: 'deleted' } },
    ],
    [
      playerRegistered({ playerId, gamertag: 'Kartal42' }),
      { playerId, before: null, after: { gamertag: 'Kartal42', position: 'Orta Saha', jerseyNumber: 10 } },
    ],
    [
      { type: 'PlayerApproved', data: { playerId } },
      { playerId, before: null, after: { status: 'approved' } },
    ],
    [
      { type: 'PlayerRejected', data: { playerId, reasonGiven: true } },
      { playerId, before: null, after: { status: 'rejected', reasonGiven: true } },
    ],
    [
      playerDetailsChanged({ playerId, changes: { jerseyNumber: { from: 10, to: 7 } }, personal: ['email'] }),
      { playerId, before: { jerseyNumber: 10 }, after: { jerseyNumber: 7, personal: ['email'] } },
    ],
    [
      { type: 'PlayerProfileChanged', data: { playerId, changes: {}, personal: ['bio', 'socialMedia'] } },
      { playerId, before: {}, after: { personal: ['bio', 'socialMedia'] } },
    ],
    [
      playerAssigned({ playerId, teamId: numberedId(7), from: numberedId(8) }),
      {
        season: 1,
        playerId,
        teamId: numberedId(7),
        before: { teamId: numberedId(8) },
        after: { teamId: numberedId(7) },
      },
    ],
    [
      playerReleased({ playerId, teamId: numberedId(7), cause: 'rejected' }),
      {
        season: 1,
        playerId,
        teamId: numberedId(7),
        before: { teamId: numberedId(7) },
        after: { teamId: null, cause: 'rejected' },
      },
    ],
    [
      { type: 'PasswordResetIssued', data: { playerId } },
      { playerId, before: null, after: null },
    ],
    [
      { type: 'PasswordChanged', data: { playerId, how: 'resetCode' } },
      { playerId, before: null, after: { how: 'resetCode' } },
    ],
    [
      { type: 'PlayerDeleted', data: { playerId, gamertag: 'Kartal42' } },
      { playerId, before: { gamertag: 'Kartal42' }, after: null },
    ],
    [
      { type: 'PlayerLiked', data: { playerId, by: numberedId(9) } },
      { playerId, before: null, after: { playerId } },
    ],
    [
      { type: 'PlayerUnliked', data: { playerId, by: numberedId(9) } },
      { playerId, before: { playerId }, after: null },
    ],
    [
      { type: 'AdminAccessGranted', data: { adminId: numberedId(3) } },
      { before: null, after: { adminId: numberedId(3) } },
    ],
    [
      { type: 'AdminAccessRevoked', data: { adminId: numberedId(3) } },
      { before: { adminId: numberedId(3) }, after: null },
    ],
    [
      { type: 'AdminPasswordChanged', data: { adminId: numberedId(3) } },
      { adminId: numberedId(3), before: null, after: null },
    ],
    [
      { type: 'Reserved', data: { name: 'Kartallar', owner: matchId } },
      { before: null, after: { name: 'Kartallar' } },
    ],
    [
      { type: 'Released', data: { name: 'Kartallar', owner: matchId } },
      { before: { name: 'Kartallar' }, after: null },
    ],
    [
      { type: 'RebuildRequested', data: { projections: ['teams'] } },
      { before: null, after: { projections: ['teams'] } },
    ],
    [
      { type: 'ProjectionSkipped', data: { projection: 'teams', eventId: 'e', stream: 'team-1', revision: 0 } },
      { before: null, after: { projection: 'teams', eventId: 'e', stream: 'team-1', revision: 0 } },
    ],
    [
      { type: 'ProcessSkipped', data: { process: 'deleted-teams', eventId: 'e', stream: 'team-1', revision: 0 } },
      { before: null, after: { process: 'deleted-teams', eventId: 'e', stream: 'team-1', revision: 0 } },
    ],
  ];
  it.each(summaries)('is short for $type', (event, expected) => {
    expect(entryOf(event)).toMatchObject(expected);
  });
});
