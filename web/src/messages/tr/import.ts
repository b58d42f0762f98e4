import type { ImportEncoding } from '@league/command-api/contract/import-answer.ts';
import { formatNumber } from '../../format/number.ts';

/** Names that a list shows before it counts the rest. */
const MOST_NAMED = 30;

const named = (names: readonly string[]): string => {
  const more = names.length - MOST_NAMED;
  const first = names.slice(0, MOST_NAMED).join(', ');
  return more > 0 ? `${first} ve ${formatNumber(more)} ad daha` : first;
};

/** The counts that are not 0, as a list in words. */
const counted = (...parts: readonly (readonly [count: number, word: string])[]): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${formatNumber(count)} ${word}`)
    .join(', ');

export const importMessages = {
  title: 'İçe aktarma',
  note: 'Maçlar, sonuçlar ve golcüler bir CSV dosyasından gelir.',
  table: 'Tablo',
  source: 'Nereden',
  file: 'CSV dosyası',
  paste: 'Yapıştırılan metin',
  fileHint: 'Excel’in kaydettiği CSV ya da buradan indirilen bir CSV; en fazla 3 MB',
  pasteHint: 'Excel’de seçip kopyaladığınız hücreler de olur.',
  columns:
    'İlk satır sütunların adlarıdır: hafta, tarih, saat, ev sahibi, deplasman, skor, goller. Yalnızca hafta, ev sahibi ve deplasman gerekir.',
  choose: 'Dosya seç',
  reading: 'Dosya okunuyor…',
  noFile: 'Bir dosya seçin.',
  noText: 'Tabloyu yapıştırın.',
  fileTooLarge: 'Dosya çok büyük (en fazla 3 MB).',
  textTooLarge: 'Metin çok büyük (en fazla 3 MB).',
  unreadable: 'Dosya okunamadı; yeniden seçin.',
  createTeams: 'Olmayan takımları oluştur',
  createPlayers: 'Olmayan oyuncuları oluştur (adları herkese açık olur ve geçmişte kalır)',
  overwrite: 'Kayıtlı sonuçları düzelt',
  allowSameWeek: 'Bir takım aynı haftada iki kez oynayabilsin',
  show: 'Satırları göster',
  showing: 'Deneniyor…',
  failed: 'İçe aktarma başarısız oldu.',
  leave: 'Yapıştırdığınız tablo bırakılır; hiçbir şey kaydedilmedi.',
  preview: 'Önizleme',
  previewNote: 'Henüz hiçbir şey kaydedilmedi.',
  refusedNote: (lines: number) =>
    `${formatNumber(lines)} satır reddedildi. Ya bütün satırlar kaydedilir ya hiçbiri: tabloyu düzeltip yeniden deneyin.`,
  nothingNew: 'Dosyadaki her şey zaten kayıtlı.',
  readAs: (encoding: ImportEncoding) =>
    `Dosya ${encoding} olarak okundu; Türkçe harfler aşağıda doğru görünmüyorsa dosyayı “CSV UTF-8” olarak kaydedin.`,
  newTeams: (names: readonly string[]) => `Oluşturulacak takımlar: ${named(names)}`,
  newPlayers: (names: readonly string[]) => `Oluşturulacak oyuncular: ${named(names)}`,
  lines: 'Satırlar',
  line: (line: number) => `${formatNumber(line)}. satır`,
  week: (week: number) => `${week}. hafta`,
  pairing: (home: string, away: string) => `${home} – ${away}`,
  does: {
    refused: 'Reddedildi',
    create: 'Yeni maç',
    result: 'Sonuç',
    scorers: 'Golcüler',
    correct: 'Düzeltme',
    nothing: 'Aynı',
  },
  undated: 'tarihsiz',
  walkover: 'hükmen',
  becomes: (before: string, after: string) => `${before} yerine ${after}`,
  scorers: (goals: number) => `${formatNumber(goals)} golün atanı`,
  figures: {
    matches: 'Yeni maç',
    results: 'Sonuç',
    unchanged: 'Aynı',
    refused: 'Reddedilen',
    named: 'Takım',
    teams: 'Yeni takım',
    players: 'Yeni oyuncu',
  },
  reason: 'Gerekçe',
  reasonHint: 'Denetim kaydında görünür.',
  submit: (matches: number, results: number) => `İçe aktar (${counted([matches, 'maç'], [results, 'sonuç'])})`,
  importing: 'Aktarılıyor…',
  progress: 'İçe aktarmanın ilerlemesi',
  begun: 'Maçlar kaydediliyor…',
  written: (written: number, results: number) =>
    `${formatNumber(results)} sonuçtan ${formatNumber(written)} tanesi yazıldı`,
  done: 'İçe aktarıldı',
  toAudit: 'Denetim kaydı',
  toMatches: 'Haftalık maçlar',
  toTable: 'Puan durumu',
} as const;
