import { refusals } from '@league/command-api/contract/refusals.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { Page } from 'playwright-core';
import { answering, answerOfGateway, fault500, loseRequest, refusing } from './bad-network.ts';
import { pressed } from './page-parts.ts';
import { KARTAL, KARTAL_ALONE, KARTAL_ROW } from './statistics-samples.ts';
import { describeSentences, type Sentence } from './sentences.ts';

const ROW: StandingRow = {
  ...KARTAL_ROW,
  points: 1,
  deductions: [{ _id: 'd', points: 2, reason: 'Geç kaldı', recordedAt: '2026-11-20T18:00:00.000Z' }],
};

const refuse = refusing(refusals);
const TABLE = '/api/leaderboards/standings';
const DEDUCT = `/api/teams/${KARTAL._id}/deductions`;
const LIFT = `${DEDUCT}/d`;

const filled = (points: string, reason: string) => async (page: Page) => {
  await pressed('Puan sil')(page);
  await page.getByRole('textbox', { name: 'Silinecek puan' }).fill(points);
  await page.getByRole('textbox', { name: 'Neden' }).fill(reason);
};
const deducting = async (page: Page) => {
  await filled('3', 'Sahaya çıkmadı')(page);
  await pressed('Puanı sil')(page);
};
const lifting = async (page: Page) => {
  await pressed('Kaldır: 2 puan, Geç kaldı')(page);
  await page.getByRole('textbox', { name: 'Gerekçe' }).fill('itiraz');
  await pressed('2 puanı geri ver')(page);
};

/** The sentences of the screen on which points are taken off a team, each with what provokes it. */
const CASES: readonly Omit<Sentence, 'path'>[] = [
  { text: 'Silinen puanlar yüklenemedi.', answers: { [TABLE]: fault500 } },
  { text: 'Takım bulunamadı.', answers: { [`/api/teams/${KARTAL._id}`]: refuse('TEAM_NOT_FOUND') } },
  { text: 'Takım bu sezonun puan durumunda yer almıyor; puanı silinemez.', answers: { [TABLE]: answering([]) } },
  { text: 'Bu sezon silinmiş puanı yok.', answers: { [TABLE]: answering([{ ...ROW, deductions: undefined }]) } },
  { text: 'Puan durumunda 1 puanı var.' },
  { text: 'Puanı 1 yerine −3 olur.', act: filled('4', '') },
  { text: refusals.TEAM_NOT_IN_SEASON.message, act: deducting, answers: { [DEDUCT]: refuse('TEAM_NOT_IN_SEASON') } },
  { text: 'Sunucudan anlaşılmayan bir yanıt geldi.', act: deducting, answers: { [DEDUCT]: answerOfGateway } },
  { text: 'Sunucudan yanıt alınamadı.', act: deducting, answers: { [DEDUCT]: loseRequest } },
  {
    text: 'Kartal Yıldızları: 3 puan silindi.',
    act: deducting,
    answers: { [DEDUCT]: answering({ message: '' }) },
  },
  { text: 'Puanı 1 yerine 3 olur.', act: pressed('Kaldır: 2 puan, Geç kaldı') },
  { text: refusals.DEDUCTION_NOT_FOUND.message, act: lifting, answers: { [LIFT]: refuse('DEDUCTION_NOT_FOUND') } },
  {
    text: 'Kartal Yıldızları: 2 puan geri verildi.',
    act: lifting,
    answers: { [LIFT]: answering({ message: '' }) },
  },
];

describeSentences(
  'the sentences of taking points off a team',
  { [TABLE]: answering([ROW]), [`/api/teams/${KARTAL._id}`]: answering(KARTAL_ALONE) },
  CASES.map((sentence) => ({ path: `/admin/team/${KARTAL._id}/edit`, ...sentence })),
);
