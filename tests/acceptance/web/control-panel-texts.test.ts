import { refusals } from '@league/command-api/contract/refusals.ts';
import type { DashboardStats } from '@league/query-api/contract/dashboard.ts';
import type { Page } from 'playwright-core';
import { answering, fault500, loseRequest, refusing } from './bad-network.ts';
import { madeMatch, team } from './made-match.ts';
import { pressed } from './page-parts.ts';
import { describeSentences, type Faults, type Sentence } from './sentences.ts';

const PANEL = '/admin/control-panel';
const STATS = '/api/admin/dashboard-stats';
const MATCHES = '/api/matches';
const RESULT = '/api/admin/match-result/*';
const FAILED = 'Veriler yüklenemedi.';
const RESULT_FAILED = 'Maç sonucu güncellenirken hata oluştu.';

const nobody = { total: 0, first: [] };
const stats: DashboardStats = {
  teams: { total: 12 },
  players: { total: 138 },
  matches: { total: 66, completed: 42 },
  goals: 0,
  assists: 0,
  saves: 0,
  waiting: {
    players: nobody,
    officials: nobody,
    results: nobody,
    linesAboveScore: nobody,
    referees: nobody,
    dates: nobody,
    standingStill: [],
  },
};

const planned = madeMatch();
const finished = madeMatch({
  _id: '00000000-0000-4000-8000-0000000000f2',
  week: 6,
  status: 'finished',
  homeScore: 2,
  awayScore: 1,
  homeTeam: team('Moda'),
});

const USUAL: Faults = { [STATS]: answering(stats), [MATCHES]: answering([planned, finished]) };

const refuse = refusing(refusals);
const opened = `${PANEL}?match=${planned._id}`;
const recorded = { message: '', _id: planned._id, resultRevision: 1, position: '1' };

const scored = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: /^Ev skoru/ }).fill('2');
  await dialog.getByRole('spinbutton', { name: /^Deplasman skoru/ }).fill('1');
  await pressed('Sonucu kaydet')(page);
};
const forfeited = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Bu maç hükmen verildi' }).check();
  await dialog.getByRole('radio', { name: /^Kartal/ }).check();
  await pressed('Sonucu kaydet')(page);
};

/** The sentences of the control panel, each with what provokes it. */
const CASES: readonly Sentence[] = [
  { text: FAILED, path: PANEL, answers: { [STATS]: fault500 } },
  { text: FAILED, path: PANEL, answers: { [MATCHES]: fault500 } },
  { text: '138', path: PANEL },
  { text: 'Biten maç', path: PANEL },
  { text: 'Henüz Maç Programı Yok', path: PANEL, answers: { [MATCHES]: answering([]) } },
  { text: '2 maç', path: PANEL },
  { text: '2 maçtan 1 maç', path: `${PANEL}?missing=true` },
  { text: 'Bu filtrelere uyan maç yok.', path: `${PANEL}?q=yok` },
  { text: 'Maç bulunamadı.', path: `${PANEL}?match=00000000-0000-4000-8000-0000000000f9` },
  { text: RESULT_FAILED, path: opened, act: scored, answers: { [RESULT]: fault500 } },
  { text: 'Sunucudan yanıt alınamadı.', path: opened, act: scored, answers: { [RESULT]: loseRequest } },
  {
    text: refusals.MATCH_CANCELLED.message,
    path: opened,
    act: scored,
    answers: { [RESULT]: refuse('MATCH_CANCELLED') },
  },
  {
    text: 'Kartal – Çamlıca: Maç sonucu başarıyla güncellendi!',
    path: opened,
    act: scored,
    answers: { [RESULT]: answering(recorded) },
  },
  {
    text: 'Maç sonucu başarıyla güncellendi! (Hükmen)',
    path: opened,
    act: forfeited,
    answers: { [RESULT]: answering(recorded) },
  },
];

describeSentences('the sentences of the control panel', USUAL, CASES);
