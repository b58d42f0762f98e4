import { eventTitles } from '../contract/event-titles.ts';
import type { AuditEntry } from '../contract/audit.ts';
import type { LeaderAnswer, PlayerStats } from '../contract/leaders.ts';
import type { MatchAnswer } from '../contract/matches.ts';
import type { AdminsPlayer, PlayerAnswer } from '../contract/players.ts';
import type { StandingRow } from '../contract/standings.ts';
import { type Column, csvText, dayCell, momentCell, timeCell } from './csv.ts';

const FORM = { win: 'G', draw: 'B', loss: 'M' } as const;

const standingsColumns: readonly Column<StandingRow>[] = [
  ['Sıra', ({ position }) => position],
  ['Takım', ({ teamInfo }) => teamInfo.name],
  ['Oynanan', ({ played }) => played],
  ['Galibiyet', ({ win }) => win],
  ['Beraberlik', ({ draw }) => draw],
  ['Mağlubiyet', ({ loss }) => loss],
  ['Atılan gol', ({ goalsFor }) => goalsFor],
  ['Yenilen gol', ({ goalsAgainst }) => goalsAgainst],
  ['Averaj', ({ goalDifference }) => goalDifference],
  ['Silinen puan', ({ deductions = [] }) => deductions.reduce((sum, { points }) => sum + points, 0)],
  ['Puan', ({ points }) => points],
  ['Son beş maç', ({ form }) => form.map(({ outcome }) => FORM[outcome]).join('')],
  ['Ligden çekildi', ({ withdrawal }) => (withdrawal === undefined ? null : momentCell(withdrawal.recordedAt))],
];

/**
 * The titles are those of an import (command-api/season/import-columns.ts), which takes this file as it is: so it has no other column,
 * scores only of what is finished, and no cancelled match, which an import would plan.
 */
const matchColumns: readonly Column<MatchAnswer>[] = [
  ['Hafta', ({ week }) => week],
  ['Tarih', ({ date }) => dayCell(date)],
  ['Saat', ({ date }) => timeCell(date)],
  ['Ev sahibi', ({ homeTeam }) => homeTeam.name],
  ['Deplasman', ({ awayTeam }) => awayTeam.name],
  ['Ev sahibi skoru', ({ status, homeScore }) => (status === 'finished' ? homeScore : null)],
  ['Deplasman skoru', ({ status, awayScore }) => (status === 'finished' ? awayScore : null)],
];

const figureColumns: readonly Column<{ readonly stats: PlayerStats }>[] = [
  ['Maç', ({ stats }) => stats.matchesPlayed],
  ['Gol', ({ stats }) => stats.goals],
  ['Asist', ({ stats }) => stats.assists],
  ['Kurtarış', ({ stats }) => stats.saves],
  ['Şut', ({ stats }) => stats.shots],
  ['Pas', ({ stats }) => stats.passes],
  ['Kaleci yakalayışı', ({ stats }) => stats.gkCatches],
  ['Gol yemeden biten maç', ({ stats }) => stats.cleanSheets],
  ['Sarı kart', ({ stats }) => stats.yellowCards],
  ['Kırmızı kart', ({ stats }) => stats.redCards],
  ['Maçın oyuncusu', ({ stats }) => stats.manOfTheMatch],
];

type Described = Pick<LeaderAnswer, 'gamertag' | 'jerseyNumber' | 'position'> & {
  readonly currentTeam: { readonly name: string } | null;
};

const personColumns: readonly Column<Described>[] = [
  ['Oyuncu', ({ gamertag }) => gamertag],
  ['Takım', ({ currentTeam }) => currentTeam?.name ?? null],
  ['Mevki', ({ position }) => position],
  ['Forma no', ({ jerseyNumber }) => jerseyNumber],
];

const playerColumns: readonly Column<PlayerAnswer>[] = [
  ...personColumns,
  ...figureColumns,
  // The rating is stored times ten.
  ['Puan ortalaması', ({ overallRating }) => (overallRating === null ? null : overallRating / 10)],
  ['Kayıt', ({ createdAt }) => momentCell(createdAt)],
];

const STATUSES = { pending: 'Bekliyor', approved: 'Onaylı', rejected: 'Reddedildi' } as const;

/** What only admins read of a player. */
const privateColumns: readonly Column<AdminsPlayer>[] = [
  ['Ad', ({ firstName }) => firstName],
  ['Soyad', ({ lastName }) => lastName],
  ['E-posta', ({ email }) => email],
  ['PSO ID', ({ psoId }) => psoId],
  ['Durum', ({ status }) => STATUSES[status]],
  ['Ret nedeni', ({ rejectionReason }) => rejectionReason],
];

const auditColumns: readonly Column<AuditEntry>[] = [
  ['Zaman', ({ recordedAt }) => momentCell(recordedAt)],
  // As a text: it may be more than a spreadsheet's numbers hold.
  ['Kayıt', ({ position }) => position],
  ['Olay', ({ type }) => eventTitles[type] ?? type],
  ['Yapan', ({ actorName }) => actorName],
  ['Sezon', ({ season }) => season],
  ['Hafta', ({ week }) => week],
  ['Takımlar', ({ teams }) => teams.map(({ name }) => name).join(', ')],
  ['Oyuncular', ({ players }) => players.map(({ gamertag }) => gamertag).join(', ')],
  ['Neden', ({ reason }) => reason],
  ['Geçersiz', (entry) => (entry.void ? 'Evet' : null)],
  ['Önce', ({ before }) => before && JSON.stringify(before)],
  ['Sonra', ({ after }) => after && JSON.stringify(after)],
];

const leaders = (name: string) => ({
  name,
  write: (rows: readonly LeaderAnswer[]): string =>
    csvText<readonly [place: number, leader: LeaderAnswer]>(
      [
        ['Sıra', ([place]) => place],
        ...[...personColumns, ...figureColumns].map(
          ([title, cell]): Column<readonly [number, LeaderAnswer]> => [title, ([, leader]) => cell(leader)],
        ),
      ],
      rows.map((leader, index) => [index + 1, leader]),
    ),
});

const isForAdmins = (players: readonly (PlayerAnswer | AdminsPlayer)[]): players is readonly AdminsPlayer[] =>
  players.some((player) => 'email' in player);

/** The answers that are also written as a table, each with the name of its file. */
export const tables = {
  '/api/leaderboards/standings': {
    name: 'Puan durumu',
    write: (rows: readonly StandingRow[]): string => csvText(standingsColumns, rows),
  },
  '/api/matches': {
    name: 'Maçlar',
    write: (matches: readonly MatchAnswer[]): string =>
      csvText(
        matchColumns,
        matches.filter(({ status }) => status !== 'cancelled'),
      ),
  },
  '/api/players': {
    name: 'Oyuncular',
    write: (players: readonly (PlayerAnswer | AdminsPlayer)[]): string =>
      isForAdmins(players) ? csvText([...playerColumns, ...privateColumns], players) : csvText(playerColumns, players),
  },
  '/api/players/leaders/goals': leaders('Gol krallığı'),
  '/api/players/leaders/assists': leaders('Asist krallığı'),
  '/api/players/leaders/saves': leaders('Kurtarış krallığı'),
  '/api/admin/audit': {
    name: 'Denetim',
    write: (entries: readonly AuditEntry[]): string => csvText(auditColumns, entries),
  },
};
