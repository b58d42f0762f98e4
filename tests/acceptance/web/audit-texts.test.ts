import type { AuditEntry, EntryReference } from '@league/query-api/contract/audit.ts';
import { answering, type Fault, fault500, loseRequest } from './bad-network.ts';
import { pressed } from './page-parts.ts';
import { describeSentences, type Faults, type Sentence } from './sentences.ts';

const AUDIT = '/api/admin/audit';
const SUBJECTS = '/api/admin/audit/subjects';
const PAGE = 50;

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const DONE: EntryReference = {
  position: '7',
  type: 'FixturesImported',
  recordedAt: '2026-11-20T19:14:00.000Z',
  actorId: idOf(1),
  actorRole: 'admin',
  actorName: 'hakan',
};

const entryOf = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  ...DONE,
  position: '12',
  eventId: idOf(12),
  type: 'TeamCreated',
  stream: `team-${idOf(3)}`,
  reason: null,
  correlationId: idOf(2),
  causationId: idOf(2),
  season: 1,
  matchId: null,
  teamId: null,
  playerId: null,
  adminId: null,
  void: false,
  before: null,
  after: null,
  adminName: null,
  week: null,
  matchDeleted: false,
  deletedMatches: [],
  teams: [],
  players: [],
  cause: null,
  takenBackBy: null,
  tookBack: null,
  ...more,
});

const having = (...entries: readonly AuditEntry[]): Faults => ({ [AUDIT]: answering(entries) });
const one = (more?: Partial<AuditEntry>): Faults => having(entryOf(more));

/** A whole page of records; this fault of the page before it. */
const olderMeets =
  (fault: Fault): Fault =>
  (route) => {
    const page = Array.from({ length: PAGE }, (_, index) => entryOf({ position: String(100 - index) }));
    return new URL(route.request().url()).searchParams.has('before') ? fault(route) : route.fulfill({ json: page });
  };

const USUAL: Faults = {
  [AUDIT]: answering([entryOf()]),
  [SUBJECTS]: answering({
    matches: [{ _id: idOf(4), season: 1, week: 7, home: idOf(3), away: idOf(5), deleted: true }],
    teams: [
      { _id: idOf(3), name: 'Kartal', deleted: false },
      { _id: idOf(5), name: 'Çamlıca', deleted: true },
    ],
    players: [{ _id: idOf(6), gamertag: 'Arda', deleted: true }],
    admins: [{ _id: idOf(1), name: 'hakan' }],
  }),
};

const LIST = '/admin/audit';
const opened = { path: `${LIST}?entry=12` };
const failing = { path: LIST, act: pressed('Daha eski kayıtlar') };

/** The sentences of the audit, each with what provokes it. */
const CASES: readonly Sentence[] = [
  { text: 'Denetim kayıtları alınamadı.', path: LIST, answers: { [AUDIT]: fault500 } },
  { text: 'Henüz kayıt yok', path: LIST, answers: having() },
  { text: 'Ligde olan her şey burada görünür.', path: LIST, answers: having() },
  { text: 'Bu filtrelere uyan kayıt yok', path: `${LIST}?type=TeamCreated`, answers: having() },
  { text: '1 kayıt gösteriliyor', path: LIST },
  { text: 'En eski kayda ulaşıldı.', path: LIST },
  { ...failing, text: 'Daha eski kayıtlar alınamadı.', answers: { [AUDIT]: olderMeets(fault500) } },
  { ...failing, text: 'Daha eski kayıtlar alınamadı.', answers: { [AUDIT]: olderMeets(loseRequest) } },

  { text: 'hakan (admin)', path: LIST },
  { text: 'İşletmen', path: LIST, answers: one({ actorRole: 'operator', actorName: 'İşletmen' }) },
  { text: 'Süreç: içe aktarma (hakan)', path: LIST, answers: one({ cause: DONE }) },
  { text: 'Geri alındı:', ...opened, answers: one({ takenBackBy: { ...DONE, type: 'SeasonActUndone' } }) },
  { text: 'Geçersiz', path: LIST, answers: one({ void: true }) },

  { text: 'Kayıt: 12', ...opened },
  { text: 'Bu kayıtta değişen alan yok.', ...opened },
  { text: '“Yanlış girildi”', ...opened, answers: one({ reason: 'Yanlış girildi' }) },
  { text: 'Şunun sonucu:', ...opened, answers: one({ cause: DONE }) },
  { text: 'hakan, 20 Kas 22:14', ...opened, answers: one({ cause: DONE }) },
  { text: 'Şunu geri aldı:', ...opened, answers: one({ tookBack: DONE }) },
  { text: 'hiçbir yerde sayılmaz.', ...opened, answers: one({ void: true }) },
  { text: 'Bu takımın kayıtları', ...opened, answers: one({ teamId: idOf(3) }) },

  { text: 'Takım: Kartal', path: `${LIST}?team=${idOf(3)}` },
  { text: 'Oyuncu: Arda', path: `${LIST}?player=${idOf(6)}` },
  { text: 'Maç: seçilen maç', path: `${LIST}?match=${idOf(99)}` },
  { text: 'Takım: seçilen takım', path: `${LIST}?team=${idOf(99)}` },
  { text: 'Oyuncu: seçilen oyuncu', path: `${LIST}?player=${idOf(99)}`, answers: { [SUBJECTS]: fault500 } },
  { text: 'Yapan: seçilen kişi', path: `${LIST}?actor=${idOf(99)}` },
  { text: 'Başlangıç: 20 Kas 2026 21:30', path: `${LIST}?from=2026-11-20T21:30` },
];

describeSentences('the sentences of the audit', USUAL, CASES);
