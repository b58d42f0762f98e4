import type { LeaderAnswer } from '@league/query-api/contract/leaders.ts';
import { statsOf } from '@league/query-api/testing/statistics.ts';

const TEAMS = ['Boğaziçi Şahinleri', 'Işıklı Gücü', 'Çok Uzun Takım Adı Gençlik ve Spor Kulübü'];
const NAMES = ['ArdaTheWall', 'XxCanavar_GolcüxX_1987', 'Silinen42', 'Baran', 'Deniz_10', 'Kaan17'];
const POSITIONS = ['Sol Forvet', 'Sağ Forvet', 'Stoper', 'Kaleci', 'Sol Orta Saha', null];

/** A player as a board's answer names one; `part` says what is told of the figures. */
const leaderOf = (index: number, part: Partial<LeaderAnswer['stats']> = {}): LeaderAnswer => {
  const team = TEAMS[index];
  return {
    _id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    gamertag: NAMES[index] ?? `Oyuncu${index}`,
    deleted: index === 2,
    jerseyNumber: index === 2 ? null : index + 7,
    position: POSITIONS[index] ?? null,
    currentTeam:
      team === undefined || index === 2
        ? null
        : { _id: `team-${index}`, name: team, logo: '', crest: 'red-white-stripes' },
    stats: statsOf({ matchesPlayed: 11, ...part }),
  };
};

/** A board of `count` players; each has goals, assists and saves, some have shots and catches. */
export const boardOf = (count: number): readonly LeaderAnswer[] =>
  Array.from({ length: count }, (_, index) => {
    const value = Math.max(1, 20 - index);
    return leaderOf(index, {
      goals: value,
      assists: value,
      saves: value,
      gkSaves: value,
      shots: index % 4 === 3 ? null : value * (3 + index * 2),
      gkCatches: index % 2 === 1 ? null : index,
      cleanSheets: index % 3,
    });
  });
