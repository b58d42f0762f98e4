import { useState } from 'react';
import { AlertDialog } from '../components/ui/alert-dialog.tsx';
import { Button } from '../components/ui/button.tsx';
import { Dialog } from '../components/ui/dialog.tsx';
import { SelectField, TextField } from '../components/ui/field.tsx';
import { Sheet } from '../components/ui/sheet.tsx';
import { Row, Section } from './controls-parts.tsx';

const SAVE_MS = 2_000;

const Filler = () => (
  <>
    {Array.from({ length: 12 }, (_, index) => (
      <p key={index}>{index + 1}. satır: gövde kayar, baş ve ayak yerinde durur.</p>
    ))}
  </>
);

type Open = 480 | 640 | 960 | 'text' | 'bottom' | 'left' | 'danger' | 'neutral' | 'loading' | null;

export const OverlayControls = () => {
  const [open, setOpen] = useState<Open>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(null);
  const opener = (name: Open, label: string) => (
    <Button key={label} variant="secondary" onClick={() => setOpen(name)}>
      {label}
    </Button>
  );
  const act = () => {
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      close();
    }, SAVE_MS);
  };
  const footer = (
    <>
      <Button variant="secondary" onClick={close}>
        Vazgeç
      </Button>
      <Button onClick={close}>Kaydet</Button>
    </>
  );
  return (
    <Section title="Dialog, AlertDialog, Sheet">
      <Row>
        {opener(480, 'Dialog 480')}
        {opener(640, 'Dialog 640')}
        {opener(960, 'Dialog 960')}
        {opener('text', 'Dialog, alansız')}
        {opener('danger', 'AlertDialog, tehlikeli')}
        {opener('neutral', 'AlertDialog, tarafsız')}
        {opener('loading', 'AlertDialog, sayılar yolda')}
        {opener('bottom', 'Sheet, alttan')}
        {opener('left', 'Sheet, soldan')}
      </Row>
      {(open === 480 || open === 640 || open === 960) && (
        <Dialog size={open} title="Tarih ver · Ege – Üsküdar" description="7. hafta" onClose={close} footer={footer}>
          <TextField label="Stadyum" />
          <SelectField label="Durum">
            <option>Planlandı</option>
          </SelectField>
          {open === 640 && <Filler />}
        </Dialog>
      )}
      {open === 'text' && (
        <Dialog size={480} title="Alansız" description="Odak başlıktadır." onClose={close} footer={footer}>
          <p>Burada yazılacak bir şey yok.</p>
        </Dialog>
      )}
      {open === 'danger' && (
        <AlertDialog
          tone="danger"
          title="2025 sezonunun maçları silinsin mi?"
          description="Fikstür baştan oluşturulana kadar maç görünmez."
          facts={['12 takım kalır', '66 maç silinir', '198 oyuncunun istatistiği sıfırlanır']}
          remains="Geçmiş denetimde kalır."
          asksReason
          confirmLabel="66 maçı sil"
          busyLabel="Siliniyor…"
          busy={busy}
          onConfirm={act}
          onCancel={close}
        />
      )}
      {open === 'neutral' && (
        <AlertDialog
          tone="neutral"
          title="Hakem kaldırılsın mı?"
          description="Hakan, Kartal – Çamlıca maçından alınır. Maç ve sonucu değişmez."
          confirmLabel="Hakemi kaldır"
          busyLabel="Kaldırılıyor…"
          busy={busy}
          failure="Sunucudan yanıt alınamadı. Yeniden deneyin."
          onConfirm={act}
          onCancel={close}
        />
      )}
      {open === 'loading' && (
        <AlertDialog
          tone="danger"
          title="Takım silinsin mi?"
          description="Kartal Yıldızları ligden çıkar."
          facts={null}
          confirmLabel="Takımı sil"
          busyLabel="Siliniyor…"
          busy={false}
          onConfirm={act}
          onCancel={close}
        />
      )}
      {(open === 'bottom' || open === 'left') && (
        <Sheet side={open} title="Menü" description="Sitenin bölümleri" onClose={close}>
          <nav aria-label="Menü">
            <ul>
              {['Turnuva', 'Haftalık Takvim', 'Profilim', 'Görünüm'].map((label) => (
                <li key={label}>
                  <a href={`#${label}`} className="flex min-h-11 items-center rounded-control px-3 hover:bg-hover">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </Sheet>
      )}
    </Section>
  );
};
