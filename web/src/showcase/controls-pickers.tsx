import { useRef, useState } from 'react';
import { DateMask } from '../components/ui/date-mask-field.tsx';
import { SearchBox } from '../components/ui/search-box.tsx';
import { Stepper } from '../components/ui/stepper.tsx';
import { Case, Grid, Row, Section } from './controls-parts.tsx';

const MOST_GOALS = 99;

const Score = () => {
  const [home, setHome] = useState('3');
  const [away, setAway] = useState('');
  const second = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap gap-6">
      <Stepper
        label="Ev skoru"
        value={home}
        onChange={setHome}
        most={MOST_GOALS}
        increaseLabel="Ev skorunu artır"
        decreaseLabel="Ev skorunu azalt"
        onEnter={() => second.current?.focus()}
      />
      <Stepper
        ref={second}
        label="Deplasman skoru"
        value={away}
        onChange={setAway}
        most={MOST_GOALS}
        increaseLabel="Deplasman skorunu artır"
        decreaseLabel="Deplasman skorunu azalt"
      />
    </div>
  );
};

const Small = ({ error, start = '0' }: { readonly error?: string; readonly start?: string }) => {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      size="s"
      label="Arda, gol"
      value={value}
      onChange={setValue}
      most={2}
      error={error}
      increaseLabel="Arda golünü artır"
      decreaseLabel="Arda golünü azalt"
    />
  );
};

const Dates = () => {
  const [day, setDay] = useState('2026-11-20');
  const [start, setStart] = useState<string | null>(null);
  return (
    <Grid>
      <div>
        <DateMask label="Gün" value={day} onChange={setDay} />
        <p className="pt-2 text-meta text-text-2">
          Değer: <output>{day}</output>
        </p>
      </div>
      <DateMask label="Başlangıç" hint="Sezonun ilk günü." value={start} onChange={setStart} steps={false} optional />
      <DateMask label="Bitiş" error="Bitiş, başlangıçtan önce olamaz." value={day} onChange={setDay} steps={false} />
    </Grid>
  );
};

const Searching = () => {
  const [search, setSearch] = useState('Kartal');
  return (
    <Grid>
      <div>
        <SearchBox label="Takım ara" value={search} onChange={setSearch} />
        <p className="pt-2 text-meta text-text-2">
          Aranan: <output>{search}</output>
        </p>
      </div>
      <SearchBox label="Oyuncu ara" labelHidden value="" onChange={() => undefined} />
    </Grid>
  );
};

export const PickerControls = () => (
  <>
    <Section title="Stepper">
      <Grid>
        <Case title="L">
          <Score />
        </Case>
        <Case title="L, yalnız okunur ve hatalı">
          <div className="flex flex-wrap items-end gap-6">
            <Stepper
              label="Hükmen skor"
              value="3"
              readOnly
              onChange={() => undefined}
              most={MOST_GOALS}
              increaseLabel="Artır"
              decreaseLabel="Azalt"
            />
            <Stepper
              label="Eksik skor"
              value=""
              error="Skor girilmedi."
              onChange={() => undefined}
              most={MOST_GOALS}
              increaseLabel="Eksik skoru artır"
              decreaseLabel="Eksik skoru azalt"
            />
          </div>
        </Case>
        <Case title="S">
          <Row>
            <Small />
            <Small start="2" />
            <Small error="Skordan çok gol var." start="2" />
          </Row>
        </Case>
      </Grid>
    </Section>
    <Section title="DateMask">
      <Dates />
    </Section>
    <Section title="SearchBox">
      <Searching />
    </Section>
  </>
);
