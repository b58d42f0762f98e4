import type { BookedLine, BookedResult, Side } from './ledger.ts';

/** What happens in the scripted season: the same in every run, since its chance is seeded. */

export const TEAMS = 12;
export const SQUAD = 12;
const STARTERS = 8;
const ON_THE_PITCH = 11;

export const teamName = (team: number): string => `Takım ${String.fromCharCode(65 + team)}`;
/** Gamertags with letters whose Turkish order is not that of their codes. */
export const gamertag = (team: number, place: number): string =>
  `${['Çakır', 'Işık', 'İnce', 'Şahin', 'Ünal', 'Zorlu'][place % 6]}${String.fromCharCode(65 + team)}${place}`;

/** Mulberry32: numbers from 0 up to 1, the same for the same seed. */
const chance = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const PLACES = [
  'Kaleci',
  'Sol Bek',
  'Stoper',
  'Sağ Bek',
  'Sol Orta Saha',
  'Sağ Orta Saha',
  'Sol Forvet',
  'Sağ Forvet',
] as const;

type Squads = Readonly<Record<Side, readonly string[]>>;

/** A result with eleven lines for each side, whose goals are the score. */
export const makeUpResult = ({ home, away }: Squads, seed: number): BookedResult => {
  const next = chance(seed);
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  const lines = (side: Side, squad: readonly string[]): BookedLine[] => {
    const from = upTo(squad.length - 1);
    const players = Array.from({ length: ON_THE_PITCH }, (_, place) => squad[(from + place) % squad.length] ?? '');
    const own = players.map((player, place): BookedLine => {
      const position = place < STARTERS ? (PLACES[place] ?? null) : null;
      const goals = place > 3 && next() < 0.25 ? 1 + upTo(1) : 0;
      return {
        player,
        side,
        position,
        starts: place < STARTERS,
        minutes: place < STARTERS ? 90 : upTo(30),
        goals,
        assists: 0,
        saves: position === 'Kaleci' ? upTo(7) : 0,
        yellow: next() < 0.1 ? 1 : 0,
        red: next() < 0.02 ? 1 : 0,
        ...(place % 2 === 0 ? { shots: goals + upTo(3) } : {}),
        ...(place % 3 === 0 ? { passes: upTo(40) } : {}),
        ...(position === 'Kaleci' ? { catches: upTo(4) } : {}),
        ...(place % 4 === 3 ? {} : { rating: (10 + upTo(90)) / 10 }),
        ...(side === 'home' && place === 4 ? { best: true } : {}),
      };
    });
    const scored = own.reduce((all, { goals }) => all + goals, 0);
    // The assists of a side are no more than its goals: all of them by the one who came in first.
    return own.map((line, place) => (place === STARTERS ? { ...line, assists: upTo(scored) } : line));
  };
  const all = [...lines('home', home), ...lines('away', away)];
  const goalsOf = (side: Side): number => all.reduce((sum, each) => sum + (each.side === side ? each.goals : 0), 0);
  return { home: goalsOf('home'), away: goalsOf('away'), walkover: false, lines: all };
};

/** The result with one goal and one assist more for the home side's last starter, and a line less for the away side. */
export const correctedResult = (before: BookedResult): BookedResult => {
  const striker = before.lines.findLast(({ side, starts }) => side === 'home' && starts);
  const idle = before.lines.findLast(({ side, goals, assists }) => side === 'away' && goals + assists === 0);
  const lines = before.lines
    .filter((line) => line !== idle)
    .map((line) =>
      line === striker
        ? { ...line, goals: line.goals + 1, ...(line.shots === undefined ? {} : { shots: line.shots + 1 }) }
        : line,
    );
  return { ...before, home: before.home + 1, lines };
};

export const walkoverFor = (side: Side): BookedResult => ({
  home: side === 'home' ? 3 : 0,
  away: side === 'home' ? 0 : 3,
  walkover: true,
  lines: [],
});

/** The lines as a result call takes them. */
export const linesBody = (lines: readonly BookedLine[], idOf: (gamertag: string) => string) =>
  lines.map((line) => ({
    player: idOf(line.player),
    team: line.side,
    position: line.position,
    isStartingEleven: line.starts,
    minutesPlayed: line.minutes,
    goals: line.goals,
    assists: line.assists,
    saves: line.saves,
    yellowCards: line.yellow,
    redCards: line.red,
    ...(line.shots === undefined ? {} : { shots: line.shots }),
    ...(line.passes === undefined ? {} : { passes: line.passes }),
    ...(line.catches === undefined ? {} : { gkCatches: line.catches }),
    ...(line.rating === undefined ? {} : { rating: line.rating }),
    ...(line.best === undefined ? {} : { manOfTheMatch: line.best }),
  }));

/**
 * A first season as an import brings it, which makes all teams and players: six matches, in each of which every player of both
 * sides scores once, and one own goal.
 */
export const firstSeason = () =>
  Array.from({ length: TEAMS / 2 }, (_, match) => {
    const [home, away] = [match * 2, match * 2 + 1];
    const scorers = [home, away].flatMap((team) =>
      Array.from({ length: SQUAD }, (_, place) => ({
        name: gamertag(team, place),
        side: team === home ? 'home' : 'away',
        minute: 1 + place * 7,
      })),
    );
    const ownGoal = { name: gamertag(away, 3), side: 'home', minute: 90, ownGoal: true };
    return {
      week: 1,
      date: '2025-09-05',
      time: '21:00',
      home: teamName(home),
      away: teamName(away),
      homeScore: SQUAD + (match === 0 ? 1 : 0),
      awayScore: SQUAD,
      scorers: match === 0 ? [...scorers, ownGoal] : scorers,
    };
  });

/** The matches of the scripted season by the circle method: team 0 stays, the others move on by one place each week. */
export const fixtures = () => {
  const others = TEAMS - 1;
  return Array.from({ length: others }, (_, week) =>
    Array.from({ length: TEAMS / 2 }, (_, match) => {
      const first = match === 0 ? 0 : 1 + ((week + match) % others);
      const second = 1 + ((week + others - match) % others);
      const [home, away] = (week + match) % 2 === 0 ? [first, second] : [second, first];
      return { week: week + 1, home: teamName(home), away: teamName(away) };
    }),
  ).flat();
};
