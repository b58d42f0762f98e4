import { Star } from 'lucide-react';
import { Avatar } from '../components/crest.tsx';
import { DiffView } from '../components/ui/diff-view.tsx';
import type { LineupEntry } from '../components/ui/lineup-places.ts';
import { PitchLineup } from '../components/ui/pitch-lineup.tsx';
import { Podium } from '../components/ui/podium.tsx';
import { StatBar } from '../components/ui/stat-bar.tsx';
import { Timeline } from '../components/ui/timeline.tsx';
import { WinRing } from '../components/ui/win-ring.tsx';
import { Line, Part, SampleLink } from './display-parts.tsx';

const kings = [
  ['ArdaTheWall', '12 gol', 'Kartal Yıldızları'],
  ['Efe', '10 gol', 'Çok Uzun Takım Adı Gençlik ve Spor Kulübü'],
  ['XxCanavarGolcüxX_1903', '9 gol', undefined],
] as const;

const formation = [
  'Kaleci',
  'Sol Bek',
  'Stoper',
  'Sağ Bek',
  'Sol Orta Saha',
  'Sağ Orta Saha',
  'Sol Forvet',
  'Sağ Forvet',
  'Sol Kanat',
];

const eight = (side: string): readonly LineupEntry[] =>
  formation.map((position, index) => ({
    key: `${side}${index}`,
    name: index === 4 ? 'XxCanavarGolcüxX' : `${side} ${index + 1}`,
    position,
    number: index === 3 ? null : index * 9 + 1,
  }));

const changes = [
  { key: 'score', field: 'Skor (ev)', before: '2', after: '3' },
  { key: 'goal', field: 'Arda · gol', before: '1', after: '2' },
  { key: 'note', field: 'Gerekçe', before: null, after: 'Video izlendi' },
  { key: 'stadium', field: 'Stadyum', before: 'Lig Stadyumu', after: null },
];

const unchanged = Array.from({ length: 14 }, (_, index) => ({
  key: String(index),
  field: `Alan ${index + 1}`,
  value: String(index),
}));

/** Drawings, all of which repeat words that stand beside them. */
export const DrawingsShowcase = () => (
  <>
    <Part title="Podium">
      <Podium
        entries={kings.map(([name, value, note]) => ({
          key: name,
          name,
          value,
          note,
          mark: <Avatar person={{ id: name, name }} size={48} />,
          link: (parts) => <SampleLink href="#podium" {...parts} />,
        }))}
      />
    </Part>
    <Part title="StatBar · WinRing">
      <div className="flex max-w-form flex-col gap-3 rounded-card border border-line bg-surface p-4">
        <StatBar label="Gol" home={3} away={1} homeName="Kartal" awayName="Çamlıca" />
        <StatBar label="Kurtarış" home={4} away={9} homeName="Kartal" awayName="Çamlıca" />
        <StatBar label="Kırmızı kart" home={0} away={0} homeName="Kartal" awayName="Çamlıca" />
        <StatBar label="Pas" home={1204} away={0} homeName="Kartal" awayName="Çamlıca" />
      </div>
      <Line>
        {[100, 70, 58.3, 12.5, 0].map((rate) => (
          <WinRing key={rate} rate={rate} />
        ))}
        <WinRing rate={58.3} size={96} />
      </Line>
    </Part>
    <Part title="PitchLineup">
      <PitchLineup
        home={{ name: 'Kartal Yıldızları', entries: eight('Ev') }}
        away={{ name: 'Çamlıca SK', entries: eight('Dep') }}
      />
    </Part>
    <Part title="Timeline · DiffView">
      <Timeline
        label="Başarımlar"
        items={[
          {
            key: 'mvp',
            dateTime: '2026-11-20',
            time: '20 Kasım 2026',
            title: 'Maçın oyuncusu',
            text: 'Çamlıca karşısında iki gol.',
            icon: <Star />,
          },
          { key: 'goal', dateTime: 'PT54M', time: '54. dakika', title: 'Gol, Arda' },
        ]}
      />
      <DiffView caption="Maç sonucu düzeltildi" changes={changes} unchanged={unchanged} />
    </Part>
  </>
);
