import type { LeaderAnswer, PlayerStats } from '@league/query-api/contract/leaders.ts';
import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { AdminsPlayer, ProfileAnswer } from '@league/query-api/contract/players.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { MatchHistoryEntry } from '@league/query-api/contract/statistics.ts';
import type { TeamWithSquad } from '@league/query-api/contract/teams.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LeagueUnderTest } from '../league-under-test.ts';
import { rebuildAll, verifyAll } from '../operator.ts';
import { describeOnBothProfiles } from '../profiles.ts';
import { EURO_2016, EURO_2016_SCORERS } from './euro-2016.ts';
import { type Ledger, STATISTICS } from './ledger.ts';
import { type PlayedLeague, playScript, SEASON } from './play.ts';
import { SQUAD, TEAMS } from './script.ts';

/** Each figure that the league answers is held against the test's own book (ledger.ts). */
describeOnBothProfiles('a scripted season', 'sqlite', (start) => {
  let league: LeagueUnderTest;
  let played: PlayedLeague;
  let book: Ledger;

  beforeAll(async () => {
    league = await start();
    played = await playScript(league);
    ({ book } = played);
  });
  afterAll(() => league.stop());

  const read = <Body>(path: string): Promise<Body> => played.read<Body>(path);

  const rowsOf = (rows: readonly StandingRow[]) =>
    rows.map(({ teamInfo, played, win, draw, loss, goalsFor, goalsAgainst, points }) => {
      return { team: teamInfo._id, played, win, draw, loss, goalsFor, goalsAgainst, points };
    });
  /** Teams that are level in all that the book orders by may stand in any order. */
  const byBook = (rows: ReturnType<typeof rowsOf>) =>
    rows.toSorted(
      (a, b) =>
        b.points - a.points ||
        b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst) ||
        b.goalsFor - a.goalsFor ||
        (a.team < b.team ? -1 : 1),
    );
  const expectTable = async (query: string, expected: ReturnType<Ledger['table']>): Promise<void> => {
    const rows = rowsOf(await read<StandingRow[]>(`/api/leaderboards/standings?season=${SEASON}${query}`));
    expect(byBook(rows)).toEqual(byBook([...expected]));
    const order = ({ points, goalsFor, goalsAgainst }: (typeof rows)[number]) =>
      points * 1e6 + (goalsFor - goalsAgainst) * 1e3 + goalsFor;
    expect(rows.map(order)).toEqual(rows.map(order).toSorted((a, b) => b - a));
  };

  const statsOf = (stats: PlayerStats) => Object.fromEntries(STATISTICS.map((name) => [name, stats[name] ?? 0]));

  it('has the matches of the book, with all their lines', async () => {
    const matches = await read<MatchAnswer[]>(`/api/matches?season=${SEASON}`);
    expect(matches.map(({ _id }) => _id).toSorted()).toEqual(
      book
        .matches(SEASON)
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const match of matches) {
      const { result, revision } = book.match(match._id);
      expect(match).toMatchObject({
        status: result === null ? 'scheduled' : 'finished',
        homeScore: result?.home ?? null,
        awayScore: result?.away ?? null,
        isWalkover: result?.walkover ?? false,
        linesExceedScore: false,
      });
      // Lines of their own are a correction of their own.
      expect(match.resultRevision).toBeGreaterThanOrEqual(revision);
      const details = await read<MatchDetails>(`/api/matches/${match._id}`);
      const lines = details.playerStats.map((line) => ({
        player: line.player.gamertag,
        side: line.side,
        position: line.position,
        starts: line.isStartingEleven,
        minutes: line.minutesPlayed,
        goals: line.goals,
        assists: line.assists,
        saves: line.saves,
        yellow: line.yellowCards,
        red: line.redCards,
        ...(line.shots === null ? {} : { shots: line.shots }),
        ...(line.passes === null ? {} : { passes: line.passes }),
        ...(line.gkCatches === null ? {} : { catches: line.gkCatches }),
        ...(line.rating === null ? {} : { rating: line.rating }),
        ...(line.manOfTheMatch ? { best: true } : {}),
      }));
      const byPlayer = <Line extends { player: string }>(all: readonly Line[]) =>
        all.toSorted((a, b) => (a.player < b.player ? -1 : 1));
      expect(byPlayer(lines)).toEqual(byPlayer(result?.lines ?? []));
    }
  });

  it('has the tables of the book: now, after each week, at home and away, and as it was known', async () => {
    await expectTable('', book.table(SEASON));
    for (const side of ['home', 'away'] as const) await expectTable(`&view=${side}`, book.table(SEASON, { side }));
    for (let week = 1; week <= 11; week += 1) await expectTable(`&week=${week}`, book.table(SEASON, { week }));
    await expectTable(`&week=6&view=home`, book.table(SEASON, { week: 6, side: 'home' }));
    await expectTable(`&knownAt=${played.knownThen.at}`, played.knownThen.rows);
  });

  it('has the totals of the book for every player', async () => {
    const listed = await read<AdminsPlayer[]>('/api/players');
    expect(listed).toHaveLength(TEAMS * SQUAD);
    for (const { gamertag: name, stats, overallRating } of listed) {
      expect({ name, ...statsOf(stats) }).toEqual({ name, ...book.totals(SEASON, name) });
      expect(overallRating).toBe(book.rating(SEASON, name));
    }
  });

  it('lists the leaders of the book', async () => {
    for (const [board, statistic] of [
      ['goals', 'goals'],
      ['assists', 'assists'],
      ['saves', 'saves'],
    ] as const) {
      for (const season of [1, SEASON]) {
        const leaders = await read<LeaderAnswer[]>(`/api/players/leaders/${board}?season=${season}`);
        const expected = [...played.players.keys()]
          .map((name) => ({ name, ...book.totals(season, name) }))
          .filter((each) => each[statistic] > 0)
          .toSorted(
            (a, b) =>
              b[statistic] - a[statistic] ||
              a.matchesPlayed - b.matchesPlayed ||
              new Intl.Collator('tr').compare(a.name, b.name),
          );
        expect(leaders.map(({ gamertag: name, stats }) => ({ name, ...statsOf(stats) }))).toEqual(expected);
      }
    }
  });

  it('has the book’s figures on every profile: the season, the career, the badges and each match', async () => {
    for (const name of played.players.keys()) {
      const path = `/api/players/gamertag/${encodeURIComponent(name)}`;
      const profile = await read<ProfileAnswer>(`${path}/profile`);
      const career = book.career(name);
      expect(statsOf(profile.stats)).toEqual(book.totals(SEASON, name));
      expect(statsOf(profile.career)).toEqual(career);
      expect(profile.badges.toSorted()).toEqual([
        ...(career.manOfTheMatch > 10 ? ['mvp'] : []),
        ...(career.goals > 30 ? ['topScorer'] : []),
        ...(career.matchesPlayed > 50 ? ['veteran'] : []),
      ]);
      const { matchHistory } = await read<{ matchHistory: MatchHistoryEntry[] }>(`${path}/matches?season=${SEASON}`);
      expect(
        matchHistory.map(({ match, side, outcome, goals, assists, saves, rating, ratingGiven }) => {
          return { id: match._id, side, outcome, goals, assists, saves, rating, ratingGiven };
        }),
      ).toEqual(
        book.history(SEASON, name).map(({ match, result, line }) => {
          const [own, other] = line.side === 'home' ? [result.home, result.away] : [result.away, result.home];
          return {
            id: match.id,
            side: line.side,
            outcome: own > other ? 'win' : own < other ? 'loss' : 'draw',
            goals: line.goals,
            assists: line.assists,
            saves: line.saves,
            rating: line.rating ?? 6,
            ratingGiven: line.rating !== undefined,
          };
        }),
      );
      const all = await read<{ matchHistory: MatchHistoryEntry[] }>(`${path}/matches`);
      expect(all.matchHistory).toHaveLength(career.matchesPlayed);
    }
  });

  it('has the book’s figures in every squad, after the transfers', async () => {
    for (const [teamId, names] of played.squads) {
      const { players: squad, stats } = await read<TeamWithSquad>(`/api/teams/${teamId}`);
      expect(squad.map(({ gamertag: name }) => name).toSorted()).toEqual(names.toSorted());
      for (const { gamertag: name, stats: own } of squad) expect(statsOf(own)).toEqual(book.totals(SEASON, name));
      const row = book.table(SEASON).find((each) => each.team === teamId);
      expect(stats).toEqual({ wins: row?.win, draws: row?.draw, losses: row?.loss });
    }
  });

  it('has read models equal to those rebuilt from the log, byte for byte, and answers the same afterwards', async () => {
    await verifyAll(league);
    const leaders = () => read<LeaderAnswer[]>(`/api/players/leaders/goals?season=${SEASON}`);
    const before = await leaders();
    await rebuildAll(league);
    expect(await leaders()).toEqual(before);
    await expectTable(`&knownAt=${played.knownThen.at}`, played.knownThen.rows);
  });

  it('begins the next season empty, and keeps this one as it was', async () => {
    const path = `/api/players/leaders/goals?season=${SEASON}`;
    const before = await read<LeaderAnswer[]>(path);
    await played.act('POST', '/api/admin/reset-season', { reason: 'sezon bitti' });
    expect(await read<LeaderAnswer[]>('/api/players/leaders/goals')).toEqual([]);
    expect(await read<LeaderAnswer[]>(path)).toEqual(before);
    for (const { stats } of await read<AdminsPlayer[]>('/api/players')) {
      expect(statsOf(stats)).toEqual(Object.fromEntries(STATISTICS.map((name) => [name, 0])));
    }
    await expectTable('', book.table(SEASON));
    await verifyAll(league);
  });

  it('takes a real tournament with its scorers, as a list and as a file, and has the goals of each', async () => {
    for (const body of EURO_2016) await played.act('POST', '/api/matches/import', body);
    const leaders = await read<LeaderAnswer[]>('/api/players/leaders/goals');
    expect(
      Object.fromEntries(
        leaders.map(({ gamertag, currentTeam, stats }) => [gamertag, [currentTeam?.name, stats.goals]]),
      ),
    ).toEqual(EURO_2016_SCORERS);
    expect(leaders.slice(0, 2).map(({ gamertag }) => gamertag)).toEqual(['Antoine Griezmann', 'Olivier Giroud']);
    await verifyAll(league);
  });
});
