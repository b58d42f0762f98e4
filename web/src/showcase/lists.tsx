import { Disclosure } from '../components/ui/disclosure.tsx';
import { ErrorSummary } from '../components/ui/error-summary.tsx';
import { SelectField } from '../components/ui/field.tsx';
import { FilterChips } from '../components/ui/filter-chips.tsx';
import { ViewTabs } from '../components/ui/view-tabs.tsx';
import { Toolbar } from '../components/ui/toolbar.tsx';
import { type Cases, each, Held } from './cases.tsx';

const filters = ['Hafta: 7', 'Durum: Planlandı', 'Takım: Çok Uzun Takım Adı Gençlik ve Spor Kulübü'];

export const lists: Cases = {
  Toolbar: {
    'bir filtreyle': (
      <Held start="planned">
        {(status, change) => (
          <Toolbar active={status === '' ? 0 : 1} count={status === '' ? '66 maç' : '6 maç'} onClear={() => change('')}>
            <SelectField label="Durum" value={status} onChange={(event) => change(event.target.value)}>
              <option value="">Tümü</option>
              <option value="planned">Planlandı</option>
            </SelectField>
          </Toolbar>
        )}
      </Held>
    ),
  },
  FilterChips: {
    üç: (
      <Held start={filters}>
        {(labels, change) => (
          <FilterChips
            chips={labels.map((label) => ({ key: label, label }))}
            onRemove={(gone) => change(labels.filter((label) => label !== gone))}
          />
        )}
      </Held>
    ),
  },
  ViewTabs: {
    üç: (
      <Held start="home">
        {(chosen, change) => (
          <ViewTabs
            label="Maçlar"
            views={[
              { key: 'all', name: 'Tümü' },
              { key: 'home', name: 'İç saha' },
              { key: 'away', name: 'Dış saha' },
            ]}
            chosen={chosen}
            onChoose={change}
          />
        )}
      </Held>
    ),
  },
  Disclosure: each(Disclosure, {
    kapalı: {
      label: 'Turnuva',
      children: (
        <a href="#baglanti" className="flex min-h-11 items-center rounded-control px-3 hover:bg-hover">
          Takımlar
        </a>
      ),
    },
  }),
  ErrorSummary: each(ErrorSummary, {
    'iki alan': {
      attempt: 0,
      problems: [
        { id: 'showcase-team', message: 'Takım adı girilmedi. En az 3 harf yazın.' },
        { id: 'showcase-number', message: 'Forma numarası 1 ile 99 arasında olmalı.' },
      ],
    },
  }),
};
