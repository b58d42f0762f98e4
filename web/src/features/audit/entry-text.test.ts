import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import { describe, expect, it } from 'vitest';
import { deletedTexts, detailText, personText, recordText, topicText, whatText } from './entry-text.ts';

const kartal = { _id: 'k', name: 'Kartal' };
const camlica = { _id: 'c', name: 'Çamlıca' };
const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  position: '4182',
  eventId: '5f0d3c1e-7a44-5a6f-9c0d-5b7e1a3c00f3',
  type: 'MatchResultEntered',
  stream: 'match-m',
  recordedAt: '2026-11-20T19:14:00.000Z',
  actorId: 'a',
  actorRole: 'admin',
  actorName: 'yonetici',
  adminName: null,
  reason: null,
  correlationId: 'c',
  causationId: 'c',
  season: 1,
  matchId: null,
  week: null,
  matchDeleted: false,
  deletedMatches: [],
  teamId: null,
  playerId: null,
  adminId: null,
  void: false,
  before: null,
  after: null,
  teams: [],
  players: [],
  cause: null,
  takenBackBy: null,
  tookBack: null,
  ...more,
});

describe('who', () => {
  it('says what a person is, and nothing of what is no person', () => {
    expect(personText(entry({}))).toBe('yonetici (admin)');
    expect(personText(entry({ actorName: 'Hakan', actorRole: 'player' }))).toBe('Hakan (oyuncu)');
    expect(personText(entry({ actorName: 'Hakan', actorRole: 'referee' }))).toBe('Hakan (hakem)');
    expect(personText(entry({ actorName: 'Sistem', actorRole: 'system' }))).toBe('Sistem');
    expect(personText(entry({ actorName: 'Ziyaretçi', actorRole: 'visitor' }))).toBe('Ziyaretçi');
  });

  it('is a process where one reacted to something, beside whom it began with', () => {
    const cause = { position: '1', recordedAt: '', actorId: 'a', actorRole: 'admin', actorName: 'hakan' };
    const by = (type: string) => personText(entry({ actorName: 'hakan', cause: { ...cause, type } }));
    expect(by('FixturesImported')).toBe('Süreç: içe aktarma (hakan)');
    expect(by('PlayerApproved')).toBe('Süreç: Oyuncu onaylandı (hakan)');
    expect(by('constructor')).toBe('Süreç: constructor (hakan)');
  });
});

describe('what happened', () => {
  it('has words for it; a name without words stays as it is stored', () => {
    expect(whatText(entry({}))).toBe('Maç sonucu girildi');
    expect(whatText(entry({ type: 'ProcessSkipped' }))).toBe('Otomatik işlem bir kaydı atladı');
    expect(whatText(entry({ type: 'SomethingNew' }))).toBe('SomethingNew');
    expect(whatText(entry({ type: 'constructor' }))).toBe('constructor');
  });

  it.each<[Partial<AuditEntry>, string | null]>([
    [{ after: { homeScore: 2, awayScore: 1 } }, '2\u2009–\u20091'],
    [{ after: { homeScore: 0, awayScore: 3, walkover: 'away' } }, '0\u2009–\u20093 hükmen'],
    [{ type: 'ProcessSkipped', after: { process: 'deleted-teams', eventId: 'e' } }, 'deleted-teams'],
    [
      {
        type: 'MatchResultCorrected',
        before: { homeScore: 3, awayScore: 2, homeRed: 1 },
        after: { homeScore: 2, awayScore: 2, homeRed: 0 },
      },
      '3\u2009–\u20092 → 2\u2009–\u20092',
    ],
    [
      {
        type: 'MatchResultCorrected',
        before: { homeScore: 2, awayScore: 2, walkover: null },
        after: { homeScore: 3, awayScore: 0, walkover: 'home' },
      },
      '2\u2009–\u20092 → 3\u2009–\u20090 hükmen',
    ],
    [
      {
        type: 'MatchResultCorrected',
        before: { homeScore: 3, awayScore: 0, walkover: 'home' },
        after: { homeScore: 3, awayScore: 0, walkover: null },
      },
      '3\u2009–\u20090 hükmen → 3\u2009–\u20090',
    ],
    // The score stayed; the fields that changed are named.
    [
      {
        type: 'MatchResultCorrected',
        before: { homeScore: 3, awayScore: 2, homeRed: 1, incidents: [] },
        after: { homeScore: 3, awayScore: 2, homeRed: 0, incidents: [{ minute: 1 }] },
      },
      'Kırmızı kart (ev sahibi), Olaylar',
    ],
    [
      { type: 'MatchResultAnnulled', before: { homeScore: 3, awayScore: 2 }, after: { status: 'live' } },
      '3\u2009–\u20092 → –',
    ],
    [
      { type: 'MatchResultAnnulled', before: { homeScore: 3, awayScore: 0, walkover: 'home' }, after: {} },
      '3\u2009–\u20090 hükmen → –',
    ],
    [{ type: 'AdminAccessGranted', adminName: 'hakan', after: { adminId: 'h' } }, 'hakan'],
    [{ type: 'AdminAccessRevoked', adminName: 'hakan', before: { adminId: 'h' } }, 'hakan'],
    [{ type: 'MatchStatusChanged', after: { status: 'cancelled' } }, 'İptal'],
    [{ type: 'MatchStatusChanged', before: { status: 'scheduled' }, after: { status: 'live' } }, 'Planlandı → Canlı'],
    [
      {
        type: 'MatchStatusChanged',
        before: { status: 'scheduled', provisionalScore: null },
        after: { status: 'live', provisionalScore: { home: 1, away: 0 } },
      },
      'Planlandı → Canlı, geçici skor 1\u2009–\u20090',
    ],
    [{ type: 'MatchStatusChanged', after: { provisionalScore: { home: 1, away: 0 } } }, 'geçici skor 1\u2009–\u20090'],
    [{ type: 'MatchStatusChanged', after: { provisionalScore: null } }, null],
    [{ type: 'MatchScheduled', after: { date: '2026-12-05T18:30:00.000Z' } }, '05.12.2026 21:30'],
    [
      { type: 'MatchScheduled', before: { date: null, stadium: null }, after: { date: null, stadium: 'Kadıköy' } },
      'Stadyum',
    ],
    [
      {
        type: 'MatchScheduled',
        before: { date: '2026-12-05T18:30:00.000Z' },
        after: { date: '2026-12-06T17:00:00.000Z' },
      },
      '05.12.2026 21:30 → 06.12.2026 20:00',
    ],
    [
      { type: 'MatchScheduled', before: { date: '2026-12-05T18:30:00.000Z' }, after: { date: null } },
      '05.12.2026 21:30 → –',
    ],
    [{ type: 'MatchReplanned', before: { week: 7 }, after: { week: 9 } }, '7.\u00a0hafta → 9.\u00a0hafta'],
    [
      { type: 'MatchReplanned', before: { home: 'k', away: 'c' }, after: { home: 'c', away: 'k' } },
      'Ev sahibi, Deplasman',
    ],
    [{ type: 'TeamDetailsChanged', before: { name: 'Eski' }, after: { name: 'Yeni' } }, 'Eski → Yeni'],
    [{ type: 'CrestReserved', after: { crest: 'red-white-stripes' } }, 'kırmızı-beyaz, çubuklu'],
    [{ type: 'TeamDetailsChanged', before: { logo: null }, after: { logo: '/images/a.png' } }, 'Logo'],
    [
      { type: 'TournamentSettingsChanged', before: { title: 'a', rules: 'b' }, after: { title: 'c', rules: 'd' } },
      'Başlık, Kurallar',
    ],
    [{ type: 'SocialLinksChanged', before: { kick: null }, after: { kick: 'https://kick.com/x' } }, 'Kick'],
    [{ type: 'RankingRulesChanged', before: { pointsForWin: 3 }, after: { pointsForWin: 2 } }, 'Galibiyet puanı'],
    [{ type: 'ThemeColorChanged', before: { color: '#b80000' }, after: { color: '#0b7285' } }, '#b80000 → #0b7285'],
    [{ type: 'LogoChanged', before: { logo: '/a' }, after: { logo: '/b' } }, null],
    [{ type: 'SomethingNew', before: { title: 'a' }, after: { title: 'c' } }, null],
    [{ type: 'FixturesGenerated', after: { matches: 66, replaced: 0 } }, '66 maç'],
    [{ type: 'FixturesRestored', before: { removed: 30 }, after: { matches: 66 } }, '66 maç'],
    [{ type: 'MatchesDeleted', before: { matches: 12 } }, '12 maç'],
    [{ type: 'MatchesDeleted', before: { matches: 12, weeks: [1, 2, 3, 7] } }, '12 maç (1–3, 7. hafta)'],
    [{ type: 'MatchesDeleted', matchId: 'm', before: { matches: 1, weeks: [3] } }, null],
    [{ type: 'FixturesGenerated', after: { matches: 66, weeks: [1, 2], replaced: 0 } }, '66 maç (1–2. hafta)'],
    [{ type: 'TeamCreated', after: { name: 'Kartal' } }, null],
  ])('adds the figure that people look for: %o', (more, detail) => {
    expect(detailText(entry(more))).toBe(detail);
  });
});

describe('what it happened to', () => {
  it.each<[string, Partial<AuditEntry>, string | null]>([
    ['a match and its week', { matchId: 'm', teams: [kartal, camlica], week: 7 }, 'Kartal – Çamlıca, 7.\u00a0hafta'],
    [
      'a match that is gone',
      { matchId: 'm', teams: [kartal, camlica], week: 7, matchDeleted: true },
      'Kartal – Çamlıca, 7.\u00a0hafta (silindi)',
    ],
    ['a match that nobody knows', { matchId: 'm', teams: [] }, 'Bilinmeyen maç'],
    // The sentence names the admin.
    ['nothing more', { type: 'AdminAccessGranted', season: null, adminName: 'hakan', after: { adminId: 'h' } }, null],
    ['a team by its name of today', { teamId: 'k', teams: [kartal], after: { name: 'Eski' } }, 'Kartal'],
    ['a team that nobody knows any more', { teamId: 'k', teams: [], before: { name: 'Eski' } }, 'Eski'],
    ['a name', { type: 'Reserved', season: null, after: { name: 'Kartal', owner: 'k' }, teams: [kartal] }, 'Kartal'],
    ['a season', { type: 'FixturesGenerated', season: 2 }, '2. sezon'],
    [
      'a season by its label',
      { type: 'SeasonStarted', season: 1, after: { season: 1, label: 'Sezon 2026' } },
      'Sezon 2026',
    ],
    ['the whole league', { type: 'ThemeColorChanged', season: null }, null],
  ])('is %s', (_, more, topic) => {
    expect(topicText(entry(more))).toBe(topic);
  });
});

describe('what went', () => {
  it('is named match by match, as far as anybody knows them', () => {
    const deletedMatches = [
      { matchId: 'm', week: 3, home: 'k', away: 'c' },
      { matchId: 'n', week: 4, home: 'c', away: 'x' },
      { matchId: 'o', week: 5, home: null, away: null },
    ];
    expect(deletedTexts(entry({ deletedMatches, teams: [kartal, camlica] }))).toEqual([
      'Kartal – Çamlıca, 3.\u00a0hafta',
      'Çamlıca – Bilinmeyen takım, 4.\u00a0hafta',
      'Bilinmeyen maç, 5.\u00a0hafta',
    ]);
  });
});

describe('the number of a record', () => {
  it('is short enough to be said', () => {
    expect(recordText(entry({}))).toBe('Kayıt no 00f3 · sıra 4182');
  });
});

describe('what was taken off totals', () => {
  it('is told by the player and the totals that changed', () => {
    const taken = entry({
      type: 'PlayerStatisticsDecreased',
      playerId: 'i',
      players: [{ _id: 'i', gamertag: 'Işık', deleted: false }],
      before: { goals: 3, saves: 2 },
      after: { goals: 1, saves: 0 },
    });
    expect(whatText(taken)).toBe('Oyuncu istatistikleri azaltıldı');
    expect(topicText(taken)).toBe('Işık');
    expect(detailText(taken)).toBe('Gol, Kurtarış');
  });

  it('of points is told by the team and the points', () => {
    const teams = [{ _id: 'moda', name: 'Moda', logo: '', crest: 'red-white-stripes' }];
    const taken = entry({ type: 'PointsDeducted', teamId: 'moda', teams, after: { points: 3 } });
    expect([whatText(taken), topicText(taken), detailText(taken)]).toEqual(['Takımın puanı silindi', 'Moda', '3 puan']);
    const given = entry({ type: 'PointDeductionLifted', teamId: 'moda', teams, before: { points: 3 } });
    expect([whatText(given), detailText(given)]).toEqual(['Takımın silinen puanı geri verildi', '3 puan']);
  });

  it('of a withdrawal is told by the team and what becomes of its matches', () => {
    const teams = [{ _id: 'moda', name: 'Moda', logo: '', crest: 'red-white-stripes' }];
    const left = entry({ type: 'TeamWithdrawn', teamId: 'moda', teams, after: { played: 'annul' } });
    expect([whatText(left), topicText(left), detailText(left)]).toEqual(['Takım ligden çekildi', 'Moda', 'silinir']);
    const back = entry({ type: 'SeasonActUndone', teamId: 'moda', teams, before: { act: 'TeamWithdrawn' } });
    expect([whatText(back), topicText(back), detailText(back)]).toEqual([
      'Sezon işlemi geri alındı',
      'Moda',
      'takımın çekilmesi',
    ]);
  });

  it('of all is told by the season', () => {
    const taken = entry({ type: 'AllPlayerStatisticsReset', after: { players: 22 } });
    expect([whatText(taken), topicText(taken)]).toEqual(['Tüm oyuncu istatistikleri sıfırlandı', '1. sezon']);
  });
});
