import { ChoiceTiles } from '../components/ui/choice-tiles.tsx';
import { CheckLine, NumberField, PasswordField, SelectField, TextArea, TextField } from '../components/ui/field.tsx';
import { type Cases, each, Held } from './cases.tsx';

const SIDES = [
  { value: 'home', label: 'Kartal Yıldızları', hint: 'Ev sahibi' },
  { value: 'away', label: 'Çok Uzun Takım Adı Gençlik ve Spor Kulübü', hint: 'Deplasman' },
] as const;
type Side = (typeof SIDES)[number]['value'];

const walkover = (start: Side | null, said: { readonly hint: string } | { readonly error: string }) => (
  <Held start={start}>
    {(value, change) => <ChoiceTiles label="Kazanan takım" {...said} choices={SIDES} value={value} onChange={change} />}
  </Held>
);
const options = ['', 'Planlandı', 'Tamamlandı'].map((label) => <option key={label}>{label}</option>);

export const fields: Cases = {
  TextField: each(TextField, {
    boş: { label: 'Takım adı' },
    'isteğe bağlı': { label: 'Kısa ad', hint: 'En çok 12 harf.', optional: true, defaultValue: 'Kartal' },
    hatalı: { id: 'showcase-team', label: 'Takım adı', hint: 'Puan durumunda görünür.', error: 'En az 3 harf yazın.' },
    'salt okunur': { label: 'Gamertag', readOnly: true, defaultValue: 'ArdaTheWall', hint: 'Değiştirilemez.' },
    kapalı: { label: 'Discord', disabled: true, defaultValue: 'kapalı' },
  }),
  NumberField: { boş: <NumberField id="showcase-number" label="Forma numarası" hint="1 ile 99 arasında." /> },
  PasswordField: each(PasswordField, {
    dolu: { label: 'Şifre', autoComplete: 'current-password', defaultValue: 'çok gizli' },
    hatalı: { label: 'Yeni şifre', error: 'Şifre en az 8 karakter olmalı.', autoComplete: 'new-password' },
  }),
  TextArea: {
    sayaçlı: (
      <Held start="Video izlendi, ikinci golün ofsayt olmadığı görüldü.">
        {(value, change) => (
          <TextArea label="Gerekçe" maxLength={60} value={value} onChange={(event) => change(event.target.value)} />
        )}
      </Held>
    ),
    hatalı: <TextArea label="Açıklama" optional error="Açıklama çok uzun. 500 karakterle yazın." rows={3} />,
  },
  SelectField: each(SelectField, {
    seçili: { label: 'Durum', defaultValue: 'Tamamlandı', children: options },
    hatalı: { label: 'Mevki', error: 'Bir mevki seçin.', defaultValue: '', children: options },
    kapalı: { label: 'Sezon', disabled: true, children: options },
  }),
  CheckLine: each(CheckLine, {
    seçili: { label: 'Bu maç hükmen verildi', defaultChecked: true },
    boş: { label: 'Beni hatırla' },
    kapalı: { label: 'Kapalı', disabled: true },
  }),
  ChoiceTiles: {
    seçili: walkover('home', { hint: 'Skor 3 – 0 yazılır.' }),
    hatalı: walkover(null, { error: 'Hükmen maç için kazanan takımı seçmelisiniz!' }),
  },
};
