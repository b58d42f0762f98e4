import { Pencil, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, buttonClass, IconButton } from '../components/ui/button.tsx';
import { type Cases, each, Held, Row } from './cases.tsx';

const variants = [
  ['primary', 'Sonucu kaydet'],
  ['brand', 'Kayıt Ol'],
  ['secondary', 'Vazgeç'],
  ['ghost', 'Düzenle'],
  ['danger', '66 maçı sil'],
] as const;

const every = (propsOf: (index: number) => Partial<ComponentProps<typeof Button>>) => (
  <Row>
    {variants.map(([variant, label], index) => (
      <Button key={variant} variant={variant} {...propsOf(index)}>
        {label}
      </Button>
    ))}
  </Row>
);

export const buttons: Cases = {
  Button: {
    '44 px': every(() => ({})),
    '36 px, fare için': every(() => ({ size: 'small' })),
    'disabled, aria-disabled': every((index) => (index % 2 === 0 ? { disabled: true } : { 'aria-disabled': true })),
    busyLabel: every(() => ({ busy: true, busyLabel: 'Kaydediliyor…' })),
    'busy, genişliğini korur': (
      <Held start={false}>
        {(busy, change) => (
          <Row>
            <Button busy={busy} busyLabel="Kaydediliyor…" onClick={() => change(true)}>
              Kaydet
            </Button>
            <Button onClick={() => change(false)}>Bitir</Button>
          </Row>
        )}
      </Held>
    ),
    bağlantı: (
      <a href="#link" className={`${buttonClass('secondary')} self-start`}>
        Bağlantı
      </a>
    ),
  },
  IconButton: each(IconButton, {
    secondary: { label: 'Düzenle', variant: 'secondary', children: <Pencil aria-hidden="true" className="size-5" /> },
    ghost: { label: 'Kapat', children: <X aria-hidden="true" className="size-5" /> },
  }),
};
