import type { PlayerPosition } from '@league/events/positions.ts';
import { SAMPLE_TEAMS } from './sample-data.ts';

/** A player of the sample; `team` is an index into its teams, null for a free player. */
export type SamplePlayer = {
  readonly gamertag: string;
  readonly position: PlayerPosition;
  readonly jerseyNumber: number;
  readonly team: number | null;
  /** Where in the squad of the team the player stands. */
  readonly place?: number;
  readonly waits?: true;
  readonly isAdmin?: true;
  /** Has an account, so that somebody can log in as this player. */
  readonly logsIn?: true;
};

const FIRST = 'Kara Bozkır Gök Demir Yıldız Poyraz Çelik Işık Kuzey Deli Altın Yağız'.split(' ');
const SECOND = 'Kartal Kurt Aslan Şahin Pençe Fırtına Yıldırım Duvar Kaplan Atmaca Ok Balta'.split(' ');

/** The gamertag of the n-th player: each pair of words comes once. */
const gamertagOf = (index: number): string => {
  const round = Math.floor(index / FIRST.length);
  const [first = '', second = ''] = [FIRST[index % FIRST.length], SECOND[(index + round) % SECOND.length]];
  const styles = [`${first}${second}`, `${first}.${second}`, `${first} ${second}`, `${first}${second}${34 + round}`];
  return styles[(index + round) % styles.length] ?? '';
};

/** Each team has the same eleven, so that every position is filled. */
const SQUAD: readonly (readonly [PlayerPosition, number])[] = [
  ['Kaleci', 1],
  ['Sağ Bek', 2],
  ['Sol Bek', 3],
  ['Stoper', 4],
  ['Stoper', 5],
  ['Sağ Orta Saha', 8],
  ['Sol Orta Saha', 6],
  ['Sağ Kanat', 7],
  ['Sol Kanat', 11],
  ['Forvet', 9],
  ['Kaleci', 99],
];
/** Where in the first squad they stand: the forward and the keeper. */
const [LOGS_IN, ADMIN] = [9, 0];

const IN_TEAMS = SAMPLE_TEAMS.flatMap((_, team) =>
  SQUAD.map(
    ([position, jerseyNumber], place): SamplePlayer => ({
      gamertag: gamertagOf(team * SQUAD.length + place),
      position,
      jerseyNumber,
      team,
      place,
      ...(team === 0 && place === LOGS_IN ? { logsIn: true } : {}),
      ...(team === 0 && place === ADMIN ? { isAdmin: true } : {}),
    }),
  ),
);

const [FREE, WAITING] = [6, 2];

const WITHOUT_TEAM = Array.from({ length: FREE + WAITING }, (_, index): SamplePlayer => {
  const [position, jerseyNumber] = SQUAD[index % SQUAD.length] ?? ['Forvet', 9];
  const gamertag = gamertagOf(IN_TEAMS.length + index);
  return { gamertag, position, jerseyNumber, team: null, ...(index < FREE ? {} : { waits: true }) };
});

/** The players of the sample league, invented: eleven in each team, some free ones, and two who wait for an approval. */
export const SAMPLE_PLAYERS: readonly SamplePlayer[] = [...IN_TEAMS, ...WITHOUT_TEAM];

/** The e-mail of the player who logs in, under a domain that is nobody's (RFC 2606). */
export const SAMPLE_EMAIL = 'ornek.oyuncu@example.org';

/** The profile of the player who logs in. */
export const SAMPLE_PROFILE = {
  bio: 'Ceza sahasında iki adım yeter. Çarşamba akşamları antrenmandayım.',
  playingStyle: 'Arkaya sarkan, tek vuruş oynayan forvet',
  favoritePosition: 'Forvet',
  socialMedia: { twitch: 'ornekoyuncu', twitter: '@ornekoyuncu' },
} as const;
