import { refusals } from '@league/command-api/contract/refusals.ts';
import type { Page } from 'playwright-core';
import { answering, type Fault, fault500, loseRequest, refusing } from './bad-network.ts';
import { madeMatch } from './made-match.ts';
import { main, pressed } from './page-parts.ts';
import { describeSentences, type Faults, type Sentence } from './sentences.ts';

const IMPORT = '/api/matches/import';
const MATCHES = '/api/matches';
const refuse = refusing(refusals);

const COUNTS = { teams: 2, createdTeams: 0, players: 0, createdPlayers: 0, matches: 1, results: 1, unchanged: 0 };
const to = { homeScore: 2, awayScore: 1 };
const line = { line: 2, does: 'create', week: 1, home: 'Moda', away: 'Işık', date: null, to };
const TRIED = {
  message: 'Deneme: hiçbir şey kaydedilmedi.',
  dryRun: true,
  ...COUNTS,
  teamsToCreate: [],
  playersToCreate: [],
  lines: [line],
  refused: [],
};
const DONE = {
  message: 'İçe aktarma tamamlandı.',
  dryRun: false,
  ...COUNTS,
  teamsToCreate: [],
  playersToCreate: [],
  position: '12',
  entry: '9',
};

/** A trial that comes to this, and this fault of the import itself. */
const tried = (trial: object, recording: Fault = answering(DONE)): Faults => ({
  [IMPORT]: (route) =>
    String(route.request().postData()).includes('"dryRun":true')
      ? route.fulfill({ json: { ...TRIED, ...trial } })
      : recording(route),
});

const paste = async (page: Page): Promise<void> => {
  await main(page).getByRole('radio', { name: 'Yapıştırılan metin' }).check();
  await main(page)
    .getByRole('textbox', { name: 'Yapıştırılan metin' })
    .fill('hafta;ev sahibi;deplasman;skor\n1;Moda;Işık;2-1');
};
const show = async (page: Page): Promise<void> => {
  await paste(page);
  await pressed('Satırları göster')(page);
};
const run = async (page: Page): Promise<void> => {
  await show(page);
  await pressed('İçe aktar (1 maç, 1 sonuç)')(page);
};

const path = '/admin/import';
const showing = { path, act: show };
const running = { path, act: run };
const LATER = 'İçe aktarma kaydedildi; takımlar, oyuncular ve sonuçlar daha sonra yazılacak.';
const later = tried({}, answering({ ...DONE, message: LATER, look: '/api/matches' }));
const GIVEN = refusals.BODY_TOO_LARGE.message.replace('{limit}', '4096 KiB');

/** The sentences of the import, each with what provokes it. */
const CASES: readonly Sentence[] = [
  { text: 'Maçlar, sonuçlar ve golcüler bir CSV dosyasından gelir.', path },
  { text: 'Yalnızca hafta, ev sahibi ve deplasman gerekir.', path },
  { text: 'en fazla 3 MB', path },
  { text: 'Bir dosya seçin.', path, act: pressed('Satırları göster') },
  { text: 'Excel’de seçip kopyaladığınız hücreler de olur.', path, act: paste },
  {
    text: 'Tabloyu yapıştırın.',
    path,
    act: async (page) => {
      await main(page).getByRole('radio', { name: 'Yapıştırılan metin' }).check();
      await pressed('Satırları göster')(page);
    },
  },
  { ...showing, text: 'İçe aktarma başarısız oldu.', answers: { [IMPORT]: fault500 } },
  { ...showing, text: 'Sunucudan yanıt alınamadı.', answers: { [IMPORT]: loseRequest } },
  { ...showing, text: GIVEN, answers: { [IMPORT]: refuse('BODY_TOO_LARGE', GIVEN) } },
  { ...showing, text: refusals.SEASON_CLOSED.message, answers: { [IMPORT]: refuse('SEASON_CLOSED') } },

  { ...showing, text: 'Henüz hiçbir şey kaydedilmedi.' },
  { ...showing, text: 'Yeni maç' },
  { ...showing, text: '1. hafta · tarihsiz · 2\u2009–\u20091' },
  { ...showing, text: '3 golün atanı', answers: tried({ lines: [{ ...line, does: 'scorers', scorers: 3 }] }) },
  {
    ...showing,
    text: '3\u2009–\u20090 hükmen yerine 2\u2009–\u20091',
    answers: tried({ lines: [{ ...line, does: 'correct', from: { homeScore: 3, awayScore: 0, isWalkover: true } }] }),
  },
  { ...showing, text: 'Oluşturulacak takımlar: Moda, Işık', answers: tried({ teamsToCreate: ['Moda', 'Işık'] }) },
  {
    ...showing,
    text: ', ad 30 ve 2 ad daha',
    answers: tried({ playersToCreate: Array.from({ length: 32 }, (_, index) => `ad ${index + 1}`) }),
  },
  { ...showing, text: 'Dosya windows-1254 olarak okundu;', answers: tried({ encoding: 'windows-1254' }) },
  {
    ...showing,
    text: '1 satır reddedildi. Ya bütün satırlar kaydedilir ya hiçbiri: tabloyu düzeltip yeniden deneyin.',
    answers: tried({ refused: [{ line: 3, message: '3. satır, hafta: tam sayı olmalı.' }] }),
  },
  { ...showing, text: 'Dosyadaki her şey zaten kayıtlı.', answers: tried({ matches: 0, results: 0, unchanged: 1 }) },
  {
    ...showing,
    text: '150 kayıttan 100 tanesi gösteriliyor',
    answers: tried({ lines: Array.from({ length: 150 }, (_, index) => ({ ...line, line: index + 2 })) }),
  },

  { ...running, text: 'Maçlar kaydediliyor…', answers: tried({}, async () => {}) },
  { ...running, text: 'Kaydedilip kaydedilmediği bilinmiyor; yazdıklarınız duruyor.', answers: tried({}, loseRequest) },
  { ...running, text: refusals.SEASON_CLOSED.message, answers: tried({}, refuse('SEASON_CLOSED')) },
  { ...running, text: 'İçe aktarma tamamlandı.' },
  { ...running, text: 'Denetim kaydı' },
  { ...running, text: LATER, answers: later },
  {
    ...running,
    text: '1 sonuçtan 1 tanesi yazıldı',
    answers: {
      ...later,
      [MATCHES]: async (route) => {
        const over = route.request().headers()['x-min-position'] !== undefined;
        await route.fulfill({ json: over ? [madeMatch({ status: 'finished', ...to })] : [] });
      },
    },
  },
];

describeSentences('the sentences of the import', { ...tried({}), [MATCHES]: answering([]) }, CASES);
