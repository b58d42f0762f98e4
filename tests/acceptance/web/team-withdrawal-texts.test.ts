import { refusals } from '@league/command-api/contract/refusals.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { WithdrawalPreview } from '@league/query-api/contract/withdrawal.ts';
import type { Page } from 'playwright-core';
import { answering, answerOfGateway, fault500, loseRequest, refusing } from './bad-network.ts';
import { pressed } from './page-parts.ts';
import { KARTAL, KARTAL_ALONE, KARTAL_ROW } from './statistics-samples.ts';
import { describeSentences, type Sentence } from './sentences.ts';

const LEFT = { played: 'keep', reason: 'Takım dağıldı', recordedAt: '2026-11-20T18:00:00.000Z', isLast: true } as const;
const rowsOf = (withdrawal: Partial<NonNullable<StandingRow['withdrawal']>>) =>
  answering([{ ...KARTAL_ROW, withdrawal: { ...LEFT, ...withdrawal } }]);

const place = { position: 1, played: 1, goalDifference: 2, points: 3 };
const PREVIEW: WithdrawalPreview = {
  team: KARTAL_ROW.teamInfo,
  walkovers: 4,
  annulled: 0,
  cancelled: 0,
  live: 0,
  table: [{ teamInfo: KARTAL_ROW.teamInfo, before: place, after: { ...place, played: 5, goalDifference: -10 } }],
};
const ANNULLED: WithdrawalPreview = { ...PREVIEW, walkovers: 0, annulled: 1, cancelled: 4 };

const refuse = refusing(refusals);
const TABLE = '/api/leaderboards/standings';
const ASKED = `/api/teams/${KARTAL._id}/withdrawal`;
const WITHDRAW = `/api/teams/${KARTAL._id}/withdraw`;
const UNDO = '/api/admin/season/undo';

const asked = pressed('Ligden çek');
const chosen = async (page: Page): Promise<void> => {
  await asked(page);
  await page.getByRole('radio', { name: 'Bütün maçları geçersiz sayılsın' }).check();
};
const withReason = async (page: Page, reason: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('textbox', { name: 'Gerekçe' }).fill(reason);
const withdrawing = async (page: Page): Promise<void> => {
  await asked(page);
  await withReason(page, 'Takım dağıldı');
  await pressed('Takımı ligden çek')(page);
};
const undoing = async (page: Page): Promise<void> => {
  await pressed('Geri al')(page);
  await withReason(page, 'Takım yeniden kuruldu');
  await pressed('Çekilmeyi geri al')(page);
};
const counts = { message: '', walkovers: 0, annulled: 0, cancelled: 0 };
const gone = { [TABLE]: rowsOf({}) };

/** The sentences of the screen on which a team is withdrawn from the season, each with what provokes it. */
const CASES: readonly Omit<Sentence, 'path'>[] = [
  { text: 'Ligden çekilme bilgisi yüklenemedi.', answers: { [TABLE]: fault500 } },
  { text: 'Takım bu sezonun puan durumunda yer almıyor; ligden çekilemez.', answers: { [TABLE]: answering([]) } },
  { text: 'Takım bu sezon ligde.' },
  {
    text: '20.11.2026 21:00 tarihinde ligden çekildi: oynadığı maçlar sayılıyor, kalanlar rakiplerine hükmen yazıldı.',
    answers: gone,
  },
  {
    text: '20.11.2026 21:00 tarihinde ligden çekildi: bu sezonki bütün maçları geçersiz.',
    answers: { [TABLE]: rowsOf({ played: 'annul' }) },
  },
  { text: 'Neden: Takım dağıldı', answers: gone },
  {
    text: 'Geri almak için önce son çekilen takımın (Çamlıca) çekilmesi geri alınır.',
    answers: {
      [TABLE]: answering([
        { ...KARTAL_ROW, withdrawal: { ...LEFT, isLast: false } },
        { ...KARTAL_ROW, teamInfo: { ...KARTAL_ROW.teamInfo, _id: 'c', name: 'Çamlıca' }, withdrawal: LEFT },
      ]),
    },
  },
  { text: 'Neyin değişeceği okunamadı.', act: asked, answers: { [ASKED]: fault500 } },
  { text: 'Oynanmamış 4 maçını rakipleri 3–0 hükmen kazanır.', act: asked },
  {
    text: 'Oynanmamış maçı yok; hiçbir sonuç değişmez.',
    act: asked,
    answers: { [ASKED]: answering({ ...PREVIEW, walkovers: 0 }) },
  },
  {
    text: 'Oynadığı 1 maçın sonucu geçersiz olur; puan durumundan ve istatistiklerden çıkar.',
    act: chosen,
    answers: { [ASKED]: answering(ANNULLED) },
  },
  { text: 'Oynanmamış 4 maçı iptal edilir.', act: chosen, answers: { [ASKED]: answering(ANNULLED) } },
  { text: 'Oynadığı maç yok.', act: chosen, answers: { [ASKED]: answering({ ...ANNULLED, annulled: 0 }) } },
  { text: 'Oynanmamış maçı yok.', act: chosen, answers: { [ASKED]: answering({ ...ANNULLED, cancelled: 0 }) } },
  {
    text: 'Takımın şu anda oynanan 1 maçı var; bitmeden ligden çekilemez.',
    act: asked,
    answers: { [ASKED]: answering({ ...PREVIEW, live: 1 }) },
  },
  { text: 'Bu neden herkese görünür: puan durumunun altında yazar.', act: asked },
  {
    text: 'Gerekçeyi en az 3 karakterle yazın.',
    act: async (page) => {
      await asked(page);
      await withReason(page, 'iş');
      await pressed('Takımı ligden çek')(page);
    },
  },
  { text: refusals.ALREADY_WITHDRAWN.message, act: withdrawing, answers: { [WITHDRAW]: refuse('ALREADY_WITHDRAWN') } },
  {
    text: refusals.TEAM_NOT_IN_SEASON.message,
    act: withdrawing,
    answers: { [WITHDRAW]: refuse('TEAM_NOT_IN_SEASON') },
  },
  { text: 'Sunucudan anlaşılmayan bir yanıt geldi.', act: withdrawing, answers: { [WITHDRAW]: answerOfGateway } },
  { text: 'Sunucudan yanıt alınamadı.', act: withdrawing, answers: { [WITHDRAW]: loseRequest } },
  {
    text: 'Kartal Yıldızları ligden çekildi: 4 maç hükmen.',
    act: withdrawing,
    answers: { [WITHDRAW]: answering({ ...counts, walkovers: 4 }) },
  },
  {
    text: 'Kartal Yıldızları ligden çekildi: 1 sonuç geçersiz, 4 maç iptal.',
    act: withdrawing,
    answers: { [WITHDRAW]: answering({ ...counts, annulled: 1, cancelled: 4 }) },
  },
  { text: 'Kartal Yıldızları ligden çekildi.', act: withdrawing, answers: { [WITHDRAW]: answering(counts) } },
  {
    text: 'Takımın maçları çekilmeden önceki hâllerine döner; puan durumu hemen değişir.',
    act: pressed('Geri al'),
    answers: gone,
  },
  {
    text: refusals.NOTHING_TO_UNDO.message,
    act: undoing,
    answers: { ...gone, [UNDO]: refuse('NOTHING_TO_UNDO') },
  },
  {
    text: refusals.UNDO_OUTDATED.message,
    act: undoing,
    answers: { ...gone, [UNDO]: refuse('UNDO_OUTDATED') },
  },
  {
    text: 'Kartal Yıldızları yine ligde: 4 maç eski hâline döndü.',
    act: undoing,
    answers: { ...gone, [UNDO]: answering({ message: '', act: 'TeamWithdrawn', matches: 4 }) },
  },
];

describeSentences(
  'the sentences of withdrawing a team from the season',
  {
    [TABLE]: answering([KARTAL_ROW]),
    [ASKED]: answering(PREVIEW),
    [`/api/teams/${KARTAL._id}`]: answering(KARTAL_ALONE),
  },
  CASES.map((sentence) => ({ path: `/admin/team/${KARTAL._id}/edit`, ...sentence })),
);
