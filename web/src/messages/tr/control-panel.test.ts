import { expect, it } from 'vitest';
import { controlPanelMessages as words } from './control-panel.ts';

const counts = {
  playersWithStatistics: 57,
  playersInTeams: 96,
  teams: 12,
  matches: 1066,
  finishedMatches: 42,
  playersInFinishedMatches: 58,
};
const none = {
  playersWithStatistics: 0,
  playersInTeams: 0,
  teams: 0,
  matches: 0,
  finishedMatches: 0,
  playersInFinishedMatches: 0,
};

it.each([
  ['statistics', ['57 oyuncunun toplamları 0 olur'], '57 oyuncuyu sıfırla', 'Sıfırlanacak istatistik yok.'],
  [
    'transfers',
    ['96 oyuncu boşa çıkar', '12 takımın kadrosu boşalır'],
    '96 oyuncuyu boşa çıkar',
    'Takımı olan oyuncu yok.',
  ],
  [
    'season',
    ['1.066 maç ve 42 sonuç kapanan sezonla arşive geçer', 'Yeni sezon 12 takımla, maçsız ve istatistiksiz başlar'],
    'Yeni sezonu başlat',
    undefined,
  ],
  ['matches', ['42 biten maç silinir', '58 oyuncunun istatistikleri güncellenir'], '42 maçı sil', 'Biten maç yok.'],
] as const)(
  'the act %s says what it changes in numbers, and where there is nothing to do',
  (act, facts, submit, nothing) => {
    const { facts: factsOf, submit: submitOf, nothing: nothingOf } = words.acts[act];
    expect([factsOf(counts), submitOf(counts), nothingOf(counts), nothingOf(none)]).toEqual([
      facts,
      submit,
      undefined,
      nothing,
    ]);
  },
);

const known = { team: { name: 'Kartal' }, counts: { matches: 7, players: 9 }, seasonLabel: 'Sezon 2025' };

it.each([
  [
    'TeamWithdrawn',
    'Kartal ligden çekildi',
    'Kartal: ligden çekilme geri alınsın mı?',
    '7 maç çekilmeden önceki hâline döner',
    'Kartal yine ligde.',
  ],
  [
    'MatchesDeleted',
    'Kartal silindi; 7 maç da silindi',
    'Silinen maçlar geri getirilsin mi?',
    '7 maç sonuçlarıyla geri gelir',
    'Silinen maçlar geri geldi.',
  ],
  [
    'AllPlayerStatisticsReset',
    'Tüm oyuncu istatistikleri sıfırlandı',
    'Oyuncu istatistikleri geri getirilsin mi?',
    '9 oyuncu eski toplamlarına döner',
    'Oyuncu istatistikleri geri geldi.',
  ],
  [
    'TransfersReset',
    'Transfer merkezi sıfırlandı',
    'Oyuncular takımlarına dönsün mü?',
    '9 oyuncu eski takımına döner',
    'Oyuncular takımlarına döndü.',
  ],
  [
    'SeasonReset',
    'Yeni sezon başlatıldı',
    'Yeni sezon geri alınsın mı?',
    'Sezon 2025 yeniden açılır ve kaldığı yerden sürer',
    'Sezon 2025 yeniden açıldı.',
  ],
] as const)('taking %s back is put into words', (act, what, question, fact, done) => {
  const texts = words.undo.acts[act];
  expect([texts.what(known), texts.question(known), texts.facts(known)[0], texts.done(known)]).toEqual([
    what,
    question,
    fact,
    done,
  ]);
});

it('matches that were deleted without a team are counted alone', () => {
  expect(words.undo.acts.MatchesDeleted.what({ ...known, team: null })).toBe('7 maç silindi');
});
