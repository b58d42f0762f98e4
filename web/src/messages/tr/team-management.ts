import type { Crest } from '@league/query-api/contract/crest.ts';
import { formatNumber } from '../../format/number.ts';
import { crestColours, crestPatterns } from './stored-words.ts';

const players = (count: number): string => `${formatNumber(count)} oyuncu`;
const matches = (count: number): string => `${formatNumber(count)} maç`;

export const teamManagementMessages = {
  title: 'Takım yönetimi',
  /** After the figures of all teams, of approved players, and of those without a team; a dash while a figure is not known. */
  facts: { teams: 'takım', players: 'oyuncu', free: 'takımsız oyuncu' },
  unknown: '–',
  add: 'Takım Ekle',
  loadFailed: 'Takımlar yüklenirken bir hata oluştu.',
  emptyTitle: 'Henüz Takım Yok',
  emptyText: 'Eklediğiniz takımlar burada görünür. Oyuncu ve maçlar takımlardan sonra gelir.',
  noneFound: 'Sonuç Bulunamadı',
  noneFoundText: (search: string) => `“${search}” aramasına uyan takım yok.`,
  clearSearch: 'Aramayı temizle',
  list: 'Takım listesi',
  search: 'Takım ara',
  count: (shown: number, total: number) =>
    shown === total ? `${formatNumber(total)} takım` : `${formatNumber(total)} takımdan ${formatNumber(shown)} takım`,
  columns: { id: 'No', logo: 'Logo', name: 'Takım', city: 'Şehir', createdAt: 'Oluşturulma', acts: 'İşlemler' },
  none: '–',
  edit: 'Düzenle',
  delete: 'Sil',
  actFor: (act: string, team: string) => `${act}: ${team}`,
  notFound: 'Takım bulunamadı.',
  form: {
    name: 'Takım adı',
    nameMissing: 'Takım adı boş olamaz!',
    city: 'Şehir',
    picture: 'Logo',
    logo: 'Logo yolu',
    logoHint: 'Boşsa arma görünür. Bir site yolu (/images/…) ya da http(s) adresi.',
    reason: 'Gerekçe',
    reasonHint: 'Denetim kaydında görünür.',
    saving: 'Kaydediliyor…',
    leave: 'Bırakırsanız yazdıklarınız silinir, takım değişmez.',
  },
  crest: {
    label: 'Arma',
    automatic: 'Armayı lig seçsin',
    automaticHint: 'En az takımın taşıdığı renk çiftini ve karışmayacak bir deseni alır.',
    primary: 'Ana renk',
    secondary: 'İkinci renk',
    pattern: 'Desen',
    chosen: (label: string, colour: string) => `${label}: ${colour}`,
    /** A crest in words: "kırmızı-beyaz, çubuklu". */
    described: ({ primary, secondary, pattern }: Crest) =>
      `${crestColours[primary]}-${crestColours[secondary]}, ${crestPatterns[pattern]}`,
    picture: (crest: string) => `Arma ve forma: ${crest}`,
    wornBy: (teams: readonly string[]) => `Bu renk çiftini taşıyan: ${teams.join(', ')}`,
    wornWith: (colour: string, teams: readonly string[]) => `${colour} (çifti taşıyan: ${teams.join(', ')})`,
    taken: (team: string) => `${team} taşıyor`,
    alike: 'Bu iki renk birbirine çok yakın; küçük armada ayırt edilmez.',
    noName: 'Takım',
  },
  create: {
    title: 'Takım Ekle',
    description: 'Adı yeter; kalanını sonra da düzenleyebilirsiniz.',
    pageTitle: 'Yeni takım',
    submit: 'Takım ekle',
    failed: 'Takım eklenemedi.',
    leave: 'Bırakırsanız yazdıklarınız silinir, takım eklenmez.',
    done: (team: string, said: string) => `${team}: ${said}`,
  },
  change: {
    title: (team: string) => `Düzenle: ${team}`,
    plainTitle: 'Takımı düzenle',
    back: 'Takım yönetimi',
    submit: 'Kaydet',
    anyway: 'Yine de kaydet',
    failed: 'Takım güncellenemedi.',
    loadFailed: 'Takım detayları yüklenirken bir hata oluştu.',
    notFoundText: 'Takım silinmiş ya da adresi yanlış olabilir.',
    facts: (id: string, since: string) => `Takım no ${id} · Oluşturulma: ${since}`,
    nothing: 'Değişen bir şey yok.',
    done: (team: string, said: string) => `${team}: ${said}`,
    moved: 'Takım bu arada değişti.',
    movedField: (field: string, now: string) => `${field}, şimdi: ${now}`,
    movedNext: 'Kaydederseniz yalnızca sizin değiştirdiğiniz alanlar yazılır.',
    takeTheirs: 'Güncel hâlini al',
  },
  remove: {
    leads: 'Maçlarından ve oyuncularından ne kadarının gideceği silmeden önce gösterilir.',
    title: (team: string) => `${team} takımı silinsin mi?`,
    description: 'Takım ve bu sezondaki maçları kalıcı olarak silinir.',
    countsFailed: 'Silinecekler okunamadı.',
    matches: (count: number, finished: number) =>
      count === 0
        ? 'Bu sezonda maçı yok.'
        : finished === 0
          ? `${matches(count)} silinir.`
          : `${matches(count)} silinir; biten ${matches(finished)} için sonuç ve istatistikler de gider.`,
    players: {
      none: 'Takımda oyuncu yok.',
      free: (count: number) => `${players(count)} serbest kalır.`,
      delete: (count: number) => `${players(count)} silinir; hesapları ve kişisel bilgileri de gider.`,
    },
    choice: 'Oyuncular',
    choices: {
      free: { label: 'Oyuncuları serbest bırak', hint: 'Başka bir takıma atanabilirler.' },
      delete: { label: 'Oyuncuları da sil', hint: 'Geri alınamaz.' },
    },
    remains: 'Geçmiş sezonların maçları ve denetim kaydı kalır.',
    reasonHint: 'Kişisel bilgi yazmayın; geçmişte kalır.',
    submit: 'Takımı sil',
    submitWith: (count: number) => `Takımı ve ${players(count)}yu sil`,
    busy: 'Siliniyor…',
    failed: 'Takım silinemedi.',
    done: (
      team: string,
      said: string,
      gone: { readonly deletedMatches: number; readonly freedPlayers: number; readonly deletedPlayers: number },
    ) =>
      [
        `${team}: ${said} Silinen maç: ${formatNumber(gone.deletedMatches)}`,
        ...(gone.deletedPlayers > 0 ? [`silinen oyuncu: ${formatNumber(gone.deletedPlayers)}`] : []),
        `serbest kalan oyuncu: ${formatNumber(gone.freedPlayers)}`,
      ].join(', '),
  },
} as const;
