import { useState } from 'react';
import { ChoiceTiles } from '../components/ui/choice-tiles.tsx';
import { CheckLine, NumberField, PasswordField, SelectField, TextArea, TextField } from '../components/ui/field.tsx';
import { Grid, Section } from './controls-parts.tsx';

const WORRY = 'Takım adı girilmedi. En az 3 harf yazın.';

const Reason = () => {
  const [reason, setReason] = useState('Video izlendi, ikinci golün ofsayt olmadığı görüldü.');
  return (
    <TextArea
      label="Gerekçe"
      hint="Sayaç yüzde 80 dolunca görünür."
      maxLength={60}
      value={reason}
      onChange={(event) => setReason(event.target.value)}
    />
  );
};

const Walkover = ({ error }: { readonly error?: string }) => {
  const [winner, setWinner] = useState<'home' | 'away' | null>(error === undefined ? 'home' : null);
  return (
    <ChoiceTiles
      label="Kazanan takım"
      hint={error === undefined ? 'Skor 3 – 0 yazılır.' : undefined}
      error={error}
      choices={[
        { value: 'home', label: 'Kartal Yıldızları', hint: 'Ev sahibi' },
        { value: 'away', label: 'Çok Uzun Takım Adı Gençlik ve Spor Kulübü', hint: 'Deplasman' },
      ]}
      value={winner}
      onChange={setWinner}
    />
  );
};

export const FieldControls = () => (
  <Section title="Field">
    <Grid>
      <TextField label="Takım adı" />
      <TextField label="Kısa ad" hint="En çok 12 harf." optional defaultValue="Kartal" />
      <TextField id="showcase-team" label="Takım adı" hint="Puan durumunda böyle görünür." error={WORRY} />
      <TextField label="Gamertag" readOnly defaultValue="ArdaTheWall" hint="Değiştirilemez." />
      <TextField label="Discord" disabled defaultValue="kapalı" />
      <NumberField id="showcase-number" label="Forma numarası" hint="1 ile 99 arasında." />
      <PasswordField label="Şifre" autoComplete="current-password" defaultValue="çok gizli" />
      <PasswordField label="Yeni şifre" error="Şifre en az 8 karakter olmalı." autoComplete="new-password" />
      <Reason />
      <TextArea label="Açıklama" optional error="Açıklama çok uzun. 500 karakterle yazın." rows={3} />
      <SelectField label="Durum" defaultValue="finished">
        <option value="scheduled">Planlandı</option>
        <option value="finished">Tamamlandı</option>
      </SelectField>
      <SelectField label="Mevki" error="Bir mevki seçin." defaultValue="">
        <option value="">Seçin</option>
        <option>Sol Orta Saha</option>
      </SelectField>
      <SelectField label="Sezon" disabled>
        <option>2025</option>
      </SelectField>
      <div>
        <CheckLine label="Bu maç hükmen verildi" defaultChecked />
        <CheckLine label="Beni hatırla" hint="Ortak kullanılan cihazlarda işaretlemeyin." />
        <CheckLine label="Kapalı" disabled />
      </div>
      <Walkover />
      <Walkover error="Hükmen maç için kazanan takımı seçmelisiniz!" />
    </Grid>
  </Section>
);
