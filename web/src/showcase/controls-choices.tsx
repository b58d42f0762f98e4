import { LogOut, MoreHorizontal, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../components/ui/alert-dialog.tsx';
import { Button, IconButton } from '../components/ui/button.tsx';
import { ColourPicker } from '../components/ui/colour-picker.tsx';
import { Combobox } from '../components/ui/combobox.tsx';
import type { ComboboxOption } from '../components/ui/combobox-filter.ts';
import { Dialog } from '../components/ui/dialog.tsx';
import { Disclosure } from '../components/ui/disclosure.tsx';
import { LogoUpload } from '../components/ui/logo-upload.tsx';
import { Menu } from '../components/ui/menu.tsx';
import { Case, Grid, Row, Section } from './controls-parts.tsx';

const players: readonly ComboboxOption[] = [
  ['Arda', '8 numara, Kartal'],
  ['Ardıç', '4 numara, Çamlıca'],
  ['Işık', '10 numara, Kartal'],
  ['İlker', '1 numara, Çamlıca'],
  ['Çağrı', '7 numara, Kartal'],
  ['Göktuğ', '9 numara, Çamlıca'],
  ['Ömer', '3 numara, Kartal'],
  ['Şükrü', '5 numara, Çamlıca'],
  ['Ümit', '6 numara, Kartal'],
  ['Baran', '11 numara, Çamlıca'],
].map(([label = '', note = '']) => ({ id: label, label, note }));

const Choosing = () => {
  const [player, setPlayer] = useState<ComboboxOption | null>(null);
  return (
    <>
      <Combobox label="Oyuncu" hint="Adın bir bölümü yeter." options={players} value={player} onChoose={setPlayer} />
      <p className="text-meta text-text-2">
        Seçilen: <output>{player?.label ?? 'yok'}</output>
      </p>
    </>
  );
};

const Adding = () => {
  const [added, setAdded] = useState<readonly string[]>([]);
  const last = added.at(-1);
  const total = added.filter((each) => each === last).length;
  return (
    <>
      <Combobox
        adds
        label="Gol ekle"
        options={players}
        value={null}
        announcement={last === undefined ? undefined : `${last}, gol eklendi, toplam ${total}`}
        onChoose={(option) => option !== null && setAdded([...added, option.label])}
      />
      <p className="text-meta text-text-2">
        Goller: <output>{added.join(', ')}</output>
      </p>
    </>
  );
};

const InDialog = () => {
  const [open, setOpen] = useState(false);
  const [player, setPlayer] = useState<ComboboxOption | null>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Dialog içinde
      </Button>
      {open && (
        <Dialog
          size={480}
          title="Hakem ata"
          description="Kartal – Çamlıca"
          onClose={() => setOpen(false)}
          footer={<Button>Ata</Button>}
        >
          <Combobox label="Hakem" options={players} value={player} onChoose={setPlayer} />
        </Dialog>
      )}
    </>
  );
};

const Actions = () => {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Menu
        align="start"
        trigger={
          <IconButton label="Diğer işlemler" variant="secondary">
            <MoreHorizontal aria-hidden="true" className="size-5" />
          </IconButton>
        }
        items={[
          { label: 'Profilim', icon: <UserRound aria-hidden="true" className="size-5" />, onSelect: () => undefined },
          { label: 'Çıkış Yap', icon: <LogOut aria-hidden="true" className="size-5" />, onSelect: () => undefined },
          {
            label: 'Hesabı sil',
            danger: true,
            icon: <Trash2 aria-hidden="true" className="size-5" />,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      {asking && (
        <AlertDialog
          tone="danger"
          title="Hesap silinsin mi?"
          description="ArdaTheWall oyuncusunun hesabı kapanır."
          remains="Oynadığı maçlar ve geçmiş denetimde kalır."
          confirmLabel="Hesabı sil"
          busyLabel="Siliniyor…"
          busy={false}
          onConfirm={close}
          onCancel={close}
        />
      )}
    </>
  );
};

const MOST_BYTES = 2_097_152;

const Logo = () => {
  const [file, setFile] = useState<File | null>(null);
  return <LogoUpload label="Takım logosu" current={null} file={file} onFile={setFile} mostBytes={MOST_BYTES} />;
};

const Colour = () => {
  const [hex, setHex] = useState('#dc3545');
  return <ColourPicker label="Tema rengi" value={hex} onChange={setHex} />;
};

export const ChoiceControls = () => (
  <>
    <Section title="Combobox">
      <Grid>
        <Case title="Seçer">
          <Choosing />
        </Case>
        <Case title="Ekler">
          <Adding />
        </Case>
        <Combobox label="Takım" error="Bir takım seçin." options={[]} value={null} onChoose={() => undefined} />
        <InDialog />
      </Grid>
    </Section>
    <Section title="Disclosure, Menu">
      <Row>
        <Disclosure label="Turnuva">
          {['Takımlar', 'Haftalık Takvim'].map((label) => (
            <a key={label} href="#baglanti" className="flex min-h-11 items-center rounded-control px-3 hover:bg-hover">
              {label}
            </a>
          ))}
        </Disclosure>
        <Actions />
      </Row>
    </Section>
    <Section title="LogoUpload">
      <Grid>
        <Logo />
        <LogoUpload
          label="Lig logosu"
          current="/images/default_logo.png"
          file={null}
          onFile={() => undefined}
          onRemove={() => undefined}
          mostBytes={MOST_BYTES}
          progress={0.6}
        />
        <LogoUpload
          label="Hatalı"
          current={null}
          file={null}
          onFile={() => undefined}
          mostBytes={MOST_BYTES}
          error="Lütfen bir logo seçin!"
        />
      </Grid>
    </Section>
    <Section title="ColourPicker">
      <Colour />
    </Section>
  </>
);
