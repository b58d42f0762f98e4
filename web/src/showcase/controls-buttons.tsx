import { Pencil, Plus, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass, IconButton } from '../components/ui/button.tsx';
import { Case, Grid, Row, Section } from './controls-parts.tsx';

const variants = [
  ['primary', 'Sonucu kaydet'],
  ['brand', 'Kayıt Ol'],
  ['secondary', 'Vazgeç'],
  ['ghost', 'Düzenle'],
  ['danger', '66 maçı sil'],
  ['danger-quiet', 'Sil'],
] as const;

const Saving = () => {
  const [busy, setBusy] = useState(false);
  return (
    <Row>
      <Button busy={busy} busyLabel="Kaydediliyor…" onClick={() => setBusy(true)}>
        Kaydet
      </Button>
      <Button variant="secondary" onClick={() => setBusy(false)}>
        Bitir
      </Button>
    </Row>
  );
};

export const ButtonControls = () => (
  <Section title="Button">
    <Grid>
      <Case title="44 px">
        <Row>
          {variants.map(([variant, label]) => (
            <Button key={variant} variant={variant}>
              {variant === 'danger-quiet' && <Trash2 aria-hidden="true" className="size-5" />}
              {label}
            </Button>
          ))}
          <a href="#link" className={buttonClass('secondary')}>
            Bağlantı
          </a>
        </Row>
      </Case>
      <Case title="36 px, fare için">
        <Row>
          {variants.map(([variant, label]) => (
            <Button key={variant} variant={variant} size="small">
              {label}
            </Button>
          ))}
        </Row>
      </Case>
      <Case title="disabled, aria-disabled">
        <Row>
          {variants.map(([variant, label], index) => (
            <Button key={variant} variant={variant} disabled={index % 2 === 0} aria-disabled={index % 2 === 1}>
              {label}
            </Button>
          ))}
        </Row>
      </Case>
      <Case title="busy">
        <Row>
          {variants.map(([variant, label]) => (
            <Button key={variant} variant={variant} busyLabel="Kaydediliyor…">
              {label}
            </Button>
          ))}
        </Row>
      </Case>
      <Case title="Genişliğini korur">
        <Saving />
      </Case>
      <Case title="IconButton">
        <Row>
          <IconButton label="Ekle" variant="primary">
            <Plus aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label="Düzenle" variant="secondary">
            <Pencil aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label="Kapat">
            <X aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label="Satırı sil" variant="danger-quiet" size="small">
            <Trash2 aria-hidden="true" className="size-4" />
          </IconButton>
        </Row>
      </Case>
    </Grid>
  </Section>
);
