import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { vi } from 'vitest';
import { LONG_MS } from '../../kit/patience.ts';
import type { LeagueUnderTest } from '../league-under-test.ts';
import { type BookedResult, createLedger, type Ledger, STATISTICS } from './ledger.ts';
import {
  correctedResult,
  firstSeason,
  fixtures,
  gamertag,
  linesBody,
  makeUpResult,
  SQUAD,
  TEAMS,
  teamName,
  walkoverFor,
} from './script.ts';

/** The season in which nearly everything happens that can; the one before it is imported, and makes teams and players. */
export const SEASON = 2;

/** A league in which the script was played, and the book that was kept beside it. */
export type PlayedLeague = {
  readonly book: Ledger;
  /** Ids of players by gamertag, and of teams by name. */
  readonly players: ReadonlyMap<string, string>;
  readonly teams: ReadonlyMap<string, string>;
  /** The gamertags in each team, by its id. */
  readonly squads: ReadonlyMap<string, readonly string[]>;
  /** The book's table as it stood at a time in the middle of the season. */
  readonly knownThen: { readonly at: string; readonly rows: ReturnType<Ledger['table']> };
  readonly act: (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object) => Promise<void>;
  /** What the league answers once it has seen all acts. */
  readonly read: <Body>(path: string) => Promise<Body>;
};

type Game = ReturnType<Ledger['match']>;

export const playScript = async (league: LeagueUnderTest): Promise<PlayedLeague> => {
  const book = createLedger();
  const squads = new Map<string, readonly string[]>();
  let position = '';

  const act: PlayedLeague['act'] = async (method, path, body) => {
    const answer = await league.call(method, path, { body });
    if (answer.status >= 300) throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    position = answer.headers.get('x-position') ?? position;
  };
  const read: PlayedLeague['read'] = async <Body>(path: string) =>
    (await league.call<Body>('GET', path, { minPosition: position })).body;

  await act('POST', '/api/matches/import', { matches: firstSeason(), createTeams: true, createPlayers: true });
  const players = new Map((await read<AdminsPlayer[]>('/api/players')).map(({ gamertag: name, _id }) => [name, _id]));
  const teams = new Map(
    (await read<{ name: string; _id: string }[]>('/api/teams')).map(({ name, _id }) => [name, _id]),
  );
  const idOf = (ids: ReadonlyMap<string, string>, name: string): string => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`the league has no ${name}`);
    return id;
  };
  const playerId = (name: string): string => idOf(players, name);
  const teamId = (team: number): string => idOf(teams, teamName(team));
  const squadOf = (team: string): readonly string[] => squads.get(team) ?? [];
  const plan = async (season: number): Promise<void> => {
    for (const { _id, week, homeTeam, awayTeam } of await read<MatchAnswer[]>('/api/matches')) {
      book.plan({ id: _id, season, week, home: homeTeam._id, away: awayTeam._id });
    }
  };

  for (let team = 0; team < TEAMS; team += 1) {
    squads.set(
      teamId(team),
      Array.from({ length: SQUAD }, (_, place) => gamertag(team, place)),
    );
  }
  await plan(1);
  for (const { id, home, away } of book.matches(1)) {
    const row = firstSeason().find((each) => teams.get(each.home) === home);
    const line = { position: null, starts: false, minutes: 0, goals: 1, assists: 0, saves: 0, yellow: 0, red: 0 };
    const lines = [
      ...squadOf(home).map((player) => ({ player, side: 'home' as const, ...line })),
      ...squadOf(away).map((player) => ({ player, side: 'away' as const, ...line })),
    ];
    book.result(id, { home: row?.homeScore ?? 0, away: row?.awayScore ?? 0, walkover: false, lines });
  }
  await act('POST', '/api/admin/reset-season', { reason: 'ilk sezon bitti' });
  await act('POST', '/api/matches/import', { matches: fixtures() });
  await plan(SEASON);

  const ofWeek = (week: number): readonly Game[] =>
    book
      .matches(SEASON)
      .filter((match) => match.week === week)
      .toSorted((a, b) => (nameOf(a.home) < nameOf(b.home) ? -1 : 1));
  const nameOf = (id: string): string => [...teams].find(([, each]) => each === id)?.[0] ?? '';
  const matchOf = (week: number, turn: number): Game => {
    const match = ofWeek(week)[turn];
    if (match === undefined) throw new Error(`week ${week} has no match ${turn}`);
    return match;
  };
  const madeUp = (week: number, turn: number): BookedResult => {
    const { home, away } = matchOf(week, turn);
    return makeUpResult({ home: squadOf(home), away: squadOf(away) }, week * 100 + turn);
  };
  const bodyOf = ({ home, away, lines }: BookedResult) => {
    return { homeScore: home, awayScore: away, isWalkover: false, playerStats: linesBody(lines, playerId) };
  };
  /** Four of the result calls in turns; the fifth takes lines alone. */
  const callFor = (turn: number, id: string): string =>
    [
      `/api/matches/${id}/results`,
      `/api/admin/match-result/${id}`,
      `/api/matches/${id}/referee-update`,
      `/api/matches/${id}`,
    ][turn % 4] ?? '';

  const enterWeek = async (week: number): Promise<void> => {
    for (const [turn, { id }] of ofWeek(week).entries()) {
      const result = week === 4 && turn === 0 ? walkoverFor('away') : madeUp(week, turn);
      if (result.walkover) {
        await act('PUT', `/api/admin/match-result/${id}`, { isWalkover: true, walkoverWinner: 'away' });
      } else if (turn === 5) {
        await act('PUT', `/api/matches/${id}/results`, { teamAScore: result.home, teamBScore: result.away });
        await act('PUT', `/api/matches/${id}/players`, { playerStats: linesBody(result.lines, playerId) });
      } else await act('PUT', callFor(turn, id), bodyOf(result));
      book.result(id, result);
    }
  };
  const correct = async (week: number, turn: number): Promise<void> => {
    const { id, result } = matchOf(week, turn);
    if (result === null) throw new Error('the script corrects a match without a result');
    const corrected = correctedResult(result);
    await act('PUT', callFor(turn, id), bodyOf(corrected));
    book.result(id, corrected);
  };
  const annul = async ({ id }: Game): Promise<void> => {
    await act('PUT', `/api/admin/match-result/${id}`, { status: 'scheduled' });
    book.result(id, null);
  };
  const transfer = async (from: number, place: number, to: number): Promise<void> => {
    const name = gamertag(from, place);
    await act('POST', '/api/players/assign-team', {
      playerId: playerId(name),
      teamId: teamId(to),
      from: teamId(from),
    });
    squads.set(
      teamId(from),
      squadOf(teamId(from)).filter((each) => each !== name),
    );
    squads.set(teamId(to), [...squadOf(teamId(to)), name]);
  };
  /** A second that lies behind all that was recorded so far, and before all that comes. */
  const momentNow = async (): Promise<string> => {
    const second = Math.ceil((Date.now() + 1) / 1_000) * 1_000;
    await vi.waitFor(() => {
      if (Date.now() <= second) throw new Error('the second is not over');
    }, LONG_MS);
    return new Date(second).toISOString();
  };
  const topScorer = (): string => {
    const [first = ''] = [...players.keys()].toSorted(
      (a, b) => book.totals(SEASON, b).goals - book.totals(SEASON, a).goals || (a < b ? -1 : 1),
    );
    return first;
  };
  const take = async (name: string, body: object): Promise<void> => {
    await act('DELETE', `/api/players/${playerId(name)}/stats`, { statsToDelete: ['goals'], ...body });
  };

  for (const week of [1, 2, 3]) await enterWeek(week);
  await act('POST', '/api/admin/reset-player-stats', { reason: 'hazırlık haftaları sayılmaz' });
  book.reset(SEASON, null, STATISTICS);
  // Entered first before the reset: its correction changes the history and the table, and no total.
  await correct(2, 1);
  for (const week of [4, 5]) await enterWeek(week);
  await transfer(0, 2, 1);
  await transfer(1, 5, 2);
  await transfer(2, 7, 0);
  await correct(5, 2);
  const knownThen = { at: await momentNow(), rows: book.table(SEASON) };
  for (const week of [6, 7, 8]) await enterWeek(week);

  const reset = topScorer();
  await take(reset, { operation: 'reset' });
  book.reset(SEASON, reset, ['goals']);
  await correct(5, 3);
  for (const week of [9, 10, 11]) await enterWeek(week);
  for (const amount of [2, 1]) {
    const name = topScorer();
    await take(name, { operation: 'decrease', amount });
    book.decrease(SEASON, name, 'goals', amount);
  }

  // One result is taken back, one is taken back and entered again, one played match is awarded, one deleted.
  await annul(matchOf(9, 4));
  const again = matchOf(2, 3);
  await annul(again);
  const anew = madeUp(2, 3);
  await act('PUT', `/api/admin/match-result/${again.id}`, bodyOf(anew));
  book.result(again.id, anew);
  const awarded = matchOf(10, 1);
  await act('PUT', `/api/admin/match-result/${awarded.id}`, { isWalkover: true, walkoverWinner: 'home' });
  book.result(awarded.id, walkoverFor('home'));
  const deleted = matchOf(11, 5);
  await act('DELETE', `/api/matches/${deleted.id}`, { reason: 'oynanmamış sayıldı' });
  book.delete(deleted.id);

  return { book, players, teams, squads, knownThen, act, read };
};
