import { pageTitles } from '@league/query-api/contract/page-titles.ts';

/** Texts of the page about the league. They say what the site does, and change with it. */
export const aboutMessages = {
  title: pageTitles.about,
  note: (league: string) => `${league}: çevrimiçi futbol ligi.`,
  leagueTitle: 'Lig',
  league:
    'Burası bir oyun topluluğunun 8’e 8 oynanan çevrimiçi futbol ligi. Takımlar bir sezon boyunca karşılaşır, sonuçları maçların hakemleri girer, puan durumu kendiliğinden oluşur.',
  missionTitle: 'Amacımız',
  mission:
    'Her oyuncunun emeği görünsün: kim oynadı, kim attı, kim kurtardı. Her değişikliğin kim tarafından ve neden yapıldığı kayıtlıdır; hiçbir sonuç iz bırakmadan değişmez.',
  featuresTitle: 'Neler var?',
  features: [
    { term: 'Takım yönetimi', text: 'Kadrolar, armalar ve her takımın kendi sayfası.' },
    { term: 'Haftalık fikstür', text: 'Günün maçları ve haftalık takvim, canlı skorlarla.' },
    { term: 'İstatistikler', text: 'Her maçın oyuncu satırları, puanlar ve sezon toplamları.' },
    { term: 'Krallıklar', text: 'Gol, asist ve kurtarış krallığı.' },
    { term: 'Transferler', text: 'Takım değişiklikleri ve oynanan takımlar oyuncuların profillerinde durur.' },
  ],
  contact: 'Sorularınız ve önerileriniz için lig yönetimine yazın.',
} as const;
