import { refusals } from '@league/command-api/contract/refusals.ts';
import type { AchievementAnswer, AwardAnswer } from '@league/query-api/contract/achievements.ts';
import type { Page } from 'playwright-core';
import { answering, answerOfGateway, type Fault, fault500, loseRequest, refusing } from './bad-network.ts';
import { pressed } from './page-parts.ts';
import { describeSentences, type Sentence } from './sentences.ts';
import { KARTAL, KARTAL_ALONE, managedPlayer } from './statistics-samples.ts';

const { city: _city, ...kartal } = KARTAL;
const player = managedPlayer(1);
const AWARD = { _id: 'w', assignedAt: '2026-11-20T18:00:00.000Z', note: null };
const KING: AchievementAnswer = {
  _id: 'k',
  title: 'Gol Kralı',
  description: 'En çok gol atan.',
  category: 'individual',
  type: 'player',
  icon: 'crown',
  color: '#ffd700',
  logoType: 'crown',
  customText: null,
  season: null,
  rarity: 'epic',
  awardCount: 3,
  awards: [
    { ...AWARD, player: { _id: player._id, gamertag: 'Oyuncu 1' }, team: null },
    { ...AWARD, _id: 'w2', player: { _id: player._id, gamertag: 'Oyuncu 1' }, team: null },
  ],
};
const CUP: AchievementAnswer = { ...KING, _id: 'c', title: 'Kupa', type: 'team', awardCount: 0, awards: [] };
const GIVEN: AchievementAnswer = { ...CUP, awardCount: 1, awards: [{ ...AWARD, player: null, team: kartal }] };
const { type: _type, awardCount: _awardCount, awards: _awards, ...described } = CUP;
const OF_TEAM: AwardAnswer = { ...AWARD, note: 'Finalde 3–1', achievement: described };

const refuse = refusing(refusals);
const LIST = '/api/achievements';
const TO_PLAYER = `${LIST}/assign/player`;
const TO_TEAM = `${LIST}/assign/team`;
const OWN = `${LIST}/team/${KARTAL._id}`;
const TEAM_PAGE = `/team/${KARTAL._id}?tab=achievements`;
const ASSIGN = '/admin/achievements?tab=assign';

const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const choose = (page: Page, name: string, text: string) => page.getByRole('combobox', { name, exact: true }).fill(text);

/** The list is read; a creation has the given fate. */
const listed =
  (fate: Fault): Fault =>
  (route) =>
    route.request().method() === 'GET' ? answering([KING, CUP])(route) : fate(route);
const created = listed(answering({ message: 'Başarım oluşturuldu.' }));

const creating = async (page: Page) => {
  await pressed('Yeni Başarım')(page);
  await box(page, /^Başlık/).fill('Gol Kralı');
  await box(page, /^Açıklama/).fill('En çok gol atan.');
  await pressed('Oluştur')(page);
};
const changing = async (page: Page) => {
  await pressed('Düzenle: Kupa')(page);
  await box(page, /^Başlık/).fill('Süper Kupa');
  await pressed('Güncelle')(page);
};
const deleting = pressed('Sil: Gol Kralı', 'Başarımı ve 3 ödülü sil');
const awarding = async (page: Page) => {
  await pressed('Başarım ata')(page);
  await choose(page, 'Başarım', 'gol kralı');
  await choose(page, 'Oyuncu', 'Oyuncu 1');
  await pressed('Ata')(page);
};
const awardingTeam = async (page: Page) => {
  await pressed('Başarım ata')(page);
  await choose(page, 'Başarım', 'kupa');
  await choose(page, 'Takım', 'Kartal Yıldızları');
  await pressed('Ata')(page);
};
const withdrawing = pressed('Geri al: Kupa, Kartal Yıldızları', 'Ödülü geri al');
const chosen = (title: string) => async (page: Page) => {
  await pressed('Başarım ata')(page);
  await choose(page, 'Başarım', title);
  await pressed('Ata')(page);
};

type Case = Omit<Sentence, 'path'> & { readonly path?: string };

const onList: readonly Case[] = [
  { text: 'Veriler yüklenemedi.', answers: { [LIST]: fault500 } },
  { text: 'Henüz başarım yok', answers: { [LIST]: answering([]) } },
  { text: '2 başarım' },
  { text: '3 kez' },
  { text: 'Bu filtrelere uyan başarım yok', path: '/admin/achievements?category=milestone' },
  { text: '2 başarımdan 1 tanesi', path: '/admin/achievements?type=team' },
  { text: 'Bu kayıt artık yok; silinmiş ya da geri alınmış olabilir.', path: '/admin/achievements?open=edit&of=x' },
  { text: '3 kez verildi; türü, ödüller geri alınınca değişir.', act: pressed('Düzenle: Gol Kralı') },
  {
    text: 'bilinmeyen simge, kupa olarak görünür',
    answers: { [LIST]: answering([{ ...KING, icon: 'gizli' }]) },
    act: async (page) => {
      await pressed('Düzenle: Gol Kralı')(page);
      await page.getByRole('combobox', { name: 'Simge' }).fill('giz');
    },
  },
  { text: 'Başarım oluşturuldu.', act: creating, answers: { [LIST]: created } },
  { text: 'Hata oluştu', act: creating, answers: { [LIST]: listed(answerOfGateway) } },
  { text: refusals.FORBIDDEN.message, act: changing, answers: { [`${LIST}/c`]: refuse('FORBIDDEN') } },
  {
    text: refusals.ACHIEVEMENT_NOT_FOUND.message,
    act: changing,
    answers: { [`${LIST}/c`]: refuse('ACHIEVEMENT_NOT_FOUND') },
  },
  { text: 'Hata oluştu', act: changing, answers: { [`${LIST}/c`]: answerOfGateway } },
  { text: 'Sunucudan yanıt alınamadı.', act: changing, answers: { [`${LIST}/c`]: loseRequest } },
  { text: 'Bu başarımı silmek istediğinize emin misiniz?', act: pressed('Sil: Kupa') },
  { text: '“Kupa” listeden kalkar.', act: pressed('Sil: Kupa') },
  { text: 'Verilen 3 ödül de kalkar.', act: pressed('Sil: Gol Kralı') },
  { text: 'Alanlar: Oyuncu 1 (2 kez)', act: pressed('Sil: Gol Kralı') },
  { text: '1 ödül, artık ligde olmayan oyuncuların ya da takımların.', act: pressed('Sil: Gol Kralı') },
  {
    text: refusals.ACHIEVEMENT_AWARDED.message,
    act: deleting,
    answers: { [`${LIST}/k`]: refuse('ACHIEVEMENT_AWARDED') },
  },
  { text: 'Hata oluştu', act: deleting, answers: { [`${LIST}/k`]: answerOfGateway } },
];

const onAwards: readonly Case[] = [
  { text: 'Henüz verilmiş ödül yok', answers: { [LIST]: answering([CUP]) } },
  { text: '1 ödül' },
  {
    text: 'Önce “Yönet” bölümünde bir başarım oluşturun.',
    act: pressed('Başarım ata'),
    answers: { [LIST]: answering([]) },
  },
  { text: 'Bir başarım seçin.', act: pressed('Başarım ata', 'Ata') },
  { text: 'Bir oyuncu seçin.', act: chosen('gol kralı') },
  { text: 'Bir takım seçin.', act: chosen('kupa') },
  { text: 'Henüz onaylı oyuncu yok.', act: chosen('gol kralı'), answers: { '/api/players': answering([]) } },
  { text: 'Henüz takım yok.', act: chosen('kupa'), answers: { '/api/teams': answering([]) } },
  { text: 'Veriler yüklenemedi.', act: pressed('Başarım ata'), answers: { '/api/players': fault500 } },
  { text: refusals.PLAYER_NOT_FOUND.message, act: awarding, answers: { [TO_PLAYER]: refuse('PLAYER_NOT_FOUND') } },
  {
    text: refusals.PLAYER_NOT_APPROVED.message,
    act: awarding,
    answers: { [TO_PLAYER]: refuse('PLAYER_NOT_APPROVED') },
  },
  { text: 'Hata oluştu', act: awarding, answers: { [TO_PLAYER]: answerOfGateway } },
  { text: 'Oyuncuya verildi.', act: awarding, answers: { [TO_PLAYER]: answering({ message: 'Oyuncuya verildi.' }) } },
  { text: refusals.TEAM_NOT_FOUND.message, act: awardingTeam, answers: { [TO_TEAM]: refuse('TEAM_NOT_FOUND') } },
  { text: refusals.FORBIDDEN.message, act: awardingTeam, answers: { [TO_TEAM]: refuse('FORBIDDEN') } },
  {
    text: '“Kupa” ödülü Kartal Yıldızları sayfasından kalkar.',
    act: pressed('Geri al: Kupa, Kartal Yıldızları'),
  },
  {
    text: refusals.AWARD_NOT_FOUND.message,
    act: withdrawing,
    answers: { [`${LIST}/c/awards/w`]: refuse('AWARD_NOT_FOUND') },
  },
  { text: 'Hata oluştu', act: withdrawing, answers: { [`${LIST}/c/awards/w`]: answerOfGateway } },
];

const onTeam: readonly Case[] = [
  { text: 'Başarımlar yüklenemedi', answers: { [OWN]: fault500 } },
  { text: 'Henüz Başarım Kazanılmadı', answers: { [OWN]: answering([]) } },
  { text: 'Verilen başarımlar burada görünür.', answers: { [OWN]: answering([]) } },
  { text: '1 başarım' },
  { text: '“Finalde 3–1”', act: pressed('Zaman çizelgesi') },
];

describeSentences(
  'the sentences about achievements',
  {
    [LIST]: answering([KING, CUP]),
    [OWN]: answering([OF_TEAM]),
    '/api/players': answering([player]),
    '/api/teams': answering([KARTAL_ALONE]),
    [`/api/teams/${KARTAL._id}`]: answering(KARTAL_ALONE),
  },
  [
    ...onList.map((sentence) => ({ path: '/admin/achievements', ...sentence })),
    ...onAwards.map(({ answers, ...sentence }) => ({
      path: ASSIGN,
      ...sentence,
      answers: { [LIST]: answering([{ ...KING, awardCount: 0, awards: [] }, GIVEN]), ...answers },
    })),
    ...onTeam.map((sentence) => ({ path: TEAM_PAGE, ...sentence })),
  ],
);
