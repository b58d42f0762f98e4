import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Tabs } from '../components/ui/tabs.tsx';
import { LinkTabs, linkTabClass } from '../components/ui/tabs-links.tsx';
import { Case, Grid, Section } from './controls-parts.tsx';

const parts = ['stats', 'lineup', 'referees', 'broadcasters'] as const;
const names = { stats: 'İstatistik', lineup: 'Diziliş', referees: 'Hakemler', broadcasters: 'Yayıncılar' } as const;

const Parts = ({ manual }: { readonly manual: boolean }) => {
  const [part, setPart] = useState<(typeof parts)[number]>('stats');
  return (
    <Tabs
      label={manual ? 'Maçın bölümleri, Enter ile' : 'Maçın bölümleri'}
      manual={manual}
      value={part}
      onChange={setPart}
      tabs={parts.map((value) => ({ value, label: names[value], content: <p>{names[value]} burada.</p> }))}
    />
  );
};

export const TabControls = () => (
  <Section title="Tabs, LinkTabs">
    <Grid>
      <Case title="Tabs">
        <Parts manual={false} />
      </Case>
      <Case title="Tabs, manual">
        <Parts manual />
      </Case>
      <Case title="LinkTabs">
        <LinkTabs label="Krallıklar">
          <Link to="/_ui" className={linkTabClass}>
            Gol
          </Link>
          <Link to="/standings" className={linkTabClass}>
            Asist
          </Link>
          <Link to="/weekly-matches" className={linkTabClass}>
            Kurtarış
          </Link>
        </LinkTabs>
      </Case>
    </Grid>
  </Section>
);
