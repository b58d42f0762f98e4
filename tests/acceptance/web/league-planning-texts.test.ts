import { refusals } from '@league/command-api/contract/refusals.ts';
import type { Page } from 'playwright-core';
import { answering, type Fault, fault500, loseRequest, refusing } from './bad-network.ts';
import { madeMatch, team } from './made-match.ts';
import { pressed } from './page-parts.ts';
import { describeSentences, type Faults, type Sentence } from './sentences.ts';

const refuse = refusing(refusals);
const said = (message: string): Fault => answering({ message });

const WEEK = '/admin/weekly-fixtures?week=3';
const MATCHES = '/api/matches/week/3';
const PLAYED = '00000000-0000-4000-8000-0000000000f1';
const OPEN = '00000000-0000-4000-8000-0000000000f2';

/** What is read where a case says nothing else. */
const USUAL: Faults = {
  [MATCHES]: answering([
    madeMatch({ _id: OPEN, date: null, homeTeam: team('Moda'), awayTeam: team('Işık') }),
    madeMatch({ _id: PLAYED, status: 'finished', homeScore: 2, awayScore: 1 }),
  ]),
  '/api/matches/weeks/total': answering({ totalWeeks: 11, currentWeek: 3 }),
};

const CALLS = {
  move: '/api/matches/week/3/schedule',
  add: '/api/matches',
  schedule: '/api/matches/*/schedule',
  remove: `/api/matches/${OPEN}`,
};

const dated =
  (button: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('dialog').getByRole('textbox', { name: 'Yeni tarih' }).fill('05.12.2026');
    await pressed(button)(page);
  };

const move = { path: `${WEEK}&open=move`, act: dated('Taşı') };
const add = { path: `${WEEK}&open=add`, act: pressed('Maçı ekle') };
const remove = { path: `${WEEK}&match=${OPEN}&open=delete`, act: pressed('Maçı sil') };
const FAILED = 'İşlem başarısız oldu.';
const LOST = 'Sunucudan yanıt alınamadı.';
const CLASH = 'Saat 22:00 için bir takıma aynı anda iki maç düşüyor. Başka bir gün ya da başka saatler seçin.';

const WEEKLY: readonly Sentence[] = [
  { text: 'Maçlar alınamadı', path: WEEK, answers: { [MATCHES]: fault500 } },
  { text: 'Hafta sayısı alınamadı', path: WEEK, answers: { '/api/matches/weeks/total': fault500 } },
  { text: 'Bu hafta maç yok.', path: WEEK, answers: { [MATCHES]: answering([]) } },
  { text: 'Hafta 4 / 11', path: WEEK, answers: { [MATCHES]: answering([]) }, act: pressed('Sonraki hafta') },
  { text: 'Hafta 2 / 11', path: WEEK, answers: { [MATCHES]: answering([]) }, act: pressed('Önceki hafta') },
  { text: 'belirlenmedi', path: WEEK },
  { text: 'Maç bulunamadı.', path: `${WEEK}&match=00000000-0000-4000-8000-0000000000f9&open=delete` },
  { text: 'Tarih gerekli.', path: move.path, act: pressed('Taşı') },
  { text: 'Saat vermezseniz her maç kendi saatinde kalır.', path: move.path },
  { text: 'Saatler maçlara sırayla ve eşit dağıtılır.', path: move.path, act: pressed('Saat ekle') },
  { ...move, text: FAILED, answers: { [CALLS.move]: fault500 } },
  { ...move, text: LOST, answers: { [CALLS.move]: loseRequest } },
  { ...move, text: refusals.DAY_IS_OVER.message, answers: { [CALLS.move]: refuse('DAY_IS_OVER') } },
  { ...move, text: 'Yine de taşı', answers: { [CALLS.move]: refuse('DAY_IS_OVER') } },
  { ...move, text: CLASH, answers: { [CALLS.move]: refuse('TEAM_PLAYS_THEN', CLASH) } },
  { ...move, text: '3. haftanın 6 maçı taşındı.', answers: { [CALLS.move]: said('3. haftanın 6 maçı taşındı.') } },
  { ...add, text: 'Ev sahibi takımı seçin.' },
  { ...add, text: 'Deplasman takımını seçin.' },
  { text: 'Tarih ve saat gerekli.', path: `${WEEK}&match=${OPEN}&open=schedule`, act: pressed('Kaydet') },
  { text: 'Moda – Işık maçı silinsin mi?', path: remove.path },
  { text: 'Sonucu da silinir: 2 – 1', path: `${WEEK}&match=${PLAYED}&open=delete` },
  { ...remove, text: FAILED, answers: { [CALLS.remove]: fault500 } },
  { ...remove, text: refusals.SEASON_CLOSED.message, answers: { [CALLS.remove]: refuse('SEASON_CLOSED') } },
  { ...remove, text: 'Maç silindi.', answers: { [CALLS.remove]: said('Maç silindi.') } },
];

const PLAN = '/admin/league-plan';
const SEASON = '/api/matches';
const PLAN_CALLS = { generate: '/api/matches/generate-fixtures', remove: '/api/matches/delete-all' };
const none = { [SEASON]: answering([]) };
const one = madeMatch({ _id: OPEN });
const generated = {
  message: 'Fikstür oluşturuldu.',
  info: '2 takım, 1 hafta, haftada 1 maç.',
  fixtures: [{ week: 1, date: '2020-12-05T17:00:00.000Z', home: 'a', away: 'b' }],
};
const show = { path: PLAN, act: pressed('Haftaları göster') };
const generate = { path: PLAN, act: pressed('Haftaları göster', 'Fikstürü oluştur (1 maç)') };
const reasoned = async (page: Page): Promise<void> => {
  await page.getByRole('alertdialog').getByRole('textbox').fill('yanlış girildi');
  await pressed('1 maçı sil')(page);
};
const removeAll = { path: `${PLAN}?open=delete`, act: reasoned };
/** The trial is answered, and what would record it fails. */
const failing =
  (fault: Fault): Fault =>
  async (route) =>
    (route.request().postDataJSON() as { dryRun?: boolean }).dryRun === true
      ? answering(generated)(route)
      : fault(route);

const LEAGUE: readonly Sentence[] = [
  { text: 'Maçlar alınamadı', path: PLAN, answers: { [SEASON]: fault500 } },
  { text: 'fikstür yok', path: PLAN, answers: none },
  {
    text: 'Bu sezonun fikstürü var (1 maç). Yeni fikstür bu maçların yerini alır.',
    path: PLAN,
    answers: { [SEASON]: answering([one]) },
  },
  {
    text: 'Oynanan ya da canlı maçlar var (1).',
    path: PLAN,
    answers: { [SEASON]: answering([{ ...one, status: 'live' }]) },
  },
  { ...show, text: 'Lig planlaması başarısız', answers: { ...none, [PLAN_CALLS.generate]: fault500 } },
  {
    ...show,
    text: refusals.TOO_FEW_TEAMS.message,
    answers: { ...none, [PLAN_CALLS.generate]: refuse('TOO_FEW_TEAMS') },
  },
  ...[refusals.START_IS_OVER.message, 'Yine de oluştur'].map((text) => ({
    ...generate,
    text,
    answers: { ...none, [PLAN_CALLS.generate]: failing(refuse('START_IS_OVER')) },
  })),
  { ...generate, text: 'Lig planlaması başarısız', answers: { ...none, [PLAN_CALLS.generate]: failing(fault500) } },
  {
    ...generate,
    text: 'Fikstür oluşturuldu. 2 takım, 1 hafta, haftada 1 maç.',
    answers: { ...none, [PLAN_CALLS.generate]: answering(generated) },
  },
  { text: '1 maç silinsin mi?', path: removeAll.path, answers: { [SEASON]: answering([one]) } },
  {
    ...removeAll,
    text: 'Maçlar silinemedi',
    answers: { [SEASON]: answering([one]), [PLAN_CALLS.remove]: fault500 },
  },
  {
    ...removeAll,
    text: '1 maç silindi.',
    answers: { [SEASON]: answering([one]), [PLAN_CALLS.remove]: said('1 maç silindi.') },
  },
];

const SETTINGS = '/api/settings';
/** What is sent fails; what is read is answered by the server. */
const unsaved =
  (fault: Fault): Fault =>
  (route) =>
    route.request().method() === 'PUT' ? fault(route) : route.continue();
const playoff = { path: '/admin/playoff-settings', act: pressed('Kaydet') };
const relegation = { path: '/admin/relegation-settings', act: pressed('Kaydet') };
const OVERLAP = 'Play-off için 6 takım seçildi, sezonda 5 takım var.';
const falling =
  (teams: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('textbox', { name: 'Küme düşen takım sayısı' }).fill(teams);
    await pressed('Kaydet')(page);
  };

const ZONES: readonly Sentence[] = [
  { ...playoff, text: 'Ayarlar kaydedilemedi', answers: { [SETTINGS]: unsaved(fault500) } },
  { ...playoff, text: OVERLAP, answers: { [SETTINGS]: unsaved(refuse('INVALID_FIELDS', OVERLAP)) } },
  { ...playoff, text: 'Ayarlar kaydedildi.' },
  { ...playoff, text: 'Tabloda henüz takım yok.' },
  { ...relegation, text: 'Ayarlar kaydedilemedi', answers: { [SETTINGS]: unsaved(fault500) } },
  {
    path: relegation.path,
    text: 'Küme düşen takım sayısı 0-10 arasında olmalıdır.',
    act: falling('11'),
  },
];

const RANKING = '/admin/ranking-rules';
const PREVIEW = '/api/leaderboards/standings/preview';
const DRAW_ABOVE_WIN = 'Galibiyet puanı beraberlik puanından az olamaz.';
const row = (name: string, position: number, moves: number) => ({ teamInfo: team(name), position, points: 3, moves });
const previewed = (matches: number, moves: number): Fault =>
  answering({ matches, rows: [row('Moda', 1, moves), row('Işık', 2, -moves)] });
const typedPoints =
  (win: string, draw: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('textbox', { name: 'Galibiyet puanı' }).fill(win);
    await page.getByRole('textbox', { name: 'Beraberlik puanı' }).fill(draw);
    await pressed('Kaydet')(page);
  };

const RULES: readonly Sentence[] = [
  { text: 'Kapanan sezonlar kendi kurallarıyla kalır.', path: RANKING },
  { text: 'Önizleme alınamadı.', path: RANKING, answers: { [PREVIEW]: fault500 } },
  { text: 'Tabloda henüz takım yok.', path: RANKING },
  { text: 'Henüz fikstür yok: sıra ilk sonuçlarla oluşur.', path: RANKING, answers: { [PREVIEW]: previewed(0, 0) } },
  { text: 'Bu kurallarla kimsenin yeri değişmez.', path: RANKING, answers: { [PREVIEW]: previewed(2, 0) } },
  { text: 'Bu kurallarla 2 takımın yeri değişir.', path: RANKING, answers: { [PREVIEW]: previewed(2, 1) } },
  {
    text: 'Bu kural şu anda kullanılmıyor; seçim, kural eklenince geçerli olur.',
    path: RANKING,
    act: pressed('Çıkar: aralarındaki maçlar'),
  },
  { text: 'Önizleme için puanları düzeltin.', path: RANKING, act: typedPoints('üç', '1') },
  { text: 'En fazla 10 olmalı.', path: RANKING, act: typedPoints('11', '1') },
  { text: DRAW_ABOVE_WIN, path: RANKING, act: typedPoints('1', '2') },
  {
    text: 'Sıralama kuralları kaydedilemedi',
    path: RANKING,
    act: pressed('Kaydet'),
    answers: { [SETTINGS]: unsaved(fault500) },
  },
  { text: 'Ayarlar kaydedildi.', path: RANKING, act: pressed('Kaydet') },
];

/** The sentences of the screens, each with what provokes it. */
const CASES: readonly Sentence[] = [...WEEKLY, ...LEAGUE, ...ZONES, ...RULES];

describeSentences('the sentences of league planning', USUAL, CASES);
