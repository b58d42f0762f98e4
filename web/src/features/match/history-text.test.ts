import { describe, expect, it } from 'vitest';
import { actorText, detailTexts, effectTexts, happenedText } from './history-text.ts';
import type { About, Values } from './history-about.ts';

const about: About = {
  homeTeam: { _id: 'k', name: 'Kartal', logo: '', crest: 'red-white-stripes' },
  awayTeam: { _id: 'c', name: 'Çamlıca', logo: '', crest: 'red-white-stripes' },
  players: [
    { _id: 'arda', gamertag: 'Arda', deleted: false },
    { _id: 'efe', gamertag: 'Efe', deleted: true },
  ],
};

const line = (playerId: string, part: object = {}) => ({
  playerId,
  side: 'home',
  teamId: 'k',
  number: 8,
  position: 'Forvet',
  isStartingEleven: true,
  minutesPlayed: 90,
  goals: 0,
  assists: 0,
  saves: 0,
  yellowCards: 0,
  redCards: 0,
  ...part,
});
const result = (homeScore: number, awayScore: number, part: object = {}) => ({ homeScore, awayScore, ...part });
const place = (playerId: string, position = 'Kaleci') => ({ playerId, position, jerseyNumber: 1 });
const goal = { type: 'goal', minute: 23, description: '', playerId: 'arda' };
const injury = { type: 'injury', minute: 40, description: 'Sedyeyle çıktı', playerId: null };

type Row = readonly [
  name: string,
  type: string,
  before: Values,
  after: Values,
  happened: string,
  details: readonly string[],
];

const rows: readonly Row[] = [
  ['a first result', 'MatchResultEntered', null, result(3, 1), 'Sonuç girildi: 3 – 1', []],
  [
    'a first result with lines: only those who did something',
    'MatchResultEntered',
    null,
    result(3, 1, {
      homeYellow: 1,
      lines: [line('arda', { goals: 2, assists: 1, manOfTheMatch: true, rating: 8.5 }), line('efe')],
      homeLineup: [place('arda'), place('efe')],
      incidents: [goal, injury],
    }),
    'Sonuç girildi: 3 – 1',
    [
      'Sarı kart (Kartal): 1',
      'Arda: gol 2, asist 1, puan 8,5, maçın oyuncusu',
      'Diziliş (Kartal): giren Arda, Efe',
      'Eklenen olay: 23. dk Gol, Arda',
      'Eklenen olay: 40. dk Sakatlık, Sedyeyle çıktı',
    ],
  ],
  [
    'a walkover',
    'MatchResultEntered',
    null,
    result(0, 3, { walkover: 'away' }),
    'Sonuç girildi: 0 – 3, hükmen galip: Çamlıca',
    [],
  ],
  ['a corrected score', 'MatchResultCorrected', result(3, 1), result(2, 1), 'Sonuç düzeltildi: 3 – 1 → 2 – 1', []],
  [
    'a walkover that was lifted',
    'MatchResultCorrected',
    result(3, 0, { walkover: 'home' }),
    result(3, 0, { walkover: null }),
    'Sonuç düzeltildi: 3 – 0, hükmen galip: Kartal → 3 – 0',
    [],
  ],
  [
    'corrected lines: of each player only what changed',
    'MatchResultCorrected',
    result(3, 1, { lines: [line('arda', { goals: 2 }), line('efe', { goals: 1 })] }),
    result(3, 1, { lines: [line('arda', { goals: 3, yellowCards: 1 }), line('efe', { goals: 1 })] }),
    'Sonucun ayrıntıları düzeltildi',
    ['Arda: gol 2 → 3, sarı kart 0 → 1'],
  ],
  [
    'what nobody had recorded before, and what is recorded no more',
    'MatchResultCorrected',
    result(3, 1, { lines: [line('arda', { shots: 5 })] }),
    result(3, 1, { lines: [line('arda', { rating: 7, manOfTheMatch: true, isStartingEleven: false })] }),
    'Sonucun ayrıntıları düzeltildi',
    ['Arda: şut 5 → –, puan 7, ilk kadro evet → hayır, maçın oyuncusu evet'],
  ],
  [
    'players who came and went',
    'MatchResultCorrected',
    result(3, 1, { lines: [line('efe', { goals: 1 })] }),
    result(3, 1, { lines: [line('arda', { goals: 1 }), line('ghost')] }),
    'Sonucun ayrıntıları düzeltildi',
    ['Efe çıkarıldı: gol 1', 'Arda eklendi: gol 1', 'Bilinmeyen oyuncu eklendi'],
  ],
  [
    'a line-up, its places, and incidents',
    'MatchResultCorrected',
    result(3, 1, { homeLineup: [place('arda')], awayLineup: [place('efe')], incidents: [goal] }),
    result(3, 1, { homeLineup: [place('efe')], awayLineup: [place('efe', 'Stoper')], incidents: [injury] }),
    'Sonucun ayrıntıları düzeltildi',
    [
      'Diziliş (Kartal): giren Efe; çıkan Arda',
      'Diziliş (Çamlıca): yerler değişti',
      'Eklenen olay: 40. dk Sakatlık, Sedyeyle çıktı',
      'Çıkarılan olay: 23. dk Gol, Arda',
    ],
  ],
  [
    'cards of a side',
    'MatchResultCorrected',
    result(3, 1, { homeYellow: 1, awayRed: null }),
    result(3, 1, { homeYellow: null, awayRed: 2 }),
    'Sonucun ayrıntıları düzeltildi',
    ['Sarı kart (Kartal): 1 → –', 'Kırmızı kart (Çamlıca): 2'],
  ],
  [
    'a result that was taken back, with what the match is now',
    'MatchResultAnnulled',
    result(3, 1, { lines: [line('arda')] }),
    { status: 'live', provisionalScore: { home: 1, away: 0 } },
    'Sonuç geri alındı: 3 – 1',
    ['Durum: Canlı', 'Canlı skor: 1 – 0'],
  ],
  ['a new status', 'MatchStatusChanged', { status: 'scheduled' }, { status: 'live' }, 'Durum: Planlandı → Canlı', []],
  [
    'a running score',
    'MatchStatusChanged',
    { provisionalScore: { home: 1, away: 0 } },
    { provisionalScore: { home: 1, away: 1 } },
    'Canlı skor: 1 – 0 → 1 – 1',
    [],
  ],
  [
    'a status with its score',
    'MatchStatusChanged',
    { status: 'scheduled', provisionalScore: null },
    { status: 'live', provisionalScore: { home: 0, away: 0 } },
    'Durum değişti',
    ['Durum: Planlandı → Canlı', 'Canlı skor: 0 – 0'],
  ],
  [
    'a first date, in Turkish time',
    'MatchScheduled',
    { date: null },
    { date: '2026-11-20T18:00:00.000Z' },
    'Tarih: 20.11.2026 21:00',
    [],
  ],
  [
    'another date and place',
    'MatchScheduled',
    { date: '2026-11-20T18:00:00.000Z', stadium: null },
    { date: '2026-11-20T22:00:00.000Z', stadium: 'home' },
    'Maç programı değişti',
    ['Tarih: 20.11.2026 21:00 → 21.11.2026 01:00', 'Stadyum: home'],
  ],
  [
    'a date that was taken away',
    'MatchScheduled',
    { date: '2026-11-20T18:00:00.000Z' },
    { date: null },
    'Tarih: 20.11.2026 21:00 → –',
    [],
  ],
  [
    'a match that was added',
    'MatchAdded',
    null,
    { week: 7, date: null, home: 'k', away: 'c', stadium: null },
    'Maç eklendi',
    ['Hafta: 7', 'Ev sahibi: Kartal', 'Deplasman: Çamlıca'],
  ],
  ['a match in another week', 'MatchReplanned', { week: 7 }, { week: 8 }, 'Maç yeniden planlandı: Hafta: 7 → 8', []],
  ['a match that was deleted', 'MatchesDeleted', { matches: 3 }, null, 'Maç silindi', []],
  ['a deleted match with its result', 'MatchesDeleted', result(3, 1), null, 'Maç silindi: 3 – 1', []],
  [
    'a result that came back with its match',
    'FixturesRestored',
    null,
    result(3, 1),
    'Fikstür geri getirildi: 3 – 1',
    [],
  ],
  ['generated fixtures', 'FixturesGenerated', null, { matches: 132 }, 'Fikstür oluşturuldu', []],
  ['imported fixtures', 'FixturesImported', null, { matches: 132 }, 'Fikstür içe aktarıldı', []],
  ['an imported result', 'FixturesImported', null, result(2, 2), 'Fikstür içe aktarıldı: 2 – 2', []],
  ['fixtures that came back', 'FixturesRestored', { removed: 2 }, { matches: 132 }, 'Fikstür geri getirildi', []],
  ['what this page does not know', 'constructor', { constructor: 1 }, { constructor: 2 }, 'Maçın kaydı değişti', []],
];

/** The dash of a score has thin spaces around it, which nobody can tell apart in a test. */
const plain = (text: string): string => text.replaceAll('\u2009', ' ');

describe('a change of a match in sentences', () => {
  it.each(rows)('tells %s', (_name, type, before, after, happened, details) => {
    const change = { type, before, after };
    expect(plain(happenedText(change, about))).toBe(happened);
    expect(detailTexts(change, about).map(plain)).toEqual(details);
  });
});

describe('what it did to the table', () => {
  it.each([
    [4, 3, ['Kartal 4. sıradan 3. sıraya']],
    [3, 3, ['Kartal 3. sırada kaldı']],
    [null, 2, ['Kartal puan durumunda 2. sırada']],
    [2, null, ['Kartal 2. sıradaydı, puan durumundan çıktı']],
    [null, null, []],
  ])('from place %j to %j', (from, to, told) => {
    expect(effectTexts({ effect: [{ team: about.homeTeam, from, to }] })).toEqual(told);
  });
});

describe('who did it', () => {
  const change = {
    position: '7',
    at: '2026-11-20T18:00:00.000Z',
    type: 'MatchResultEntered',
    role: 'referee',
    void: false,
    before: null,
    after: null,
    reason: null,
    effect: [],
  };
  it('is the role, for admins with the name', () => {
    expect(actorText(change)).toBe('Hakem');
    expect(actorText({ ...change, actorName: 'hakan' })).toBe('hakan (Hakem)');
    expect(actorText({ ...change, role: 'toString' })).toBe('toString');
  });
});
