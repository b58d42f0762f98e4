import { refusals } from '@league/command-api/contract/refusals.ts';
import { refusals as readRefusals } from '@league/query-api/contract/refusals.ts';
import type { Page } from 'playwright-core';
import { answering, answerOfGateway, type Fault, fault500, loseRequest, refusing } from './bad-network.ts';
import { madeMatch } from './made-match.ts';
import { pressed } from './page-parts.ts';
import { KARTAL, managedPlayer } from './statistics-samples.ts';
import { describeSentences, type Faults, type Sentence } from './sentences.ts';

const LIST = '/admin/teams';
const TEAMS = '/api/teams';
const ONE = '/api/teams/*';
const MATCHES = '/api/matches';

const player = (at: number) => ({ _id: managedPlayer(at)._id });
const kartal = {
  ...KARTAL,
  createdAt: '2026-08-01T09:00:00.000Z',
  players: [player(1), player(2)],
  stats: { wins: 0, draws: 0, losses: 0 },
};
const moda = { ...kartal, _id: '00000000-0000-4000-8000-0000000000bb', name: 'Moda', crest: 'navy-yellow-sash' };

const matchOf = (part: object = {}) => madeMatch({ homeTeam: KARTAL, awayTeam: moda, ...part });
const finished = { status: 'finished', homeScore: 3, awayScore: 1 } as const;

const refuse = refusing(refusals);
const refuseRead = refusing(readRefusals);

/** The answer of a read, and this fault of any other call to the same address. */
const reading =
  (answer: unknown, act: Fault): Fault =>
  (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: answer }) : act(route);

const bare = { ...kartal, players: [] };
const squad = (team: typeof kartal) => ({
  ...team,
  players: team.players.map(({ _id }, at) => ({ ...managedPlayer(at + 1), _id })),
});

const ofOne = (act: Fault) => ({ [ONE]: reading(squad(kartal), act) });
const ofAll = (act: Fault) => ({ [TEAMS]: reading([kartal, moda], act) });
const changed = { message: 'Takım güncellendi.', _id: kartal._id };

/** What is read where a case says nothing else. */
const USUAL: Faults = {
  [TEAMS]: answering([kartal, moda]),
  [ONE]: answering(squad(kartal)),
  [MATCHES]: answering([matchOf(finished), matchOf({ _id: '00000000-0000-4000-8000-0000000000f2' })]),
  '/api/players': answering([
    managedPlayer(1),
    managedPlayer(2),
    managedPlayer(3, { currentTeam: null }),
    managedPlayer(4, { status: 'pending', isApproved: false, currentTeam: null }),
  ]),
};

const EDIT = `/admin/team/${kartal._id}/edit`;
const NEW = '/admin/team/new/edit';

const fill =
  (label: string, text: string, button: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('textbox', { name: label }).fill(text);
    await pressed(button)(page);
  };
const adding = { path: `${LIST}?open=add`, act: fill('Takım adı', 'Çamlıca', 'Takım ekle') };
const making = { path: NEW, act: fill('Takım adı', 'Çamlıca', 'Takım ekle') };
const editing = { path: EDIT, act: fill('Şehir', 'İzmir', 'Kaydet') };
const asking = { path: `${LIST}?team=${kartal._id}&open=delete` };
const deleting = { ...asking, act: pressed('Takımı sil') };
const choosing = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: 'Armayı lig seçsin' }).uncheck();
};
const paired =
  (secondary: string) =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole('radiogroup', { name: /^İkinci renk/ })
      .getByRole('radio', { name: new RegExp(`^${secondary}`) })
      .check();
  };

const LOST = 'Sunucudan yanıt alınamadı.';
const NAMELESS = 'Takım adı boş olamaz!';
const { message: TAKEN } = refusals.CREST_TAKEN;
const gone = { message: 'Takım silindi.', deletedMatches: 2, freedPlayers: 2, deletedPlayers: 0 };

/** The sentences of the screens on which teams are managed, each with what provokes it. */
const CASES: readonly Sentence[] = [
  { text: 'Takımlar yüklenirken bir hata oluştu.', path: LIST, answers: { [TEAMS]: fault500 } },
  { text: 'Henüz Takım Yok', path: LIST, answers: { [TEAMS]: answering([]) } },
  { text: '“yok” aramasına uyan takım yok.', path: `${LIST}?q=yok` },
  { text: '2 takımdan 1 takım', path: `${LIST}?q=kartal` },
  { text: '2 takım · 3 oyuncu · 1 takımsız oyuncu', path: LIST },
  { text: '2 takım · – oyuncu · – takımsız oyuncu', path: LIST, answers: { '/api/players': fault500 } },
  { text: '#00AA', path: LIST },
  { text: '1 Ağu 2026', path: LIST },
  { text: 'Takım bulunamadı.', path: `${LIST}?team=00000000-0000-4000-8000-0000000000ee&open=delete` },

  { text: NAMELESS, path: adding.path },
  { ...adding, text: 'Takım eklenemedi.', answers: ofAll(fault500) },
  { ...adding, text: LOST, answers: ofAll(loseRequest) },
  { ...adding, text: TAKEN, answers: ofAll(refuse('CREST_TAKEN')) },
  {
    ...adding,
    text: '“Çamlıca” adında bir takım zaten var.',
    answers: ofAll(refuse('TEAM_NAME_TAKEN', '“Çamlıca” adında bir takım zaten var.')),
  },
  {
    ...adding,
    text: 'Çamlıca: Takım oluşturuldu.',
    answers: ofAll(answering({ message: 'Takım oluşturuldu.', _id: moda._id })),
  },
  { text: 'En az takımın taşıdığı renk çiftini ve karışmayacak bir deseni alır.', path: adding.path },

  { text: NAMELESS, path: NEW, act: pressed('Takım ekle') },
  { text: NAMELESS, path: NEW, act: fill('Takım adı', '   ', 'Takım ekle') },
  {
    text: 'Takım adı en fazla 50 karakter olabilir.',
    path: NEW,
    act: fill('Takım adı', 'x'.repeat(51), 'Takım ekle'),
  },
  {
    text: 'Logo bir site yolu (/images/…) ya da http(s) adresi olmalı.',
    path: EDIT,
    act: fill('Logo yolu', 'logo.png', 'Kaydet'),
  },
  { ...making, text: 'Takım eklenemedi.', answers: ofAll(answerOfGateway) },
  {
    ...making,
    text: 'Çamlıca: Takım oluşturuldu.',
    answers: ofAll(answering({ message: 'Takım oluşturuldu.', _id: kartal._id })),
  },

  { text: 'Takım detayları yüklenirken bir hata oluştu.', path: EDIT, answers: { [ONE]: fault500 } },
  { text: 'Takım bulunamadı.', path: EDIT, answers: { [ONE]: refuseRead('TEAM_NOT_FOUND') } },
  { text: 'Takım no 00AA · Oluşturulma: 01.08.2026 12:00', path: EDIT },
  { text: NAMELESS, path: EDIT, act: fill('Takım adı', '', 'Kaydet') },
  { text: 'Değişen bir şey yok.', path: EDIT, act: pressed('Kaydet') },
  { ...editing, text: 'Takım güncellenemedi.', answers: ofOne(fault500) },
  { ...editing, text: LOST, answers: ofOne(loseRequest) },
  { ...editing, text: TAKEN, answers: ofOne(refuse('CREST_TAKEN')) },
  { ...editing, text: refusals.TEAM_NOT_FOUND.message, answers: ofOne(refuse('TEAM_NOT_FOUND')) },
  { ...editing, text: refusals.FORBIDDEN.message, answers: ofOne(refuse('FORBIDDEN')) },
  { ...editing, text: 'Kartal Yıldızları: Takım güncellendi.', answers: ofOne(answering(changed)) },

  { text: 'Ana renk: kırmızı', path: EDIT },
  { text: 'İkinci renk: beyaz', path: EDIT },
  {
    text: 'Bu iki renk birbirine çok yakın; küçük armada ayırt edilmez.',
    path: EDIT,
    act: paired('pembe'),
  },
  {
    text: 'Bu renk çiftini taşıyan: Kartal Yıldızları',
    path: NEW,
    act: async (page) => {
      await choosing(page);
      await page
        .getByRole('radiogroup', { name: /^Ana renk/ })
        .getByRole('radio', { name: /^kırmızı/ })
        .check();
      await paired('beyaz')(page);
    },
  },

  { ...asking, text: 'Kartal Yıldızları takımı silinsin mi?' },
  { ...asking, text: '2 maç silinir; biten 1 maç için sonuç ve istatistikler de gider.' },
  { ...asking, text: '2 oyuncu serbest kalır.' },
  { ...asking, text: '2 maç silinir.', answers: { [MATCHES]: answering([matchOf(), matchOf()]) } },
  { ...asking, text: 'Bu sezonda maçı yok.', answers: { [MATCHES]: answering([]) } },
  { ...asking, text: 'Takımda oyuncu yok.', answers: { [ONE]: answering(bare) } },
  { ...asking, text: 'Silinecekler okunamadı.', answers: { [MATCHES]: fault500 } },
  {
    ...asking,
    text: '2 oyuncu silinir; hesapları ve kişisel bilgileri de gider.',
    act: (page) => page.getByRole('radio', { name: 'Oyuncuları da sil' }).check(),
  },
  {
    ...asking,
    text: 'Takımı ve 2 oyuncuyu sil',
    act: (page) => page.getByRole('radio', { name: 'Oyuncuları da sil' }).check(),
  },
  { ...deleting, text: 'Takım silinemedi.', answers: ofOne(fault500) },
  { ...deleting, text: LOST, answers: ofOne(loseRequest) },
  { ...deleting, text: refusals.TEAM_NOT_FOUND.message, answers: ofOne(refuse('TEAM_NOT_FOUND')) },
  {
    ...deleting,
    text: 'Kartal Yıldızları: Takım silindi. Silinen maç: 2, serbest kalan oyuncu: 2',
    answers: ofOne(answering(gone)),
  },
  {
    ...deleting,
    text: 'Kartal Yıldızları: Takım silindi. Silinen maç: 2, silinen oyuncu: 2, serbest kalan oyuncu: 0',
    answers: ofOne(answering({ ...gone, freedPlayers: 0, deletedPlayers: 2 })),
  },
];

describeSentences('the sentences of team management', USUAL, CASES);
