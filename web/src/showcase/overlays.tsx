import type { ReactNode } from 'react';
import { AlertDialog } from '../components/ui/alert-dialog.tsx';
import { Banner } from '../components/ui/banner.tsx';
import { Button } from '../components/ui/button.tsx';
import { Dialog } from '../components/ui/dialog.tsx';
import { DialogBody, DialogFoot } from '../components/ui/dialog-parts.tsx';
import { TextField } from '../components/ui/field.tsx';
import { Sheet } from '../components/ui/sheet.tsx';
import { type Cases, Held } from './cases.tsx';

/** A button that opens what is shown, which closes itself. */
const opened = (shown: (close: () => void) => ReactNode) => (
  <Held start={false}>
    {(open, change) => (
      <>
        <Button variant="secondary" className="self-start" onClick={() => change(true)}>
          Aç
        </Button>
        {open && shown(() => change(false))}
      </>
    )}
  </Held>
);

const dialog = (size: 480 | 960, children: ReactNode) =>
  opened((close) => (
    <Dialog size={size} title="Tarih ver · Ege – Üsküdar" description="7. hafta" onClose={close}>
      <DialogBody>{children}</DialogBody>
      <DialogFoot>
        <Button onClick={close}>Kaydet</Button>
      </DialogFoot>
    </Dialog>
  ));

const sheet = (side: 'bottom' | 'left') =>
  opened((close) => (
    <Sheet side={side} title="Menü" description="Sitenin bölümleri" onClose={close}>
      {['Turnuva', 'Haftalık Takvim', 'Profilim'].map((label) => (
        <a key={label} href="#menu" className="flex min-h-11 items-center rounded-control px-3 hover:bg-hover">
          {label}
        </a>
      ))}
    </Sheet>
  ));

export const overlays: Cases = {
  Dialog: {
    '480': dialog(480, <TextField label="Stadyum" />),
    '480, kayar': dialog(
      480,
      Array.from({ length: 40 }, (_, index) => <p key={index}>{index + 1}. satır: baş ve ayak yerinde durur.</p>),
    ),
    '960, alansız': dialog(960, <p>Burada yazılacak bir şey yok: odak başlıktadır.</p>),
  },
  AlertDialog: {
    'gerçekleri söyler, reddedilmiş': opened((close) => (
      <AlertDialog
        title="Kartal42 silinsin mi?"
        description="Bu işlem geri alınamaz."
        facts={['Hesabı ve kişisel bilgileri silinir.', 'Takımdaki üyeliği biter: Çamlıca SK']}
        remains="Gamertag geçmiş maçlarda kalır."
        failure={
          <Banner tone="danger" announced>
            Son yöneticinin yetkisi kaldırılamaz.
          </Banner>
        }
        confirmLabel="Oyuncuyu sil"
        onConfirm={close}
        onCancel={close}
      />
    )),
    'gerekçe ister': opened((close) => (
      <AlertDialog
        title="2025 sezonunun maçları silinsin mi?"
        description="Fikstür baştan oluşturulana kadar maç görünmez."
        remains="Geçmiş denetimde kalır."
        reason=""
        reasons={['Yanlış giriş', 'Fikstür baştan oluşturulacak']}
        confirmLabel="66 maçı sil"
        onConfirm={close}
        onCancel={close}
      />
    )),
  },
  Sheet: { alttan: sheet('bottom'), soldan: sheet('left') },
};
