import type { ComponentProps } from 'react';
import { ColourPicker } from '../components/ui/colour-picker.tsx';
import { Combobox } from '../components/ui/combobox.tsx';
import type { ComboboxOption } from '../components/ui/combobox-filter.ts';
import { DateMask } from '../components/ui/date-mask-field.tsx';
import { PictureField } from '../components/ui/picture-field.tsx';
import { SearchBox } from '../components/ui/search-box.tsx';
import { Stepper } from '../components/ui/stepper.tsx';
import { Tabs } from '../components/ui/tabs.tsx';
import { type Cases, Held, Row } from './cases.tsx';

type Counted = ComponentProps<typeof Stepper>['value'];
type StepperSample = { readonly start: Counted; readonly label: string } & Partial<ComponentProps<typeof Stepper>>;

const Count = ({ start, label, ...rest }: StepperSample) => (
  <Held<Counted> start={start}>
    {(value, change) => (
      <Stepper
        label={label}
        value={value}
        onChange={change}
        most={99}
        increaseLabel={`${label}: artır`}
        decreaseLabel={`${label}: azalt`}
        {...rest}
      />
    )}
  </Held>
);

const players: readonly ComboboxOption[] = (
  ['Arda', 'Ardıç', 'Işık', 'İlker', 'Çağrı', 'Göktuğ', 'Ömer', 'Şükrü', 'Ümit', 'Baran'] as const
).map((label, index) => ({ id: label, label, note: `${index + 1} numara, Kartal` }));

const tabs = (
  <Held start="İstatistik">
    {(value, change) => (
      <Tabs
        label="Maçın bölümleri"
        value={value}
        onChange={change}
        tabs={['İstatistik', 'Diziliş', 'Hakemler'].map((part) => ({
          value: part,
          label: part,
          content: <p>{part}</p>,
        }))}
      />
    )}
  </Held>
);

/** The value stands under the box, as its owner gets it. */
const day = (start: string | null, props: Omit<ComponentProps<typeof DateMask>, 'value' | 'onChange'>) => (
  <Held start={start}>
    {(value, change) => (
      <>
        <DateMask {...props} value={value} onChange={change} />
        <output className="text-meta">{value}</output>
      </>
    )}
  </Held>
);

/** A square with a circle in it. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"%3E%3Ccircle cx="4.5" cy="4.5" r="4" fill="%23e8590c"/%3E%3C/svg%3E';

const picture = (label: string, start: string, rest: { readonly removable?: true; readonly error?: string } = {}) => (
  <Held start={start}>
    {(value, change) => (
      <PictureField label={label} value={value} onChange={change} upload="/api/upload/team-logo" {...rest} />
    )}
  </Held>
);

export const controls: Cases = {
  Stepper: {
    L: (
      <Row>
        <Count label="Ev skoru" start={3} />
        <Count label="Deplasman skoru" start={null} />
      </Row>
    ),
    'L, hatalı': <Count label="Eksik skor" start={null} error="Skor girilmedi." />,
    S: (
      <Row>
        <Count size="s" label="Arda, gol" start={0} most={2} />
        <Count size="s" label="Efe, gol" start={2} most={2} />
        <Count size="s" label="Işık, gol" start={2} most={2} error="Skordan çok gol var." />
      </Row>
    ),
  },
  PictureField: {
    boş: picture('Takım logosu', ''),
    dolu: picture('Kartal logosu', PICTURE, { removable: true }),
    hatalı: picture('Lig logosu', PICTURE, { error: 'Lütfen bir logo seçin!' }),
  },
  DateMask: {
    düğmeli: day('2026-11-20', { label: 'Gün' }),
    boş: day(null, { label: 'Başlangıç', hint: 'Sezonun ilk günü.', steps: false, optional: true }),
    hatalı: day('2026-11-20', { label: 'Bitiş', error: 'Bitiş, başlangıçtan önce olamaz.', steps: false }),
  },
  SearchBox: {
    dolu: (
      <Held start="Kartal">{(value, change) => <SearchBox label="Takım ara" value={value} onChange={change} />}</Held>
    ),
  },
  Combobox: {
    seçer: (
      <Held<string | null> start={null}>
        {(player, choose) => (
          <Combobox label="Oyuncu" hint="Adın bir bölümü yeter." options={players} value={player} onChange={choose} />
        )}
      </Held>
    ),
    hatalı: <Combobox label="Takım" error="Bir takım seçin." options={[]} value={null} onChange={() => undefined} />,
  },
  ColourPicker: {
    hazır: (
      <Held start="#dc3545">{(hex, change) => <ColourPicker label="Tema rengi" value={hex} onChange={change} />}</Held>
    ),
  },
  Tabs: { üç: tabs },
};
