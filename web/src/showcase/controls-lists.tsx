import { useRef, useState } from 'react';
import { Button } from '../components/ui/button.tsx';
import { ErrorSummary, focusFirstProblem } from '../components/ui/error-summary.tsx';
import { SelectField, TextField } from '../components/ui/field.tsx';
import { FilterChips } from '../components/ui/filter-chips.tsx';
import { PageNav, type PageSize, ShowMore } from '../components/ui/pagination.tsx';
import { SearchBox } from '../components/ui/search-box.tsx';
import { Toolbar } from '../components/ui/toolbar.tsx';
import { Case, Section } from './controls-parts.tsx';

const filters = [
  { key: 'week', label: 'Hafta: 7' },
  { key: 'status', label: 'Durum: Planlandı' },
  { key: 'team', label: 'Takım: Çok Uzun Takım Adı Gençlik ve Spor Kulübü' },
] as const;

const Chips = () => {
  const [chips, setChips] = useState<readonly (typeof filters)[number][]>(filters);
  return (
    <FilterChips
      chips={chips}
      onRemove={(key) => setChips(chips.filter((chip) => chip.key !== key))}
      onClear={() => setChips([])}
    />
  );
};

const List = () => {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState('planned');
  return (
    <Toolbar
      search={<SearchBox label="Takım ara" value={search} onChange={setSearch} />}
      active={status === '' ? 0 : 1}
      count={status === '' ? '66 maç' : '6 maç'}
      onClear={() => setStatus('')}
    >
      <SelectField label="Durum" value={status} onChange={(event) => setStatus(event.target.value)}>
        <option value="">Tümü</option>
        <option value="planned">Planlandı</option>
      </SelectField>
      <SelectField label="Hafta">
        <option>7</option>
      </SelectField>
    </Toolbar>
  );
};

const STEP = 3;
const ITEMS = 8;

const More = () => {
  const [shown, setShown] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  return (
    <div>
      <ul ref={list} className="flex flex-wrap gap-2">
        {Array.from({ length: shown }, (_, index) => (
          <li key={index}>
            <a href="#takim" className="inline-flex min-h-11 items-center rounded-control border border-line px-3">
              Takım {index + 1}
            </a>
          </li>
        ))}
      </ul>
      <ShowMore
        shown={shown}
        total={ITEMS}
        step={STEP}
        list={list}
        onMore={() => setShown(Math.min(shown + STEP, ITEMS))}
      />
    </div>
  );
};

const PAGES = 12;

const Pages = () => {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<PageSize>(25);
  return <PageNav page={page} pages={PAGES} size={size} onPage={setPage} onSize={setSize} />;
};

const Form = () => {
  const [attempt, setAttempt] = useState(0);
  const [name, setName] = useState('');
  const [city, setCity] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const problems = [
    { id: 'form-name', message: 'Takım adı girilmedi. En az 3 harf yazın.', found: name === '' },
    { id: 'form-city', message: 'Şehir girilmedi. Bir şehir yazın.', found: city === '' },
  ].filter(({ found }) => attempt > 0 && found);
  const errorOf = (id: string) => problems.find((each) => each.id === id)?.message;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
        if ([name, city].filter((each) => each === '').length === 1) focusFirstProblem(form);
      }}
      className="flex max-w-form flex-col gap-4"
    >
      {problems.length > 1 && <ErrorSummary problems={problems} attempt={attempt} />}
      <TextField
        id="form-name"
        label="Takım adı"
        error={errorOf('form-name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        id="form-city"
        label="Şehir"
        error={errorOf('form-city')}
        value={city}
        onChange={(event) => setCity(event.target.value)}
      />
      <Button type="submit" className="self-start">
        Kaydet
      </Button>
    </form>
  );
};

export const ListControls = () => (
  <>
    <Section title="Toolbar, FilterChips">
      <Case title="Toolbar">
        <List />
      </Case>
      <Case title="FilterChips">
        <Chips />
      </Case>
    </Section>
    <Section title="Pagination">
      <Case title="ShowMore">
        <More />
      </Case>
      <Case title="PageNav">
        <Pages />
      </Case>
    </Section>
    <Section title="ErrorSummary">
      <Case title="Hazır">
        <ErrorSummary
          attempt={0}
          problems={[
            { id: 'showcase-team', message: 'Takım adı girilmedi. En az 3 harf yazın.' },
            { id: 'showcase-number', message: 'Forma numarası 1 ile 99 arasında olmalı.' },
          ]}
        />
      </Case>
      <Case title="Formda">
        <Form />
      </Case>
    </Section>
  </>
);
