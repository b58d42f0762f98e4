import type { MatchAnswer } from '../../contract/matches.ts';
import type { PlayerStats } from '../../contract/leaders.ts';

const figure = new Intl.NumberFormat('tr-TR');
const ISTANBUL = { timeZone: 'Europe/Istanbul', hourCycle: 'h23' } as const;
const DAY = { day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' } as const;
const dayFormat = new Intl.DateTimeFormat('tr-TR', { ...ISTANBUL, ...DAY });
const timeFormat = new Intl.DateTimeFormat('tr-TR', { ...ISTANBUL, hour: '2-digit', minute: '2-digit' });
// A day without a time is read as midnight in UTC, and written as the same day.
const calendarFormat = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', ...DAY });

/** "20 Kasım 2026 Cuma" */
export const dayWords = (date: string): string => calendarFormat.format(new Date(date));

const kickOffWords = (instant: string | null): string => {
  if (instant === null) return 'tarih belirlenmemiş';
  const at = new Date(instant);
  return `${dayFormat.format(at)} ${timeFormat.format(at)}`;
};

const joined = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter((part) => part !== false && part !== null && part !== undefined && part !== '').join(', ');

/** The sentence behind what it is about; without that it begins as sentences do. */
const after = (about: string | undefined, sentence: string): string =>
  about === undefined || about === ''
    ? sentence.charAt(0).toLocaleUpperCase('tr') + sentence.slice(1)
    : `${about}: ${sentence}`;

/** A row of a table, with the name of its team. */
export type Row = {
  readonly team: string;
  readonly name: string;
  readonly position: number;
  readonly played: number;
  readonly points: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
};

const SIDES = { home: 'iç saha', away: 'deplasman' } as const;

/** "Galata 3–1 Moda", and "Galata – Moda" while there is no score. */
const scoreWords = ({ homeTeam, awayTeam, homeScore, awayScore }: MatchAnswer): string => {
  const between = homeScore === null || awayScore === null ? ' – ' : ` ${homeScore}–${awayScore} `;
  return homeTeam.name + between + awayTeam.name;
};

/** The sentences of descriptions. */
export const headWords = {
  week: (week: number) => `${week}. hafta`,
  kickOff: kickOffWords,
  score: scoreWords,

  table: (
    of: { label: string | undefined; week?: number | undefined; side?: keyof typeof SIDES | undefined },
    [first, second]: readonly Row[],
  ): string => {
    const head = joined(of.label, of.week !== undefined && `${of.week}. hafta sonu`, of.side && SIDES[of.side]);
    if (first === undefined || first.played === 0) return after(head, 'henüz maç oynanmadı.');
    const leader = `lider ${first.name}, ${first.played} maçta ${figure.format(first.points)} puan.`;
    return (
      after(head, leader) +
      (second === undefined ? '' : ` İkinci ${second.name}, ${figure.format(second.points)} puan.`)
    );
  },

  board: (label: string | undefined, unit: string, leaders: readonly { name: string; count: number }[]): string => {
    const [first, ...next] = leaders.map(({ name, count }) => `${name}, ${figure.format(count)} ${unit}`);
    if (first === undefined) return after(label, `henüz ${unit} yok.`);
    return `${after(label, `zirvede ${first}.`)}${next.length === 0 ? '' : ` Ardından ${next.join('; ')}.`}`;
  },

  match: (match: MatchAnswer): string => {
    const { status, isWalkover, week, date, stadium } = match;
    const facts = joined(`${week}. hafta`, kickOffWords(date), stadium);
    const state = { scheduled: '', live: ' Maç sürüyor.', finished: '', cancelled: ' Maç iptal edildi.' }[status];
    return `${scoreWords(match)}${isWalkover ? ' (hükmen)' : ''}.${state} ${facts}.`;
  },

  matches: (which: string, matches: readonly MatchAnswer[]): string => {
    if (matches.length === 0) return `${which}: maç yok.`;
    const over = matches.filter(({ status }) => status === 'finished').length;
    const first = matches.slice(0, 3).map(scoreWords).join(', ');
    return `${which}: ${matches.length} maç${over === 0 ? '' : `, ${over} sonuç`}. ${first}${matches.length > 3 ? ' …' : '.'}`;
  },

  team: (name: string, label: string | undefined, row: Row | undefined, squad: number): string => {
    const start = `${joined(name, label)}:`;
    const players = squad === 0 ? '' : ` Kadroda ${squad} oyuncu.`;
    if (row === undefined || row.played === 0) return `${start} henüz maç oynamadı.${players}`;
    const record = `${row.win} galibiyet, ${row.draw} beraberlik, ${row.loss} mağlubiyet`;
    return `${start} ${row.position}. sırada, ${row.played} maçta ${figure.format(row.points)} puan (${record}).${players}`;
  },

  player: (
    {
      gamertag,
      team,
      position,
      number,
    }: { gamertag: string; team: string | undefined; position: string | null; number: number | null },
    label: string | undefined,
    stats: PlayerStats,
  ): string => {
    const who = joined(gamertag, team ?? 'takımı yok', position, number !== null && `${number} numara`);
    if (label === undefined || stats.matchesPlayed === 0) return `${who}.`;
    const did = joined(
      `${stats.matchesPlayed} maç`,
      `${stats.goals} gol`,
      `${stats.assists} asist`,
      stats.saves > 0 && `${figure.format(stats.saves)} kurtarış`,
    );
    return `${who}. ${label}: ${did}.`;
  },

  champion: (name: string, points: number) => `Şampiyon ${name}, ${figure.format(points)} puan.`,
  size: (teams: number, matches: number) => `${figure.format(teams)} takım, ${figure.format(matches)} maç.`,

  home: 'Puan durumu, fikstür, canlı skorlar ve istatistikler.',
  daily: (label: string | undefined, matches: number) =>
    `${label === undefined ? '' : `${label}, ${figure.format(matches)} maç. `}Günün maçları, saatleri ve skorları.`,
  teams: (names: readonly string[]) =>
    names.length === 0
      ? 'Henüz takım yok.'
      : `Ligin ${figure.format(names.length)} takımı: ${names.slice(0, 8).join(', ')}${names.length > 8 ? ' …' : '.'}`,
  players: (count: number) =>
    count === 0
      ? 'Henüz oyuncu yok.'
      : `Ligin ${figure.format(count)} oyuncusu: takımları, mevkileri ve istatistikleri.`,
  seasons: (labels: readonly string[]) =>
    labels.length === 0
      ? 'Henüz sezon yok.'
      : `Ligin ${figure.format(labels.length)} sezonu: puan durumları, şampiyonlar ve sonuçlar. ${labels.slice(0, 3).join(', ')}.`,
  admins: 'Ligi yöneten oyuncular.',
  rules: 'Lig yönetiminin yazdığı kurallar ve ödüller.',
  about: 'Lig nedir, neler var ve lig yönetimine nasıl yazılır?',
  privacy: 'Bu site hakkınızda neyi, nerede ve ne kadar süre saklar; silince ne olur?',
} as const;
